import type { Fix } from '../../core/problem.ts';
import type { LinkTarget } from './target.ts';

/** A link that leads nowhere; `known` are the anchors of its page when that is served. */
interface Dead extends LinkTarget {
  readonly known: readonly string[] | undefined;
}

/**
 * The fix of a link to an address that is served in another spelling: without its last slash, in capitals, with `.html`,
 * with the folder of the files (`/public/logo.svg`). Undefined where two addresses could be meant.
 */
export function createAddressFix(
  { path, fragment, known }: Dead,
  routes: { has(path: string): boolean },
): Fix | undefined {
  const anchor = fragment === '' ? '' : `#${fragment}`;
  if (known) {
    const alike = known.filter((each) => each.toLowerCase() === fragment.toLowerCase());
    // A link within its page is written without the path.
    return alike.length === 1 ? { kind: 'words', from: anchor, to: `#${alike[0]}` } : undefined;
  }
  const stem = path.replace(/^\/public(?=\/)/, '').replace(/(?:\/index)?\.html?$/i, '');
  const spellings = [stem, stem.toLowerCase()].flatMap((each) => [each, each.endsWith('/') ? each : `${each}/`]);
  const served = [...new Set(spellings)].filter((each) => each !== path && routes.has(each));
  return served.length === 1 ? { kind: 'value', from: path + anchor, to: served[0] + anchor } : undefined;
}
