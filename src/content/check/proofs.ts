import { parsedUrl } from '../../core/parsed-url.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { Site } from '../site.ts';

type Said = Partial<Pick<Site, 'webMcpTrialToken' | 'features'>>;

/** Whether the token of an origin trial is of any use here: reports `field-invalid` and `field-missing`. */
export function checkTrialToken(
  { webMcpTrialToken: token, features }: Said,
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
  const origin = originOfToken(token);
  if (origin === undefined || new URL(origin).host !== new URL(baseUrl).host)
    report({
      ...place,
      code: 'field-invalid',
      message: `expected a token for ${baseUrl}, got ${origin === undefined ? 'one that is damaged' : `one for ${origin}`}`,
      hint: 'Ask for one for this origin: https://developer.chrome.com/origintrials/',
    });
}

/**
 * The origin that a token names: behind a version, a signature of 64 bytes and a length of four stands JSON (Chromium,
 * third_party/blink/common/origin_trials/trial_token.cc). The signature is the browser's business.
 */
function originOfToken(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64');
  const start = 1 + 64 + 4;
  if (bytes.length <= start || bytes.readUInt32BE(65) !== bytes.length - start) return undefined;
  try {
    const { origin } = JSON.parse(bytes.subarray(start).toString('utf8')) as { readonly origin?: unknown };
    return typeof origin === 'string' && parsedUrl(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}
