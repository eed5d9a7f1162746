import matter from 'gray-matter';
import { findIrregularWhitespace } from '../../../core/irregular-whitespace.ts';
import type { Report } from '../../../core/problem.ts';
import type { ProblemCode } from '../../../core/problem-codes.ts';
import { reportHiddenCharacters } from '../hidden-characters.ts';
import type { PositionedValue } from '../located.ts';
import { createLocatedData } from '../located.ts';
import { createPositionLookup } from '../position.ts';
import type { MarkdownSource } from '../source.ts';
import { findIncompleteItem } from './incomplete-items.ts';
import { findIrregularSpaces } from './irregular-spaces.ts';
import { frontMatterDelimiter, lineNumberAt, maxBlockLength } from './parse-simple.ts';
import { scanSimpleFrontMatter } from './scan-simple.ts';
import { parseYaml, type ReportYamlFault } from './yaml.ts';

/** parseFrontMatter() for every form, and for everything that is wrong. */
export function parseAnyFrontMatter(file: string, text: string, report: Report): MarkdownSource | undefined {
  const positionAt = createPositionLookup(file, text);
  let sound = true;
  const fail = (code: ProblemCode, offset: number, message: string, hint?: string) => {
    sound = false;
    report({ code, at: positionAt(offset), message, hint });
  };
  const closeAt = findBlock(text, fail);
  if (closeAt === undefined) return undefined;

  // A comment or nothing between the markers: gray-matter then asks no engine.
  let root: PositionedValue | undefined = { value: {}, at: 0 };
  const { content: body } = matter(text, {
    // Options make gray-matter bypass its cache, which keeps failed parses as empty data.
    language: 'yaml',
    delimiters: frontMatterDelimiter,
    engines: {
      ...refusedEngines,
      yaml(block) {
        // gray-matter keeps the line feed after the marker, so the block begins at its length.
        root = scanSimpleFrontMatter(block, frontMatterDelimiter.length);
        root ??= readBlock(block, (offset, message, hint) =>
          fail('front-matter-syntax', frontMatterDelimiter.length + offset, message, hint),
        );
        return {};
      },
    },
  });
  // No backslash means no escape, and decodeText has seen every character.
  if (root && text.lastIndexOf('\\', closeAt) !== -1)
    sound = reportHiddenCharacters(root, text, positionAt, report) && sound;
  if (!root || !sound) return undefined;
  // Missing fields are shown at the first line, wherever the first key stands.
  const frontMatter = createLocatedData(file, { ...root, at: 0 }, positionAt, text);
  return { file, frontMatter, body, bodyBytes: Buffer.byteLength(body), bodyLine: lineNumberAt(text, closeAt) + 1 };
}

/** The block as YAML has it; where it is broken, or has names that nobody can see to be wrong, odd spaces are the cause. */
function readBlock(block: string, fail: ReportYamlFault): PositionedValue | undefined {
  const failures: Parameters<ReportYamlFault>[] = [];
  const root = parseYaml(block, frontMatterDelimiter.length, (...failure) => void failures.push(failure));
  const isOdd = failures.length > 0 || [...(root?.members?.keys() ?? [])].some((key) => findIrregularWhitespace(key));
  const odd = isOdd ? findIrregularSpaces(block) : [];
  for (const { offset, text } of odd)
    fail(
      offset,
      `expected a plain space or none, got ${findIrregularWhitespace(text)}`,
      'It looks like a space, or like nothing. Delete it, and type a plain space.',
    );
  if (odd.length > 0) return undefined;
  const first = failures.reduce((least, [offset]) => Math.min(least, offset), block.length);
  const half = failures.length > 0 ? findIncompleteItem(block, first) : undefined;
  if (half) {
    fail(half.offset, half.message, half.hint);
    return undefined;
  }
  // Bounded: where it is, what and a hint.
  for (const failure of failures) fail(...failure);
  return root;
}

/** By default gray-matter runs `---js` blocks; findBlock refuses them, and these are its only two. */
const refusedEngines = { javascript: refuseEngine, json: refuseEngine };

function refuseEngine(): never {
  throw new Error('front matter other than YAML must not reach an engine');
}

/** Checks both marker lines, stricter than gray-matter, and returns the offset of the closing one. */
function findBlock(text: string, fail: (code: ProblemCode, offset: number, message: string, hint?: string) => void) {
  const [first = ''] = text.split('\n', 1);
  const shown = JSON.stringify(first.length > 40 ? `${first.slice(0, 40)}…` : first);
  const aloneHint = 'Write "---" alone on the line, without spaces after it.';
  if (!first.startsWith(frontMatterDelimiter) || first.startsWith('----')) {
    const hint = 'Begin the file with a line "---", then "key: value" lines, then a line "---".';
    fail('front-matter-missing', 0, `expected "---" as the first line, got ${shown}`, hint);
  } else if (first !== frontMatterDelimiter && first.trimEnd() === frontMatterDelimiter) {
    const found = findIrregularWhitespace(first) ?? 'spaces';
    fail('front-matter-syntax', frontMatterDelimiter.length, `expected "---" alone, got ${found} after it`, aloneHint);
  } else if (first !== frontMatterDelimiter) {
    const hint = 'Only YAML is read, and nothing in content is ever run: write "---" alone.';
    fail('front-matter-language', frontMatterDelimiter.length, `expected "---" alone, got ${shown}`, hint);
  } else {
    const closing = /^---.*/m.exec(text.slice(frontMatterDelimiter.length));
    const at = frontMatterDelimiter.length + (closing?.index ?? 0);
    const tooLong = (closing ? at : text.length) > maxBlockLength;
    if (closing?.[0] === frontMatterDelimiter && !tooLong) return at;
    if (tooLong) fail('file-too-large', 0, `expected front matter of at most ${maxBlockLength} characters, got more`);
    else if (!closing)
      fail('front-matter-syntax', 0, 'expected a closing line "---", got none', 'Close the block with "---".');
    else
      fail(
        'front-matter-syntax',
        at,
        `expected the closing line "---" alone, got ${findIrregularWhitespace(closing[0]) ?? JSON.stringify(closing[0])}`,
        aloneHint,
      );
  }
  return undefined;
}
