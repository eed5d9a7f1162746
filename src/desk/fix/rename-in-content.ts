import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ProjectChange } from '../../publish/change/change-files.ts';
import type { AppliedFix } from './applied-fix.ts';

/**
 * Leads what the content says of a file of public/ to its new name: `public/Our Flyer.PDF` stands in it as
 * `/Our Flyer.PDF` or `/Our%20Flyer.PDF`. Takes both names with their folder; returns what was changed, by file.
 */
export function renameInContent(
  before: string,
  after: string,
  { contentDir }: { readonly contentDir: string },
  change: ProjectChange,
): AppliedFix[] {
  const [from, to] = [before.slice('public'.length), after.slice('public'.length)];
  const spellings = [...new Set([from, encodeURI(from), from.replaceAll(' ', '%20')])].map(escaped).join('|');
  // Part of a longer path or name it is another file.
  const written = new RegExp(`(?<![\\p{L}\\p{N}./_-])(?:${spellings})(?![\\p{L}\\p{N}/_%-])`, 'gu');
  return contentFiles(contentDir).flatMap((name): AppliedFix[] => {
    const path = join(contentDir, name);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(written, () => to);
    if (changed === text) return [];
    change.write(path, changed);
    return [{ at: { file: `content/${name.split(sep).join('/')}` }, from, to }];
  });
}

const contentFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name) && !name.endsWith('.d.ts'))
    .sort();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
