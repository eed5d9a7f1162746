/** Returns a function that lets other work be done whenever `ms` milliseconds have passed since it last did. */
export function slices(ms: number): () => Promise<void> {
  let until = performance.now() + ms;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((done) => setImmediate(done));
    until = performance.now() + ms;
  };
}
