import { readFrontMatter, secondBlock } from '../../content/read/front-matter/front-matter.ts';
import { withPlainSpaces } from '../../content/read/front-matter/odd-spaces.ts';
import { withOwnLineEnds } from '../edit/own-line-ends.ts';

/** Fields that are lines of text: what stands behind their colon is said, whatever YAML makes of it. */
const textLine = /^(title|description|question):[ \t]*(\S.*?)[ \t]*$/;

const whole = /^(\s*)---[^\S\n]*\n(.*?)^---[^\S\n]*(?:\n|$)(.*)$/ms;

/**
 * Mends front matter that cannot be read where the text leaves no doubt: a title with a colon gets its quotes, a name its
 * space, the markers lose what stands around them. Undefined where it still could not be read, or is read already.
 */
export function mendFrontMatter(file: string, raw: string): string | undefined {
  return withOwnLineEnds(raw, (text) => {
    if (isSound(file, text)) return undefined;
    const [, before = '', block, rest = ''] = whole.exec(text) ?? [];
    if (block === undefined || before.trim() !== '') return undefined;
    const [twice, second = ''] = secondBlock.exec(rest) ?? [];
    const merged = twice === undefined ? undefined : `---\n${block}${second}---\n${rest.slice(twice.length)}`;
    if (merged !== undefined) return isSound(file, merged) ? merged : undefined;
    const lines = withPlainSpaces(block)
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
  const source = readFrontMatter(file, text, () => {
    isWhole = false;
  });
  return source !== undefined && isWhole;
}
