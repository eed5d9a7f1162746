import { parseFrontMatter, secondBlockPattern } from '../../content/read/front-matter/front-matter.ts';
import { replaceIrregularSpaces } from '../../content/read/front-matter/irregular-spaces.ts';
import { preserveLineEnds } from '../../edit/source/text-edit.ts';

const fieldNames = 'title|description|question|updated|category|order|date|slug|draft|author|reviewed|validUntil';
/** A field whose colon was forgotten, or is another sign. */
const withoutColon = new RegExp(`^(${fieldNames})[ \\t]*(?:[;=:：]|[ \\t])[ \\t]*(\\S.*)$`);
const fieldLines = new RegExp(`^(?:(?:${fieldNames}):.*\\n|(?:[ \\t]+|- )\\S.*\\n)+`);
/** A marker as Word makes one of it, or of too many hyphens. */
const marker = /^(?:[-–—]{2,5}|—)[ \t]*$/m;

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
    const [, before = '', block, rest = ''] = whole.exec(restoreMarkers(text)) ?? [];
    if (block === undefined || before.trim() !== '') return undefined;
    const mended = mergeBlocks(block, rest) ?? `---\n${mendLines(file, block)}---\n${rest}`;
    return isSound(file, mended) ? mended : undefined;
  });
}

/** Puts "---" above and below the fields with which a file begins, where a marker is missing or another line of dashes. */
function restoreMarkers(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const start = text.startsWith('---\n') || !marker.test(first) ? text : `---${text.slice(first.length)}`;
  const opened = fieldLines.test(start) ? `---\n${start}` : start;
  const fields = fieldLines.exec(opened.slice('---\n'.length))?.[0];
  if (!opened.startsWith('---\n') || fields === undefined || /^---$/m.test(opened.slice('---\n'.length))) return opened;
  const [next = '', ...rest] = opened.slice('---\n'.length + fields.length).split('\n');
  const body = marker.test(next) ? rest.join('\n') : [next, ...rest].join('\n');
  return `---\n${fields}---\n${body}`;
}

/** Two blocks of front matter as one. */
function mergeBlocks(block: string, rest: string): string | undefined {
  const [twice, second = ''] = secondBlockPattern.exec(rest) ?? [];
  return twice === undefined ? undefined : `---\n${block}${second}---\n${rest.slice(twice.length)}`;
}

const mendLines = (file: string, block: string): string =>
  replaceIrregularSpaces(block)
    .split('\n')
    .map((line) => mendLine(file, line))
    .filter((line, i, all) => !/^[\w-]+:./.test(line) || all.indexOf(line) === i)
    .join('\n');

function mendLine(file: string, line: string): string {
  const text = line.replace(/^\t+(?=[A-Za-z]+:)/, '');
  if (isSound(file, `---\n${text}\n---\n`)) return text;
  const [, name, value = ''] = textLine.exec(text) ?? [];
  if (name === undefined) return text.replace(withoutColon, '$1: $2');
  // A line that only lacks a space is not quoted.
  const spaced = `${name}: ${value}`;
  if (isSound(file, `---\n${spaced}\n---\n`)) return spaced;
  // A quote without its second, one around quotes of the text, or a bracket that text follows.
  const [, quote = '', inner = ''] = /^(["'])(.*)$/.exec(value) ?? [];
  if (quote !== '' && !inner.includes(quote)) return `${name}: ${JSON.stringify(inner)}`;
  if (quote === "'" && inner.endsWith("'")) return `${name}: ${JSON.stringify(inner.slice(0, -1))}`;
  if (/^\[[^[\]]*\][ \t]+[^#\s]/.test(value)) return `${name}: ${JSON.stringify(value)}`;
  // A list, a map, a block or a comment may have been meant.
  if (/^(?:[[{|>&!#?-](?!\{)|["'](?=.*[^"']$)(?!.*["']))|\s#\s/.test(value)) return text;
  return `${name}: ${JSON.stringify(value)}`;
}

function isSound(file: string, text: string): boolean {
  let isWhole = true;
  const source = parseFrontMatter(file, text, () => {
    isWhole = false;
  });
  return source !== undefined && isWhole;
}
