import { cellPrefix } from '../../core/tracking.ts';
import { originsName } from './values.ts';

/** Parts of the site that facts begin with; all else is of content/site.ts. */
const roots: ReadonlySet<string> = new Set([
  'company',
  'access',
  'solutions',
  'workflows',
  'technologyStack',
  'industries',
  'questions',
  'skills',
  'brand',
  'home',
]);

/** Words for a change, to follow "because", by the name under which its reading was noted. */
export function changeOf(name: string): string {
  if (name === originsName) return 'the base URL of the content changed';
  if (name.startsWith(cellPrefix)) return `${name.slice(cellPrefix.length)} changed`;
  const [root = '', key = '', ...rest] = name.split(' ');
  if (root === 'site') return `${[...(roots.has(key) ? [] : ['site']), key, ...rest].join('.')} changed`;
  const rows = root === 'publicFiles' ? 'files of public/' : root === 'catalog' ? 'documents' : root;
  return key === 'length' ? `the number of ${rows} changed` : `${rows} changed (${key})`;
}
