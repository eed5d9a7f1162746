import { isChangeFile } from '../../core/change-names.ts';
import { didYouMean } from '../../core/did-you-mean.ts';
import type { ModuleName } from '../site.ts';
import { moduleNames } from '../site.ts';

/** What a file of content/ is read as. */
export type ContentRole =
  | { readonly kind: 'module'; readonly name: ModuleName }
  | { readonly kind: 'facts'; readonly name: string }
  | { readonly kind: 'style' }
  | { readonly kind: 'waivers' }
  | { readonly kind: 'lock'; readonly name: LockName }
  | { readonly kind: 'ledger' }
  | { readonly kind: 'log' }
  | { readonly kind: 'import' }
  | { readonly kind: 'question' }
  | { readonly kind: 'page' }
  | { readonly kind: 'news' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'skill'; readonly name: string }
  | { readonly kind: 'unknown'; readonly hint: string };

const folders = ['facts', 'faq', 'news', 'pages', 'skills'];
const places =
  'Read are site.ts, company.ts and the other modules, facts/*.ts, faq/*.md, news/*.md, pages/**/*.md and skills/<name>/SKILL.md.';

/** The types of the items of fact modules, below content/. */
export const factTypesFile = 'facts.d.ts';

/** What was published and may not change (contract), and which changes were accepted: JSON, below content/. */
const lockNames = ['contract', 'accepted'] as const;
export type LockName = (typeof lockNames)[number];

/** Styles of the organisation's own, below content/. */
const brandStyleFile = 'brand.css';

/** Problems that are known and accepted, below content/. */
const waiversFile = 'waivers.json';

/** What editors and systems leave behind, and what a change that is being made needs; no part of anyone's content. */
export function isLeftover(path: string): boolean {
  return isChangeFile(path) || /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\.gitkeep|[^/]*~|[^/]*\.sw[op]|\.?#[^/]*)$/.test(path);
}

/** The role of a file by its path below content/, with `/` between segments. */
export function contentRole(path: string): ContentRole {
  const segments = path.split('/');
  const [first = '', second = '', third] = segments;
  const isMarkdown = path.endsWith('.md');
  // What `npm run types` writes for editors.
  if (path === factTypesFile || isLeftover(path) || segments.at(-1) === 'README.md') return { kind: 'ignored' };
  const module = moduleNames.find((name) => path === `${name}.ts`);
  if (module) return { kind: 'module', name: module };
  if (path === brandStyleFile) return { kind: 'style' };
  if (path === waiversFile) return { kind: 'waivers' };
  const lock = lockNames.find((name) => path === `${name}.json`);
  if (lock) return { kind: 'lock', name: lock };
  if (first === 'ledger' && segments.length === 2 && path.endsWith('.txt')) return { kind: 'ledger' };
  if (first === 'log' && segments.length === 2 && path.endsWith('.json')) return { kind: 'log' };
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'unknown', hint: places };
  if (first === 'facts' && segments.length === 2 && path.endsWith('.ts'))
    return { kind: 'facts', name: second.slice(0, -3) };
  // Files of others, with the mappings that say what content was made of them.
  if (first === 'imports' && segments.length === 2 && /\.(?:csv|tsv|txt|json)$/.test(second)) return { kind: 'import' };
  if (first === 'faq' && segments.length === 2 && isMarkdown) return { kind: 'question' };
  if (first === 'news' && segments.length === 2 && isMarkdown) return { kind: 'news' };
  if (first === 'pages' && segments.length > 1 && isMarkdown) return { kind: 'page' };
  if (first === 'skills' && segments.length === 3 && third === 'SKILL.md') return { kind: 'skill', name: second };
  const meant = meantBy(path, segments);
  return { kind: 'unknown', hint: meant ? `Did you mean "content/${meant}"?` : places };
}

function meantBy(path: string, segments: readonly string[]): string | undefined {
  const [first = '', ...rest] = segments;
  if (rest.length === 0)
    return path.endsWith('.md')
      ? undefined
      : didYouMean(path, [
          ...moduleNames.map((name) => `${name}.ts`),
          brandStyleFile,
          waiversFile,
          ...lockNames.map((name) => `${name}.json`),
        ]);
  const folder = didYouMean(first, folders);
  if (folder === 'skills')
    return rest.length === 2 && /^skill\.m/i.test(rest[1] ?? '') ? `skills/${rest[0]}/SKILL.md` : undefined;
  if (folder === undefined) return undefined;
  if (folder === 'facts') return rest.length === 1 ? `facts/${rest[0]?.replace(/\.[a-z]+$/i, '')}.ts` : undefined;
  const inside = folder === 'faq' || folder === 'news' ? rest.slice(-1).join() : rest.join('/');
  const file = `${folder}/${inside.replace(/\.(?:md|mdx|mkd|markdown|txt)$/i, '.md')}`;
  return file.endsWith('.md') ? file : undefined;
}
