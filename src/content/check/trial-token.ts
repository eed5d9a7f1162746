import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { Site } from '../site.ts';
import { isTokenFor, parseTokenOrigin } from '../trial-token.ts';

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
