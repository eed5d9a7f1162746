import { answer, type HttpAnswer, pathOf, type RequestParts } from '../../../http/answer.ts';
import { negotiate } from '../../../http/negotiate.ts';
import { originOf, type RouteTable } from '../../../http/route-table.ts';

/** Our routes, as data: of pages whose HTML is theirs the table has the Markdown alone. */
export interface OverlayTable extends RouteTable {
  /** Paths whose HTML is theirs, and the `Link` that goes with it. */
  readonly pages: readonly (readonly [path: string, link?: string])[];
}

/** A page of theirs, which varies by Accept. */
export interface OverlaidPage {
  readonly link: string | undefined;
}

/** An answer of ours, a page of theirs, or undefined: theirs, and nothing of ours. */
export type Decision = HttpAnswer | OverlaidPage | undefined;

export const isTheirPage = (found: HttpAnswer | OverlaidPage): found is OverlaidPage => !('status' in found);

/** Says for each request whose it is. What answers are is decided by answer() alone. */
export function deciding(table: OverlayTable): (question: RequestParts) => Decision {
  const origin = originOf(table);
  const pages = new Map(table.pages.map(([path, link]) => [path, { link }]));
  const own = new Set([...table.routes, ...table.redirects].map(([path]) => path).filter((path) => !pages.has(path)));
  return (question) => {
    const path = pathOf(question.target);
    if (own.has(path)) return answer(origin, question);
    // Their forms and preflights are theirs.
    if (!pages.has(path) || !['GET', 'HEAD'].includes(question.method)) return undefined;
    if (negotiate(question.field('accept')) === 'markdown') return answer(origin, question);
    return pages.get(path);
  };
}

/** Their Link with ours (RFC 8288 §3). */
export const withLink = (theirs: string | null | undefined, ours: string): string =>
  theirs ? `${theirs}, ${ours}` : ours;

/** Their Vary with ours (RFC 9110 §12.5.5); a list that says it already, or `*`, is left alone. */
export function varyByAccept(theirs: string | null | undefined): string {
  if (!theirs) return 'Accept';
  const names = theirs.split(',').map((name) => name.trim().toLowerCase());
  return names.includes('accept') || names.includes('*') ? theirs : `${theirs}, Accept`;
}
