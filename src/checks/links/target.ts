import { decodePercent } from '../../core/url.ts';

/** Target of a link of this origin; links that are spelt differently and lead to the same place are equal. */
export interface LinkTarget {
  readonly path: string;
  /** Without `#`, decoded; empty when there is none. */
  readonly fragment: string;
}

/** The target of a link as path, query and fragment (`/x/?q#y`, `#y`) that stands in a document at path `from`. */
export function resolveLinkTarget(link: string, from: string): LinkTarget {
  const [address = '', fragment = ''] = link.split('#', 2);
  const path = address.replace(/\?.*/s, '');
  // HTML and Markdown spell letters beyond ASCII differently; `%2F` and the like mean something else than `/`.
  const plain = path.replace(/(?:%[89a-f][0-9a-f])+/gi, decodePercent);
  return { path: plain || (link.startsWith('#') ? from : '/'), fragment: decodePercent(fragment) };
}

/** Equal for links that lead to the same place. */
export function toTargetKey({ path, fragment }: LinkTarget): string {
  return `${path}#${fragment}`;
}
