import { sha256 } from '../../core/digest.ts';
import type { Answer } from '../connection/client.ts';
import { type Alteration, alterationOf, type ExpectedBody } from './altered.ts';
import { isChallenge } from './challenge.ts';
import { codingsOf, decoded, isCutShort, miscoding } from './codings.ts';
import { isPicture } from './picture.ts';
import { canonicalOf, isHidden, rewriterOf, type StandIn, standInOf } from './signs.ts';

/** What an audit keeps of an answer: a site may have gigabytes of bodies. */
export interface Observation {
  readonly status: number;
  readonly headers: Answer['headers'];
  /** Of the body as it came, in bytes. */
  readonly size: number;
  /** Of the body without its content codings; undefined when they cannot be taken off. */
  readonly sha256: string | undefined;
  /** What was done to the right body, where it can be told. */
  readonly altered: Alteration | undefined;
  /** The right body came, but compressed more than once, or otherwise than Content-Encoding says. */
  readonly miscoded: 'twice' | 'mislabelled' | undefined;
  /** The body is the list of a folder, as servers make them. */
  readonly listing: boolean;
  /** A bot wall answered in the place of the origin. */
  readonly challenge: boolean;
  /** What has left its mark in a wrong body. */
  readonly rewriter: string | undefined;
  /** The page that came in the place of a document. */
  readonly standIn: StandIn | undefined;
  /** The address that a wrong page names as its original. */
  readonly canonical: string | undefined;
  /** A wrong page asks search engines to stay away. */
  readonly hidden: boolean;
  /** A wrong body is a picture. */
  readonly picture: boolean;
}

/** The part of a wrong body that is read for signs of who sent it, in bytes. */
const readBytes = 256 * 2 ** 10;

/** @param expected the body that should have come, if any will not do */
export function observe({ status, headers, body }: Answer, expected: ExpectedBody | undefined): Observation {
  const codings = codingsOf(headers['content-encoding']);
  // The answer to HEAD names a coding and has no body.
  const plain = body.byteLength === 0 ? body : codings.reduceRight(decoded, body as Uint8Array | undefined);
  const digest = plain && sha256(plain);
  const wrong = digest === expected?.sha256 ? undefined : plain;
  const text = wrong ? Buffer.from(wrong.subarray(0, readBytes)).toString('latin1') : '';
  return {
    status,
    headers,
    size: body.byteLength,
    sha256: digest,
    altered: alteration(),
    miscoded: miscoding(body, codings.length, digest, expected?.sha256),
    listing: /<title>\s*(?:Index of|Directory listing)\b/i.test(text),
    challenge: isChallenge(headers, text),
    rewriter: rewriterOf(text),
    standIn: standInOf(text),
    canonical: canonicalOf(text),
    hidden: isHidden(text),
    picture: wrong !== undefined && isPicture(wrong),
  };

  function alteration(): Alteration | undefined {
    if (plain === undefined) return isCutShort(body, codings.at(-1)) ? 'truncated' : undefined;
    return wrong && expected && alterationOf(wrong, expected);
  }
}
