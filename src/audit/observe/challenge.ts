import type { ReceivedResponse } from '../connection/client.ts';

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
export function isChallenge(headers: ReceivedResponse['headers'], text: string): boolean {
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
