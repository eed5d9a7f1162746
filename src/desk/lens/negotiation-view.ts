import type { Release } from '../../core/release.ts';
import { type AcceptWeights, parseAccept } from '../../http/accept.ts';
import { negotiate } from '../../http/negotiate.ts';
import { respond } from '../../http/respond.ts';

/** Response of the origin, and why. */
export interface NegotiationView {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  /** Every media range of the Accept header with its weight, as it was read. */
  readonly ranges: readonly { readonly range: string; readonly weight: number }[];
  /** Sentences that lead from the header to the answer. */
  readonly why: readonly string[];
}

/** Asks respond() and explains its choice by the same readings that it made (service.md 4.3; RFC 9110 §12.5.1). */
export function createNegotiationView(release: Release, path: string, accept: string | undefined): NegotiationView {
  const { status, headers, body } = respond(release, { method: 'GET', path, headers: { accept } });
  const weights = parseAccept(accept ?? '');
  return {
    status,
    headers,
    bytes: body.length,
    ranges: Object.entries(weights).map(([range, weight]) => ({ range, weight })),
    why: reasons(release, path, accept, weights, status),
  };
}

function reasons(
  release: Release,
  path: string,
  accept: string | undefined,
  weights: AcceptWeights,
  status: number,
): string[] {
  if (status === 308) return ['A page has one address: with the slash.'];
  const variants = release.routes.get(path)?.variants ?? [];
  if (variants.length === 0) return ['Nothing is published at this address, so the one 404 page is the answer.'];
  if (variants.length === 1) return ['This address has one representation; Accept does not count.'];
  if (accept === undefined) return ['Without Accept, a page is HTML.'];
  const markdown = weights['text/markdown'];
  const named = ['text/html', 'text/*', '*/*'].find((range) => weights[range] !== undefined);
  const html = weights[named ?? ''] ?? 0;
  const wantsMarkdown = negotiate(accept) === 'markdown';
  return [
    markdown === undefined
      ? 'text/markdown is not named; a wildcard does not ask for it.'
      : `text/markdown is named with weight ${markdown}.`,
    named === undefined
      ? 'Nothing asks for HTML, so its weight is 0.'
      : `HTML weighs ${html}, by the most specific range that fits: ${named}.`,
    wantsMarkdown
      ? 'Markdown is named and does not weigh less: Markdown.'
      : markdown === undefined || markdown === 0
        ? 'So the page is HTML; it is never refused with 406.'
        : 'HTML weighs more: HTML.',
  ];
}
