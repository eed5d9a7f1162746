import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { withOwnLineEnds } from '../edit/own-line-ends.ts';
import { applyEdits } from '../edit/text-edit.ts';

/**
 * Adds a name to `formerly` in the front matter of a Markdown file, takes `now` out of it, and gives the file another `slug`
 * where there is one to give. All else stays as it is. Undefined where the block cannot be changed so.
 */
export function withFormerly(raw: string, name: string, now: string, slug?: string): string | undefined {
  return withOwnLineEnds(raw, (text) => {
    const block = /^---\n([\s\S]*?)^---$/m.exec(text)?.[1];
    if (block === undefined) return undefined;
    const map = parseDocument(block, { schema: 'failsafe', logLevel: 'silent' }).contents;
    if (!isMap(map)) return undefined;
    const start = '---\n'.length;
    const rangeOf = (key: string) => {
      const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
      const [at, , end] = isScalar(pair?.key) ? (pair.key.range ?? []) : [];
      const value = pair?.value as { range?: readonly [number, number, number] } | null | undefined;
      return at === undefined || end === undefined
        ? undefined
        : { at, end: value?.range?.[1] ?? end, value: pair?.value };
    };
    const old = rangeOf('formerly');
    const names = isSeq(old?.value) ? old.value.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [];
    const all = [...new Set([...names, name])].filter((each) => each !== now && each !== '');
    const line = `formerly: [${all.join(', ')}]`;
    const given = slug === undefined ? undefined : rangeOf('slug');
    return applyEdits(text, [
      ...(given ? [{ start: start + given.at, end: start + given.end, text: `slug: ${slug}` }] : []),
      old
        ? {
            start: start + old.at,
            end: start + old.end,
            text: line + (block.slice(old.at, old.end).endsWith('\n') ? '\n' : ''),
          }
        : { start: start + block.length, end: start + block.length, text: `${line}\n` },
    ]);
  });
}
