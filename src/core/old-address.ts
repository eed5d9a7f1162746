/** An address from which a redirect leads, taken apart: `/old/`, `/index.php?id=7`, or `/blog/*` for `/blog` and all below it. */
export interface OldAddress {
  /** Path without wildcard and query: `/blog` for `/blog/*`. */
  readonly path: string;
  /** Compared as a whole, since that is what all hosts can; absent: any query or none. */
  readonly query?: string;
  readonly isFolder: boolean;
}

export function parseOldAddress(address: string): OldAddress {
  const [path = ''] = address.split('?', 1);
  const isFolder = path.endsWith('/*');
  return {
    path: isFolder ? path.slice(0, -2) : path,
    ...(path !== address && { query: address.slice(path.length + 1) }),
    isFolder,
  };
}
