interface YieldingScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves as soon as the browser has done what else it had to do. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as YieldingScheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
