import { isChangeFile } from '../../core/change-file-names.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Fix } from '../../core/problem.ts';
import type { ModuleName } from '../site.ts';
import { moduleNames } from '../site.ts';

/** Role of a file in content/. */
export type ContentRole =
  | { readonly kind: 'module'; readonly name: ModuleName }
  | { readonly kind: 'facts'; readonly name: string }
  | { readonly kind: 'fact-items'; readonly name: string }
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
  | { readonly kind: 'skill-file'; readonly name: string }
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
  // `npx gazette check --fix` writes it.
  if (path === factTypesFile || isLeftover(path)) return { kind: 'ignored' };
  if (segments.at(-1) === 'README.md' && !(first === 'skills' && segments.length > 3)) return { kind: 'ignored' };
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
  if (first === 'facts' && segments.length === 3 && /\.(?:ts|json)$/.test(path))
    return { kind: 'fact-items', name: second };
  // Files of others, with the mappings that say what content was made of them.
  if (first === 'imports' && segments.length === 2 && /\.(?:csv|tsv|txt|json)$/.test(second)) return { kind: 'import' };
  if (first === 'words' && segments.length === 2 && path.endsWith('.json'))
    return { kind: 'catalogue', tag: second.slice(0, -5) };
  if (first === 'faq' && segments.length === 2 && isMarkdown) return { kind: 'question' };
  if (first === 'news' && segments.length === 2 && isMarkdown) return { kind: 'news' };
  if (first === 'pages' && segments.length > 1 && isMarkdown) return { kind: 'page' };
  if (first === 'skills' && segments.length === 3 && third === 'SKILL.md') return { kind: 'skill', name: second };
  // A SKILL.md in other letters is a mistake.
  if (first === 'skills' && segments.length > 2 && !/^skill\.m/i.test(third ?? ''))
    return { kind: 'skill-file', name: second };
  return { kind: 'unknown' };
}

const places =
  'Read are site.ts, company.ts and the other modules, facts/*.ts, faq/*.md, news/*.md, pages/**/*.md and skills/<name>/ with SKILL.md and its files.';

/** Files of other programs, by their ending, and where what they hold belongs. */
const kinds: readonly (readonly [ending: RegExp, hint: string])[] = [
  [
    /\.(?:xlsx?|xlsm|ods|numbers|csv|tsv)$/i,
    'A table for readers to download goes to public/. For facts of its rows, save it as CSV and run npx gazette import.',
  ],
  [
    /\.(?:docx?|odt|rtf|pages)$/i,
    'Write its text as Markdown, such as content/pages/about.md. A file for readers to download goes to public/.',
  ],
  [/\.html?$/i, 'Write its text as Markdown, such as content/pages/about.md.'],
  [
    /\.(?:pdf|png|jpe?g|gif|webp|avif|svg|ico|heic|pptx?|odp|zip|epub|mp[34]|mov|ics|vcf|woff2?)$/i,
    'Pictures and files for readers go to public/; pages name them by their path there, such as /images/table.jpg.',
  ],
  [/\.(?:bak|orig|old|tmp)$/i, 'Delete it, or keep it outside of content/.'],
];

/** Advice on a file of content/ that no rule reads, by its path below it; `fix` if its name alone is wrong. */
export function explainUnknownFile(path: string): { readonly hint: string; readonly fix?: Fix } {
  if (path.split('/').some((name) => name.startsWith('.'))) return { hint: places };
  const renamed = rightName(path);
  if (renamed !== undefined) return { hint: meantText(renamed), fix: fixOf(path, renamed) };
  const kind = kinds.find(([ending]) => ending.test(path));
  const meant = kind === undefined ? nearName(path) : undefined;
  return { hint: kind?.[1] ?? (meant === undefined ? places : meantText(meant)) };
}

const meantText = (path: string) => `Did you mean "content/${path}"?`;

/** `Company.ts`, `about.MD`, `about.md.txt`, `Pages/about.md`: the name that a rule reads, in other letters or with an ending more. */
function rightName(path: string): string | undefined {
  const segments = path.replace(/(\.(?:md|ts|json|css))\.te?xt$/i, '$1').split('/');
  const name = segments.pop() ?? '';
  const folder = segments.map((each, i) => (i === 0 ? `${each.toLowerCase()}/` : `${each}/`)).join('');
  const stem = name.replace(/\.(?:md|markdown|mdown)$/i, '.md').replace(/\.ts$/i, '.ts');
  const names = [
    stem,
    stem.toLowerCase(),
    ...['SKILL.md', 'README.md'].filter((each) => each.toLowerCase() === stem.toLowerCase()),
  ];
  return names.map((each) => folder + each).find((each) => each !== path && contentRole(each).kind !== 'unknown');
}

/** A name of the file, or of its folder; where both are wrong, the folder comes first. */
function fixOf(path: string, renamed: string): Fix {
  const [[first = ''], [to = '']] = [path.split('/'), renamed.split('/')];
  if (first !== to && path.includes('/')) return { kind: 'folder-name', folder: `content/${first}`, to };
  return { kind: 'file-name', to: renamed.slice(renamed.lastIndexOf('/') + 1) };
}

/** The name that is nearest. */
function nearName(path: string): string | undefined {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0)
    return path.endsWith('.md')
      ? undefined
      : findNearestName(path, [
          ...moduleNames.map((name) => `${name}.ts`),
          brandStyleFile,
          waiversFile,
          ...lockNames.map((name) => `${name}.json`),
        ]);
  const folder = findNearestName(first, contentFolders);
  if (folder === 'skills')
    return rest.length === 2 && /^skill\.m/i.test(rest[1] ?? '') ? `skills/${rest[0]}/SKILL.md` : undefined;
  if (folder === undefined) return undefined;
  if (folder === 'facts') return rest.length === 1 ? `facts/${rest[0]?.replace(/\.[a-z]+$/i, '')}.ts` : undefined;
  const inside = folder === 'faq' || folder === 'news' ? rest.slice(-1).join() : rest.join('/');
  const file = `${folder}/${inside.replace(/\.(?:md|mdx|mkd|markdown|txt)$/i, '.md')}`;
  return file.endsWith('.md') ? file : undefined;
}
