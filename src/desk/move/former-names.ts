import { applyEdits, preserveLineEnds } from '../../edit/source/text-edit.ts';
import { findYamlMember } from '../../edit/source/yaml.ts';

const opening = '---\n';

/**
 * Adds a name to `formerly` in the front matter of a Markdown file, takes `now` out of it, and gives the file another `slug`
 * where there is one to give. All else stays as it is. Undefined for a file without front matter.
 */
export function addFormerName(raw: string, name: string, now: string, slug?: string): string | undefined {
  return preserveLineEnds(raw, (text) => {
    const block = /^---\n([\s\S]*?)^---$/m.exec(text)?.[1];
    if (block === undefined) return undefined;
    const old = findYamlMember(block, 'formerly');
    const names = [...new Set([...(old?.texts ?? []), name])].filter((each) => each !== now && each !== '');
    const line = `formerly: [${names.join(', ')}]`;
    const given = slug === undefined ? undefined : findYamlMember(block, 'slug');
    const edit = (start: number, end: number, by: string) => ({
      start: opening.length + start,
      end: opening.length + end,
      // The YAML reader may count the line end as part of a list.
      text: by + (block.slice(start, end).endsWith('\n') ? '\n' : ''),
    });
    return applyEdits(text, [
      ...(given ? [edit(given.start, given.end, `slug: ${slug}`)] : []),
      old ? edit(old.start, old.end, line) : edit(block.length, block.length, `${line}\n`),
    ]);
  });
}
