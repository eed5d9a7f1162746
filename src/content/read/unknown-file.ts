import { findNearestName } from '../../core/did-you-mean.ts';
import type { Fix } from '../../core/problem.ts';
import { moduleNames } from '../site.ts';
import { brandStyleFile, contentFolders, contentRole, lockNames, waiversFile } from './content-files.ts';

const places =
  'Read are site.ts, company.ts and the other modules, facts/*.ts, faq/*.md, news/*.md, pages/**/*.md and skills/<name>/SKILL.md.';

/** Files of other programs, by their ending, and where what they hold belongs. */
const kinds: readonly (readonly [ending: RegExp, hint: string])[] = [
  [
    /\.(?:xlsx?|xlsm|ods|numbers|csv|tsv)$/i,
    'A table for readers to download goes to public/. For facts of its rows, save it as CSV and run npm run import.',
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
