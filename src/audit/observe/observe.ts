import { sha256 } from '../../core/digest.ts';
import type { ReceivedResponse } from '../connection/client.ts';
import { type Alteration, type ExpectedBody, findAlteration } from './alteration.ts';
import { isChallenge } from './challenge.ts';
import { decodeBody, findMiscoding, isTruncated, parseContentCodings } from './codings.ts';
import { findCanonicalUrl, findRewriter, findSubstitutePage, isNoindex, type SubstitutePage } from './page-signs.ts';
import { isPicture } from './picture.ts';

/** Facts of an answer that an audit keeps: bodies can be gigabytes. */
export interface Observation {
  readonly status: number;
  readonly headers: ReceivedResponse['headers'];
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
  readonly standIn: SubstitutePage | undefined;
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
export function observeAnswer(
  { status, headers, body }: ReceivedResponse,
  expected: ExpectedBody | undefined,
): Observation {
  const codings = parseContentCodings(headers['content-encoding']);
  // Answers to HEAD name a coding without a body.
  const plain = body.byteLength === 0 ? body : codings.reduceRight(decodeBody, body as Uint8Array | undefined);
  const digest = plain && sha256(plain);
  const wrong = digest === expected?.sha256 ? undefined : plain;
  const text = wrong ? Buffer.from(wrong.subarray(0, readBytes)).toString('latin1') : '';
  return {
    status,
    headers,
    size: body.byteLength,
    sha256: digest,
    altered: alteration(),
    miscoded: findMiscoding(body, codings.length, digest, expected?.sha256),
    listing: /<title>\s*(?:Index of|Directory listing)\b/i.test(text),
    challenge: isChallenge(headers, text),
    rewriter: findRewriter(text),
    standIn: findSubstitutePage(text),
    canonical: findCanonicalUrl(text),
    hidden: isNoindex(text),
    picture: wrong !== undefined && isPicture(wrong),
  };

  function alteration(): Alteration | undefined {
    if (plain === undefined) return isTruncated(body, codings.at(-1)) ? 'truncated' : undefined;
    return wrong && expected && findAlteration(wrong, expected);
  }
}
