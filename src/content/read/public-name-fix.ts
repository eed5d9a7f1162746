import type { Fix } from '../../core/problem.ts';
import { slugify } from '../../core/slugify.ts';
import { checkPublicPath } from './public-files.ts';

/**
 * `Unser Flyer.PDF` → `unser-flyer.pdf`, `Unsere Flyer/` → `unsere-flyer/`: the name under which a file of public/ would be
 * published, where only its name is wrong, or that of a folder above it; the first of these comes first.
 */
export function suggestPublicName(path: string): Fix | undefined {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const odd = segments.findIndex((_, i) => !isFit([...segments.slice(0, i + 1), 'x.txt']));
  return odd < 0 ? fileFix(segments, name) : folderFix(segments.slice(0, odd), segments[odd] ?? '');
}

const isFit = (segments: readonly string[]): boolean => checkPublicPath(segments.join('/')) === undefined;

function folderFix(above: readonly string[], name: string): Fix | undefined {
  const to = name.startsWith('.') ? undefined : slugify(name);
  if (to === undefined || !isFit([...above, to, 'x.txt'])) return undefined;
  return { kind: 'folder-name', folder: ['public', ...above, name].join('/'), to };
}

function fileFix(above: readonly string[], name: string): Fix | undefined {
  const [, stem, ending] = /^([^.].*)\.([A-Za-z0-9]+)$/.exec(name) ?? [];
  if (stem === undefined || ending === undefined) return undefined;
  const plain = /^[A-Za-z0-9._-]+$/.test(stem) ? stem : slugify(stem);
  const to = `${plain}.${ending.toLowerCase()}`;
  return plain !== undefined && isFit([...above, to]) && to !== name ? { kind: 'file-name', to } : undefined;
}
