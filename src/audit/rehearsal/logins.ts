import type { PublishedRepresentation } from '../../checks/statements/statement.ts';

/** Signs of a login, in words; statements on authentication are among the answers. */
export function findLogins({ mediaType, text, headers }: PublishedRepresentation, status: number): string[] {
  const found: string[] = [];
  if (status === 401 || status === 403) found.push(`is answered with ${status}`);
  if (headers['www-authenticate'] !== undefined) found.push('sends WWW-Authenticate');
  if (mediaType !== 'text/html') return found;
  if (/<input\b[^>]*type="?password/i.test(text)) found.push('has a field for a password');
  const [link] =
    /href="[^"]*\/(?:login|log-in|signin|sign-in|signup|oauth2?\/(?:authorize|token)|authorize)\/?["?#]/i.exec(text) ??
    [];
  if (link !== undefined) found.push(`links to a login: ${link.slice(6)}`);
  return found;
}
