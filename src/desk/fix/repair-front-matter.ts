import { parseFrontMatter, secondBlockPattern } from '../../content/read/front-matter/front-matter.ts';
import { replaceIrregularSpaces } from '../../content/read/front-matter/irregular-spaces.ts';
import { preserveLineEnds } from '../../edit/source/text-edit.ts';

/** Fields that are lines of text: what stands behind their colon is said, whatever YAML makes of it. */
const textLine = /^(title|description|question):[ \t]*(\S.*?)[ \t]*$/;

const whole = /^(\s*)---[^\S\n]*\n(.*?)^---[^\S\n]*(?:\n|$)(.*)$/ms;

/**
 * Mends front matter that cannot be read where the text leaves no doubt: a title with a colon gets its quotes, a name its
 * space, the markers lose what stands around them. Undefined where it still could not be read, or is read already.
 */
export function repairFrontMatter(file: string, raw: string): string | undefined {
  return preserveLineEnds(raw, (text) => {
    if (isSound(file, text)) return undefined;
    const [, before = '', block, rest = ''] = whole.exec(text) ?? [];
    if (block === undefined || before.trim() !== '') return undefined;
    const [twice, second = ''] = secondBlockPattern.exec(rest) ?? [];
    const merged = twice === undefined ? undefined : `---\n${block}${second}---\n${rest.slice(twice.length)}`;
    if (merged !== undefined) return isSound(file, merged) ? merged : undefined;
    const lines = replaceIrregularSpaces(block)
      .split('\n')
      .map((line) => mendLine(file, line));
    const mended = `---\n${lines.join('\n')}---\n${rest}`;
    return isSound(file, mended) ? mended : undefined;
  });
}

function mendLine(file: string, line: string): string {
  const text = line.replace(/^\t+(?=[A-Za-z]+:)/, '');
  if (isSound(file, `---\n${text}\n---\n`)) return text;
  const [, name, value = ''] = textLine.exec(text) ?? [];
  if (name === undefined) return text;
  // A line that only lacks a space is not quoted.
  const spaced = `${name}: ${value}`;
  if (isSound(file, `---\n${spaced}\n---\n`)) return spaced;
  // A list, a map, a block or a comment may have been meant.
  if (/^(?:[[{|>&!#?-](?!\{)|["'](?=.*[^"']$)(?!.*["']))|\s#/.test(value)) return text;
  return `${name}: ${JSON.stringify(value)}`;
}

function isSound(file: string, text: string): boolean {
  let isWhole = true;
  const source = parseFrontMatter(file, text, () => {
    isWhole = false;
  });
  return source !== undefined && isWhole;
}
