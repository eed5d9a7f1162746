import type { Report } from '../../core/problem.ts';
import type { FoundFile } from './list-files.ts';
import type { PublicFileReader, PublicSourceFile } from './load-public.ts';
import { checkSkillFilePath } from './public-files.ts';

const folder = '.well-known/agent-skills/';

/** Address of a supporting file, without the first slash, by its path below content/skills/. */
export const skillFileAddress = (path: string): string => folder + path;

/** Reads the supporting files of skills, byte for byte. A folder without SKILL.md is reported once. */
export function loadSkillFiles(
  found: readonly FoundFile[],
  names: ReadonlySet<string>,
  read: PublicFileReader,
  report: Report,
): PublicSourceFile[] {
  const missing = new Set<string>();
  return found.flatMap((each) => {
    const [, name = ''] = each.path.split('/');
    if (!names.has(name)) {
      if (!missing.has(name))
        report({
          code: 'file-missing',
          at: { file: `content/skills/${name}/SKILL.md` },
          message: `expected this file beside content/${each.path}, found none`,
        });
      missing.add(name);
      return [];
    }
    const place = { file: skillFileAddress(each.path.slice('skills/'.length)), source: `content/${each.path}` };
    // A page in a skill is a template: served, and so judged, as text.
    const asText = { ...each, path: each.path.replace(/\.html?$/, '.txt') };
    return read(asText, place, checkSkillFilePath(each.path));
  });
}
