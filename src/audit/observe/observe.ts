import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { sha256 } from '../../core/digest.ts';
import type { ReceivedResponse } from '../connection/client.ts';
import { type Alteration, type ExpectedBody, findAlteration, isPicture } from './alteration.ts';

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

/** Header fields of bot walls. */
const fields: readonly (readonly [name: string, value: RegExp])[] = [
  ['cf-mitigated', /challenge/],
  ['x-amzn-waf-action', /challenge|captcha/],
  ['x-vercel-mitigated', /challenge|deny/],
];

/** Content of bot wall pages, whatever their status. Scripts injected into real pages are excluded. */
const marks: readonly RegExp[] = [
  /_cf_chl_opt|\/cdn-cgi\/challenge-platform\/h\//, // Cloudflare
  /\bAwsWafIntegration\b|\.token\.awswaf\.com\//, // AWS
  /\/_Incapsula_Resource\b/, // Imperva
  /\bcaptcha-delivery\.com\//, // DataDome
  /\bpx-captcha\b/, // HUMAN
  /\/_sec\/cp_challenge\//, // Akamai
  /\bsucuri_cloudproxy_js\b/, // Sucuri
  /\/\.well-known\/sgcaptcha\//, // SiteGround
  /\/\.within\.website\/x\/cmd\/anubis\//, // Anubis
  /\benable java-?script and cookies\b/i,
];

/** Titles of such pages. */
const titles = new RegExp(
  `<title>[^<]*(?:${[
    'just a moment|one moment, please|attention required|pardon our interruption|ddos protection',
    "checking (?:that |if )?you(?:r browser| are|'re)|making sure you|verify(?:ing)? (?:that )?you|verify (?:human|your)",
    'captcha|are you (?:a )?(?:human|robot)|human verification|bot (?:check|protection|verification)',
    'security (?:check|verification)|client challenge|(?:robot|browser) check|access to this page has been denied',
  ].join('|')})`,
  'i',
);

/** Maximum size of a bot wall page; longer ones have real content, maybe with such a script. */
const longestStub = 8192;

/**
 * Whether a bot wall answered in the place of the origin.
 *
 * @param text the body without its coding, of which the beginning is enough; empty when it is the right one
 */
function isChallenge(headers: ReceivedResponse['headers'], text: string): boolean {
  if (fields.some(([name, value]) => value.test(headers[name] ?? ''))) return true;
  if (!/<(?:!doctype|html|head|title|script|meta)\b/i.test(text)) return false;
  if (marks.some((mark) => mark.test(text))) return true;
  // A release page, even if changed on its way, keeps `<main>`.
  return !/<main\b/i.test(text) && (titles.test(text) || (text.length < longestStub && asksForWork(text)));
}

/** Whether a page wants a captcha solved, or a cookie set by script. */
function asksForWork(text: string): boolean {
  if (/<(?:script|form|iframe|div)\b[^>]*\b(?:challenge|h?captcha|recaptcha|turnstile)\b/i.test(text)) return true;
  return /\bdocument\.cookie\s*=/.test(text) && /\blocation\b(?:\.(?:reload|replace|assign|href)\b|\s*=)/.test(text);
}

/** Maximum unpacked size, in bytes; ours are smaller. */
const maxBytes = 64 * 2 ** 20;

/** Content codings in order of application (RFC 9110 §8.4): `gzip, br` → `gzip`, `br`. */
export function parseContentCodings(field: string | undefined): string[] {
  const codings = field?.split(',').map((coding) => coding.trim().toLowerCase()) ?? [];
  return codings.filter((coding) => coding !== '' && coding !== 'identity');
}

const decoders = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['br', brotliDecompressSync],
]);

