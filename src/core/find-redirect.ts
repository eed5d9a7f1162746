/** Levels that an address with a wildcard has at most, so that a long path of a stranger costs few look-ups. */
export const maxLevels = 16;

/** Addresses under which a redirect of a path may be, first the one that counts: its own, then those of the folders. */
export function addressesOf(path: string): string[] {
  const all: string[] = [];
  for (let level = 0, end = 0; level < maxLevels && end !== path.length; level++) {
    const slash = path.indexOf('/', end + 1);
    end = slash === -1 ? path.length : slash;
    all.unshift(`${path.slice(0, end)}/*`);
  }
  all.unshift(path);
  return all;
}

export function findRedirect(
  redirects: { get(address: string): string | undefined },
  path: string,
): string | undefined {
  const addresses = addressesOf(path);
  let found: string | undefined;
  for (let i = 0; i < addresses.length && found === undefined; i++) found = redirects.get(addresses[i] ?? '');
  return found;
}
