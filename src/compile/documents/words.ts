import { derivedValuePrefix } from '../../core/tracked-reads.ts';
import { originsReadName } from './value-digests.ts';

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
export function describeChange(name: string): string {
  if (name === originsReadName) return 'the base URL of the content changed';
  if (name.startsWith(derivedValuePrefix)) return `${name.slice(derivedValuePrefix.length)} changed`;
  const [root = '', key = '', ...rest] = name.split(' ');
  if (root === 'site') return `${[...(roots.has(key) ? [] : ['site']), key, ...rest].join('.')} changed`;
  const rows = root === 'publicFiles' ? 'files of public/' : root === 'catalog' ? 'documents' : root;
  return key === 'length' ? `the number of ${rows} changed` : `${rows} changed (${key})`;
}
