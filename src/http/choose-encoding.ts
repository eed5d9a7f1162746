import type { Encoding } from '../core/encoding.ts';
import { largest } from '../core/largest.ts';
import { parseAccept } from './accept.ts';

/**
 * Chooses the coding of a body (RFC 9110 §12.5.3) by the Accept-Encoding value, its lines joined with ",": the highest
 * weight; at equal weights the first of `available`, which has the best first. Undefined stands for the body as it is,
 * also when the client excludes even that: never 406.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[] = [],
): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  // A list of names with weights, as Accept is.
  const weights = parseAccept(acceptEncoding);
  const weightOf = (encoding: Encoding) => weights[encoding] ?? weights[synonyms[encoding]] ?? weights['*'] ?? 0;
  // Unless it is named, the body as it is comes last: a client lists what it would rather have.
  const asItIs = weights.identity ?? 0;
  const wanted = available.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= asItIs);
  const best = largest(wanted.map(weightOf));
  return wanted.find((encoding) => weightOf(encoding) === best);
}

/** RFC 9110 §8.4.1.3: "x-gzip" is gzip. */
const synonyms: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'x-gzip' };
