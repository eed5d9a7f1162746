import { isChangeFile } from '../../core/change-file-names.ts';
import type { ModuleName } from '../site.ts';
import { moduleNames } from '../site.ts';

/** Role of a file in content/. */
export type ContentRole =
  | { readonly kind: 'module'; readonly name: ModuleName }
  | { readonly kind: 'facts'; readonly name: string }
  | { readonly kind: 'style' }
  | { readonly kind: 'waivers' }
  | { readonly kind: 'lock'; readonly name: LockName }
  | { readonly kind: 'ledger' }
  | { readonly kind: 'import' }
  | { readonly kind: 'catalogue'; readonly tag: string }
  | { readonly kind: 'question' }
  | { readonly kind: 'page' }
  | { readonly kind: 'news' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'skill'; readonly name: string }
  | { readonly kind: 'unknown' };

/** Folders of content/ that hold what editors write. */
export const contentFolders = ['facts', 'faq', 'news', 'pages', 'skills'];
/** The types of the items of fact modules, below content/. */
export const factTypesFile = 'facts.d.ts';

/** Published contract and accepted changes of it: JSON, below content/. */
export const lockNames = ['contract', 'accepted'] as const;
export type LockName = (typeof lockNames)[number];

/** Styles of the organisation's own, below content/. */
export const brandStyleFile = 'brand.css';

/** Problems that are known and accepted, below content/. */
export const waiversFile = 'waivers.json';

const leftover =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|[^/]*~|~\$[^/]*|\.~lock\.[^/]*#|[^/]*\.sw[op]|\.?#[^/]*)$/;

/** Whether a path is left behind by editors or systems, or serves a change in progress; no content. */
export function isLeftover(path: string): boolean {
  return isChangeFile(path) || leftover.test(path);
}

/** Records of decisions, numbered from 001 or 0001 (MADR), in projects whose documentation is their content. A year is none. */
const decision = /^decisions\/0\d{2,3}-[^/]+\.md$/;

/** The role of a file by its path below content/, with `/` between segments. */
export function contentRole(path: string): ContentRole {
  const segments = path.split('/');
  const [first = '', second = '', third] = segments;
  const isMarkdown = path.endsWith('.md');
  // `npm run check -- --fix` writes it.
  if (path === factTypesFile || isLeftover(path) || segments.at(-1) === 'README.md') return { kind: 'ignored' };
  if (decision.test(path)) return { kind: 'ignored' };
  const module = moduleNames.find((name) => path === `${name}.ts`);
  if (module) return { kind: 'module', name: module };
  if (path === brandStyleFile) return { kind: 'style' };
  if (path === waiversFile) return { kind: 'waivers' };
  const lock = lockNames.find((name) => path === `${name}.json`);
  if (lock) return { kind: 'lock', name: lock };
  if (first === 'ledger' && segments.length === 2 && path.endsWith('.txt')) return { kind: 'ledger' };
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'unknown' };
  if (first === 'facts' && segments.length === 2 && path.endsWith('.ts'))
    return { kind: 'facts', name: second.slice(0, -3) };
  // Files of others, with the mappings that say what content was made of them.
  if (first === 'imports' && segments.length === 2 && /\.(?:csv|tsv|txt|json)$/.test(second)) return { kind: 'import' };
  if (first === 'words' && segments.length === 2 && path.endsWith('.json'))
    return { kind: 'catalogue', tag: second.slice(0, -5) };
  if (first === 'faq' && segments.length === 2 && isMarkdown) return { kind: 'question' };
  if (first === 'news' && segments.length === 2 && isMarkdown) return { kind: 'news' };
  if (first === 'pages' && segments.length > 1 && isMarkdown) return { kind: 'page' };
  if (first === 'skills' && segments.length === 3 && third === 'SKILL.md') return { kind: 'skill', name: second };
  return { kind: 'unknown' };
}
