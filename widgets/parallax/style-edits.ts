/** Inline styles of the platform's own elements, which are as they were once `signal` aborts. */
export function setStyles(
  element: HTMLElement,
  styles: Readonly<Record<string, string>>,
  signal: AbortSignal,
): void {
  const hadStyle = element.hasAttribute('style');
  const before = Object.keys(styles).map(
    (name) =>
      [
        name,
        element.style.getPropertyValue(name),
        element.style.getPropertyPriority(name),
      ] as const,
  );
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  signal.addEventListener('abort', () => {
    for (const [name, value, priority] of before) element.style.setProperty(name, value, priority);
    if (!hadStyle && element.style.length === 0) element.removeAttribute('style');
  });
}
