import { mirrorPath, stripFrontMatter } from '../../../../core/url.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import { createRowFactory, type Requirement } from '../../requirement.ts';
import { fail, failIfAny, pass, type RequirementResult } from '../../verdict.ts';
import { servedRowId } from './documents.ts';

const row = createRowFactory('service');
const accept = { headers: { accept: 'text/markdown' } };

/** Targets of the homepage's Link field. */
const advertisedPaths = [
  ...['/auth.md', '/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'],
  ...['/.well-known/api-catalog', '/.well-known/mcp/server-card.json', '/api/v1/openapi.json', '/docs/api.md'],
  ...['/index.md', '/llms.txt'],
];

/** Sections 4.3 and 4.4: pages in two forms, and links of the homepage. */
export const negotiationRows: readonly Requirement[] = [
  row('markdown', '4.3.1', 'Every page answers `Accept: text/markdown` with Markdown.', {
    needs: ['pages', 'negotiation'],
    look: (origin) =>
      each(origin, (path) => {
        const { status, headers, text } = origin.ask(path, accept);
        const type = headers['content-type'] ?? '';
        if (status !== 200 || !type.startsWith('text/markdown')) return `${path}: ${status}, ${type}`;
        if (/<!doctype|<html/i.test(text)) return `${path}: HTML that is called Markdown`;
        return /^# \S/.test(stripFrontMatter(text)) ? undefined : `${path}: Markdown without a heading`;
      }),
  }),
  row('html', '4.3.1', 'Every page answers anything else with HTML.', {
    needs: ['pages'],
    look: (origin) =>
      each(origin, (path) => {
        const { headers, text } = origin.ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
        const isPage = headers['content-type']?.startsWith('text/html') && /^<!doctype html>/i.test(text);
        return isPage ? undefined : `${path}: no HTML`;
      }),
  }),
  row('mirror', '4.3.1', 'The Markdown of a page is served at an address of its own, byte for byte.', {
    needs: ['pages', 'discovery-documents'],
    paths: (origin) => origin.pages.flatMap(({ path }) => [path, findMirrorPath(origin, path)]),
    after: ['service-markdown', servedRowId('homepage')],
    look: (origin) =>
      each(origin, (path) => {
        const mirror = findMirrorPath(origin, path);
        return origin.ask(path, accept).text === origin.ask(mirror).text ? undefined : `${path} is not ${mirror}`;
      }),
  }),
  row('vary', '4.3.1', 'Both forms of a page say that Accept chooses.', {
    needs: ['pages', 'negotiation', 'vary'],
    after: ['service-markdown'],
    look: (origin) =>
      each(origin, (path) => {
        const fields = [origin.ask(path), origin.ask(path, accept)].map(({ headers }) => headers.vary ?? '');
        return fields.every((vary) => /\baccept\b(?!-)/i.test(vary))
          ? undefined
          : `${path}: Vary: ${fields.join(' / ')}`;
      }),
  }),
  row('tokens', '4.3.2', 'The Markdown of the homepage carries `x-markdown-tokens`, an estimate of its tokens.', {
    needs: ['pages', 'discovery-documents', 'markdown-tokens'],
    paths: ['/', '/index.md'],
    after: ['service-markdown', servedRowId('homepage')],
    look({ ask }) {
      const replies = [ask('/', accept), ask('/index.md')];
      const [tokens = 'absent', own = 'absent'] = replies.map(({ headers }) => headers['x-markdown-tokens']);
      const said = `x-markdown-tokens: ${tokens}, at its own address ${own}`;
      const isOfMarkdownAlone = ask('/').headers['x-markdown-tokens'] === undefined;
      return /^[1-9]\d*$/.test(tokens) && own === tokens && isOfMarkdownAlone ? pass(said) : fail(said);
    },
  }),
  row('links', '4.4', 'GET and HEAD on / carry Link fields that lead to the discovery resources.', {
    needs: ['pages', 'homepage-links'],
    paths: ['/'],
    look({ ask, paths }) {
      const skills = paths.filter((path) => path === '/.well-known/agent-skills/index.json');
      const wrong = ['GET', 'HEAD'].flatMap((method) => {
        const link = ask('/', { method }).headers.link ?? '';
        const missing = [...advertisedPaths, ...skills].filter((path) => !link.includes(`<${path}>; rel="`));
        return missing.map((path) => `${method} /: Link leads not to ${path}`);
      });
      return failIfAny(wrong, `Link leads to ${advertisedPaths.join(', ')}`);
    },
  }),
];

/** Checks pages and names the first wrong. */
function each({ pages: all }: ReleaseOrigin, wrong: (path: string) => string | undefined): RequirementResult {
  return failIfAny(
    all.flatMap(({ path }) => wrong(path) ?? []),
    `${all.length} pages asked`,
  );
}

/** Mirror path, also of other homepages: `/en/` is `/en/index.md`. */
export function findMirrorPath({ languages }: ReleaseOrigin, path: string): string {
  const isHome = languages.some(({ prefix }) => path === `${prefix}/`);
  return isHome ? `${path}index.md` : mirrorPath(path);
}
