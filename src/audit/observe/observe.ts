import { sha256 } from '../../core/digest.ts';
import type { Answer } from '../connection/client.ts';
import { type Alteration, alterationOf, type ExpectedBody } from './altered.ts';
import { isChallenge } from './challenge.ts';
import { codingsOf, decoded, isCutShort, miscoding } from './codings.ts';
import { isPicture } from './picture.ts';
import { canonicalOf, isHidden, rewriterOf, type StandIn, standInOf } from './signs.ts';

/** Facts of an answer that an audit keeps: bodies can be gigabytes. */
export interface Observation {
  readonly status: number;
  readonly headers: Answer['headers'];
  /** Body size as received, in bytes. */
  readonly size: number;
  /** SHA-256 of the decoded body; undefined if it cannot be decoded. */
  readonly sha256: string | undefined;
  /** Known alteration of the right body. */
  readonly altered: Alteration | undefined;
  /** The right body in wrong codings. */
  readonly miscoded: 'twice' | 'mislabelled' | undefined;
  /** A directory listing. */
  readonly listing: boolean;
  /** A bot wall answered. */
  readonly challenge: boolean;
  /** Tool that left marks in a wrong body. */
  readonly rewriter: string | undefined;
  /** Stand-in page of the host. */
  readonly standIn: StandIn | undefined;
  /** Canonical address of a wrong page. */
  readonly canonical: string | undefined;
  /** A wrong page says `noindex`. */
  readonly hidden: boolean;
  /** A wrong body is an image. */
  readonly picture: boolean;
}

/** Bytes of a wrong body that are searched for signs. */
const readBytes = 256 * 2 ** 10;

/** @param expected the body that should have come, if any will not do */
export function observe({ status, headers, body }: Answer, expected: ExpectedBody | undefined): Observation {
  const codings = codingsOf(headers['content-encoding']);
  // Answers to HEAD name a coding without a body.
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
