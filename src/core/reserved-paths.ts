/** First segments that belong to the API, or must stay a 404: below them nobody may find a login (service.md 5.6, 7). */
const apiOrLogin = [
  'api',
  'oauth2',
  'oauth',
  'token',
  'agent',
  'authorize',
  'authorization',
  'register',
  'registration',
  'identity',
];

/** Well-known documents that would claim a login or a service which does not exist (service.md 2.3, 5.2). */
const claims = ['openid-configuration', 'oauth-.*', 'jwks.*', 'agent-card\\.json', 'mcp\\.json'];

const forPages: ReadonlySet<string> = new Set([...apiOrLogin, 'assets']);
const forFiles = new RegExp(`^/(?:\\.well-known/(?:${claims.join('|')})$|(?:${apiOrLogin.join('|')})(?:/|\\.|$))`, 'i');

/** Whether no page may stand below this first segment of a path. */
export const isReservedForPages = (segment: string): boolean => forPages.has(segment);

/** Whether no file of public/ may have this path, in any case. */
export const isReservedForFiles = (path: string): boolean => forFiles.test(path);
