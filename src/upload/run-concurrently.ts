/**
 * Runs `work` for every item, at most `width` at a time. After a failure no item is started; the running ones finish,
 * then the first failure is thrown.
 */
export async function runConcurrently<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => void failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
