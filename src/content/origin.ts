import { parseUrl } from '../core/parse-url.ts';
import type { Problem } from '../core/problem.ts';

/** Message and hint on a wrong base URL; undefined for a bare origin (service.md, placeholders). */
export function checkOrigin(
  value: string,
  options: { preview: boolean },
): Pick<Problem, 'message' | 'hint' | 'fix'> | undefined {
  const expected = 'expected a bare origin such as https://example.com';
  const url = parseUrl(value);
  const meant = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/?$/i.test(value)
    ? `https://${value.toLowerCase().replace(/\/$/, '')}`
    : undefined;
  if (meant !== undefined)
    return {
      message: `${expected}, got "${value}"`,
      hint: `Write it as ${meant}`,
      fix: { kind: 'value', from: value, to: meant },
    };
  if (!url) return { message: `${expected}, got "${value}"`, hint: 'Write https:// and the name of the site.' };
  if (url.username !== '' || url.password !== '')
    return { message: `${expected}, got one with a user name`, hint: 'Remove everything between // and @.' };
  const local = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(url.hostname);
  if (local && !options.preview)
    return {
      message: `${expected}, got the local address "${value}"`,
      hint: 'Pass --preview to build for a local address.',
    };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local))
    return { message: `${expected}, got the scheme "${url.protocol}"`, hint: `Write it as https://${url.host}` };
  if (url.origin !== value)
    return {
      message: `${expected}, got "${value}"`,
      hint: `Write it as ${url.origin} (no path, no slash at the end, lower case).`,
      fix: url.href === `${url.origin}/` ? { kind: 'value', from: value, to: url.origin } : undefined,
    };
  return undefined;
}
