/**
 * What a platform's answer says of a file: 200 is the file, and 404 or a redirect to another address is none. Anything
 * else is no answer to that: it must not become a 404 which caches keep.
 */
export async function found(file: string, stored: Response): Promise<Response | undefined> {
  const { status } = stored;
  if (status === 200) return stored;
  await stored.body?.cancel();
  if (status === 404 || (status >= 300 && status < 400)) return undefined;
  throw new Error(`${file}: the platform answered ${status}`);
}
