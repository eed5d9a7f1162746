import { parseUrl } from '../core/parse-url.ts';

/** Whether browsers take a token at an origin: that which it names, or, where it says so, one below that. */
export function isTokenFor(token: string, origin: string): boolean {
  const named = namedIn(token);
  const here = parseUrl(origin);
  if (!named || !here) return false;
  const { host } = new URL(named.origin);
  return here.host === host || (named.isSubdomain && here.host.endsWith(`.${host}`));
}

/** The origin that a token names, for who must mend it; undefined: it is damaged. */
export const parseTokenOrigin = (token: string): string | undefined => namedIn(token)?.origin;

/**
 * Reads the JSON behind version, 64 bytes of signature and 4 of length (Chromium,
 * third_party/blink/common/origin_trials/trial_token.cc). Browsers check the signature.
 */
function namedIn(token: string): { readonly origin: string; readonly isSubdomain: boolean } | undefined {
  const bytes = Buffer.from(token, 'base64');
  const start = 1 + 64 + 4;
  if (bytes.length <= start || bytes.readUInt32BE(65) !== bytes.length - start) return undefined;
  try {
    const said = JSON.parse(bytes.subarray(start).toString('utf8')) as Readonly<Record<string, unknown>>;
    const { origin, isSubdomain } = said;
    return typeof origin === 'string' && parseUrl(origin) ? { origin, isSubdomain: isSubdomain === true } : undefined;
  } catch {
    return undefined;
  }
}
