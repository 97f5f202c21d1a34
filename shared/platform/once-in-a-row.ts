/** What does `run` once, after the script that calls it, however often it is called in a row. */
export function onceInARow(run: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      run();
    });
  };
}
