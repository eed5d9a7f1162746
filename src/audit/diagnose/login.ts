import type { Observation } from '../observe/observe.ts';

/** Tells HTTP authentication or a login page. A redirect from /login to another /login is none. */
export function isLogin({ status, headers }: Observation, path = ''): boolean {
  if (status === 401 && headers['www-authenticate'] !== undefined) return true;
  return status >= 300 && status < 400 && loginPage.test((headers.location ?? '').replace(path, ''));
}

const loginPage =
  /\b(?:log-?in|sign-?in|sso|saml2?|authorize)\b|\/oauth2?\/|\/cdn-cgi\/access\/|cloudflareaccess\.com/i;
