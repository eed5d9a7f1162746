import { parseUrl } from '../../core/parse-url.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { Site } from '../site.ts';

type Said = Partial<Pick<Site, 'webMcpTrialToken' | 'features' | 'baseUrl'>>;

/**
 * Whether the token of an origin trial is of any use: reports `field-invalid` and `field-missing`. It is one for the origin that
 * content/site.ts names, whatever takes its place in this build: `baseUrl` counts where it names none.
 */
export function checkTrialToken(
  { webMcpTrialToken: token, features, baseUrl: written }: Said,
  baseUrl: string,
  sources: Sources,
  report: Report,
): void {
  if (token === undefined) return;
  const place = { at: sources.modules.get('site')?.locate(['webMcpTrialToken']), field: 'webMcpTrialToken' };
  if (!features?.webMcp)
    report({
      ...place,
      code: 'field-missing',
      message: 'expected features.webMcp, whose trial this token is of; it is off',
      hint: 'Switch it on, or delete the token.',
    });
  const wanted = written ?? baseUrl;
  const origin = parseTokenOrigin(token);
  if (!isTokenFor(token, wanted))
    report({
      ...place,
      code: 'field-invalid',
      message: `expected a token for ${wanted}, got ${origin === undefined ? 'one that is damaged' : `one for ${origin}`}`,
      hint: 'Ask for one for this origin: https://developer.chrome.com/origintrials/',
    });
}

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