/** Removes one coding; undefined if it does not fit. */
function decodeBody(body: Uint8Array | undefined, coding: string): Uint8Array | undefined {
  try {
    return body && decoders.get(coding)?.(body, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

/** Whether a body is the beginning of one in a coding. */
function isTruncated(body: Uint8Array, coding: string | undefined): boolean {
  const finishFlush = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  try {
    return decoders.get(coding ?? '')?.(body, { maxOutputLength: maxBytes, finishFlush }) !== undefined;
  } catch {
    return false;
  }
}

/** Detects the expected bytes with repeated, or other than `declared`, codings. */
function findMiscoding(
  body: Uint8Array,
  declared: number,
  digest: string | undefined,
  expected: string | undefined,
): 'twice' | 'mislabelled' | undefined {
  if (expected === undefined || body.byteLength === 0) return undefined;
  const found = digest === expected ? declared : layersOf(body, expected, deepest);
  if (found === undefined || (digest === expected && declared < 2)) return undefined;
  return found > 1 ? 'twice' : 'mislabelled';
}

/** Maximum of nested codings to try. */
const deepest = 3;

/** Number of codings around the expected bytes. */
function layersOf(body: Uint8Array, expected: string, most: number): number | undefined {
  if (sha256(body) === expected) return 0;
  if (most === 0) return undefined;
  for (const coding of ['gzip', 'br']) {
    const inner = decodeBody(body, coding);
    const layers = inner && layersOf(inner, expected, most - 1);
    if (layers !== undefined) return layers + 1;
  }
  return undefined;
}

/** Tools that rewrite pages, by their marks: reports name them, so that they can be switched off. */
const rewriters: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Cloudflare's Email Address Obfuscation", /\/cdn-cgi\/l\/email-protection|data-cfemail=/],
  ["Cloudflare's Rocket Loader", /rocket-loader\.min\.js|type="[0-9a-f]{24}-text\/javascript"/],
  ["Cloudflare's Web Analytics", /static\.cloudflareinsights\.com\/beacon/],
  ["Cloudflare's bot detection", /\/cdn-cgi\/challenge-platform\/scripts\//],
  ["Cloudflare's Zaraz", /\/cdn-cgi\/zaraz\//],
  ['Google Analytics or Tag Manager', /googletagmanager\.com|google-analytics\.com/],
  ['Matomo', /\bmatomo\.js\b|\bpiwik\.js\b/],
  ['Plausible', /plausible\.io\/js\//],
  ["Vercel's toolbar or analytics", /\/_vercel\/(?:insights|speed-insights)|vercel\.live\//],
  ["Netlify's Real User Metrics", /\/\.netlify\/scripts\//],
  ['PageSpeed', /\bpagespeed\b|\.pagespeed\./i],
  ['New Relic', /\bNREUM\b/],
  ['a consent banner', /cookiebot\.com|onetrust|cookieconsent/i],
];

/** Tool whose marks a page has. */
function findRewriter(text: string): string | undefined {
  return rewriters.find(([, mark]) => mark.test(text))?.[0];
}

/** A page that a host or proxy serves instead of documents. */
export type SubstitutePage = 'maintenance' | 'interstitial';

/** Stand-in pages by title, or by the path of a redirect. */
const standIns: readonly (readonly [SubstitutePage, title: RegExp, path: RegExp])[] = [
  [
    'maintenance',
    /maintenance|be (?:right )?back (?:soon|shortly)|temporarily (?:unavailable|down|offline)|under construction|coming soon|wartung/i,
    /maintenance|be-?right-?back|coming-?soon|offline|wartung/i,
  ],
  [
    'interstitial',
    /consent|cookies?\b|before you continue|privacy (?:settings|choices|preferences)|age (?:verification|check|gate)|(?:confirm|verify) your age|(?:choose|select) your (?:country|region|language|location)|not available in your (?:country|region)/i,
    /consent|cookie|gdpr|age-?(?:verification|check|gate)|(?:choose|select)-?(?:country|region|language|location)|splash|interstitial/i,
  ],
];

/** Kind of a stand-in page; release pages, even if changed, keep `<main>`. */
function findSubstitutePage(text: string): SubstitutePage | undefined {
  const title = /<main\b/i.test(text) ? undefined : /<(?:title|h1)\b[^>]*>([^<]*)/i.exec(text)?.[1];
  return title === undefined ? undefined : standIns.find(([, titles]) => titles.test(title))?.[0];
}

/** Stand-in page of a path. */
export function substitutePageAt(path: string): SubstitutePage | undefined {
  return standIns.find(([, , paths]) => paths.test(path))?.[0];
}

/**
 * Absolute canonical address of a page (RFC 6596), unless the page names its origin often: then rewritten links are the
 * fault.
 */
function findCanonicalUrl(text: string): string | undefined {
  const tags = text.match(/<link\b[^>]*\brel=["']?canonical\b[^>]*>/gi) ?? [];
  return tags
    .flatMap((tag) => /\bhref=["']?((?:https?:)?\/\/[^"'\s>]+)/i.exec(tag)?.[1] ?? [])
    .find((href) => text.split(/^[^/]*\/\/[^/]+/.exec(href)?.[0] ?? href).length <= 3);
}

/** Whether a page says `noindex`. */
function isNoindex(text: string): boolean {
  return /<meta\b[^>]*\bname=["']?(?:robots|googlebot)\b[^>]*\bno(?:index|ne)\b/i.test(text);
}
