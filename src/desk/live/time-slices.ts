/** Milliseconds after which others may work: nobody notices that a saved file waits for so long. */
export const sliceMs = 10;

/**
 * Returns a function that lets other work be done when `ms` milliseconds have passed since it last did: only then there is
 * something to wait for.
 */
export function createTimeSlices(ms: number): () => Promise<void> | undefined {
  let until = performance.now() + ms;
  return () => {
    if (performance.now() < until) return undefined;
    return new Promise<void>((done) => setImmediate(done)).then(() => {
      until = performance.now() + ms;
    });
  };
}
