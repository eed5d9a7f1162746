import type { Fix } from '../../core/problem.ts';
import { slugify } from '../../core/slugify.ts';
import { publicRefusal } from './public-files.ts';

/** `Unser Flyer.PDF` → `unser-flyer.pdf`: the name under which a file of public/ would be published, where only its name is wrong. */
export function publicNameFix(path: string): Fix | undefined {
  const slash = path.lastIndexOf('/') + 1;
  const [, stem, ending] = /^([^.].*)\.([A-Za-z0-9]+)$/.exec(path.slice(slash)) ?? [];
  if (stem === undefined || ending === undefined) return undefined;
  const plain = /^[A-Za-z0-9._-]+$/.test(stem) ? stem : slugify(stem);
  const to = `${plain}.${ending.toLowerCase()}`;
  const isFit = plain !== undefined && publicRefusal(path.slice(0, slash) + to) === undefined;
  return isFit && to !== path.slice(slash) ? { kind: 'file-name', to } : undefined;
}
