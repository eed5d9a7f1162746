import { compareCodeUnits } from '../../core/problem.ts';
import type { ForeignFolder } from './foreign-folder.ts';

/** Rules of host files in the folder: guarded paths, `noindex`, redirects. */
export interface HostRules {
  /** Whether a path needs a login, or is closed to all. */
  isGuarded(path: string): boolean;
  /** Whether a header field says `noindex` for a path. */
  isUnindexed(path: string): boolean;
  /** Whether a redirect exists for a path. */
  isRedirected(path: string): boolean;
}

type Matcher = (path: string) => boolean;

/** Reads `.htaccess`, `_headers`, `_redirects`, `netlify.toml` and `vercel.json`. */
export function readHostRules(site: ForeignFolder): HostRules {
  const text = (file: string) =>
    site.files.some((each) => each.file === file) ? Buffer.from(site.bytes(file)).toString('utf8') : '';
  const folders = site.files.filter(({ file }) => /(?:^|\/)\.htaccess$/.test(file)).map(({ file }) => file);
  const access = folders
    .sort(compareCodeUnits)
    .map((file) => ({ folder: `/${file.slice(0, -'.htaccess'.length)}`, text: text(file) }));
  const headers = headerBlocks(text('_headers'));
  const guarded: Matcher[] = [
    ...access.flatMap(({ folder, text: rules }) => closed(folder, uncommented(rules))),
    ...headers.filter(({ fields }) => /^basic-auth:/im.test(fields)).map(({ path }) => pattern(path)),
  ];
  const unindexed = headers.filter(({ fields }) => /^x-robots-tag:.*\b(?:noindex|none)\b/im.test(fields));
  const redirected: Matcher[] = [
    ...redirectLines(text('_redirects')).map(pattern),
    ...[...text('netlify.toml').matchAll(/^\s*from\s*=\s*["']([^"']+)["']/gm)].map(([, from = '']) => pattern(from)),
    ...[...text('vercel.json').matchAll(/"source"\s*:\s*"([^"]+)"/g)].map(([, from = '']) => pattern(from)),
    ...access.flatMap(({ folder, text: rules }) => rewrites(folder, uncommented(rules))),
  ];
  const some = (matchers: readonly Matcher[]) => (path: string) => matchers.some((matches) => matches(path));
  return {
    isGuarded: some(guarded),
    isUnindexed: some(unindexed.map(({ path }) => pattern(path))),
    isRedirected: some(redirected),
  };
}

/** Paths that Apache closes: a folder, or in it files of a section. Sections for write methods close nothing. */
function closed(folder: string, text: string): Matcher[] {
  const found: Matcher[] = [];
  const rest = text
    .replace(/^\s*<(Files(?:Match)?)\s+([^>]+)>([\s\S]*?)<\/\1>/gim, (_, kind: string, name: string, rules: string) => {
      if (!guards.test(rules)) return '';
      const source = name
        .trim()
        .replace(/^~\s*/, '')
        .replace(/^["']|["']$/g, '');
      const expression = /match$/i.test(kind) || name.trim().startsWith('~') ? source : globOf(source);
      const isMeant = expressionIn('', expression);
      found.push((path) => path.startsWith(folder) && isMeant(path.slice(path.lastIndexOf('/') + 1)));
      return '';
    })
    .replace(/^\s*<LimitExcept\s+[^>]*\bGET\b[^>]*>[\s\S]*?<\/LimitExcept>/gim, '')
    .replace(/^\s*<Limit\s+(?![^>]*\bGET\b)[^>]*>[\s\S]*?<\/Limit>/gim, '');
  return guards.test(rest) ? [...found, startsWith(folder)] : found;
}

const globOf = (source: string): string =>
  `^${source
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.')}$`;

const guards = /^\s*(?:AuthType|AuthUserFile|Require\s+(?!all\s+granted)\S|Deny\s+from)/im;
const uncommented = (text: string): string => text.replace(/^\s*#.*$/gm, '');
const startsWith = (folder: string) => (path: string) => path.startsWith(folder);

/** Matches `/x/*` and `/x/:name` of Netlify, Cloudflare and Vercel; a splat matches anything. */
function pattern(written: string): Matcher {
  const path = written.replace(/^https?:\/\/[^/]+/, '');
  const source = path
    .split(/(\*|:[A-Za-z]\w*\*?|\(\.\*\))/)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        : part.startsWith(':') && !part.endsWith('*')
          ? '[^/]+'
          : '.*',
    )
    .join('');
  const expression = new RegExp(`^${source}/?$`);
  return (asked) => expression.test(asked);
}

/** Blocks of a path and the indented lines below it. */
function headerBlocks(text: string): { readonly path: string; readonly fields: string }[] {
  const blocks: { path: string; fields: string }[] = [];
  for (const line of uncommented(text).split(/\r?\n/)) {
    if (/^\S/.test(line)) blocks.push({ path: line.trim(), fields: '' });
    else if (line.trim() !== '') {
      const last = blocks.at(-1);
      if (last) last.fields += `${line.trim()}\n`;
    }
  }
  return blocks;
}

function redirectLines(text: string): string[] {
  return uncommented(text)
    .split(/\r?\n/)
    .flatMap((line) => line.trim().split(/\s+/)[0] || []);
}

/** Paths of simple `Redirect`, `RedirectMatch` and `RewriteRule` lines of Apache. */
function rewrites(folder: string, text: string): Matcher[] {
  const found: Matcher[] = [];
  for (const [, name = '', rest = ''] of text.matchAll(
    /^\s*(Redirect(?:Match|Permanent|Temp)?|RewriteRule)\s+(.*)$/gim,
  )) {
    const words = rest
      .trim()
      .split(/\s+/)
      .filter((word) => !/^(?:\d{3}|permanent|temp|seeother|gone)$/i.test(word));
    const [from = ''] = words;
    if (/^Redirect(?:Permanent|Temp)?$/i.test(name)) found.push(startsWith(from));
    else found.push(expressionIn(name === 'RedirectMatch' ? '' : folder, from.replace(/^["']|["']$/g, '')));
  }
  return found;
}

function expressionIn(folder: string, source: string): Matcher {
  try {
    const expression = new RegExp(source);
    return (path) => path.startsWith(folder) && expression.test(path.slice(folder.length));
  } catch {
    return () => false;
  }
}
