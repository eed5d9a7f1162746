/** Fault in a file, at a UTF-16 offset of its text. */
export interface BrandFileMistake {
  readonly at: number;
  readonly message: string;
  readonly hint?: string;
}

export interface SvgAttribute {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** An element, its children and whether it has text. */
export interface SvgElement {
  readonly name: string;
  readonly at: number;
  readonly attributes: readonly SvgAttribute[];
  readonly children: readonly SvgElement[];
  /** Offset of text that is no space. */
  readonly textAt?: number;
}

const space = '[ \\t\\n\\r]';
const nameForm = '[A-Za-z_][A-Za-z0-9_.-]*(?::[A-Za-z_][A-Za-z0-9_.-]*)?';
const declaration = new RegExp(
  `^<\\?xml${space}+version=(?:"1\\.0"|'1\\.0')(?:${space}+encoding=(?:"utf-8"|'utf-8'))?(?:${space}+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?${space}*\\?>`,
  'i',
);
const startTag = new RegExp(
  `<(${nameForm})((?:${space}+${nameForm}${space}*=${space}*(?:"[^"<]*"|'[^'<]*'))*)${space}*(/?)>`,
  'y',
);
const endTag = new RegExp(`</(${nameForm})${space}*>`, 'y');
const attribute = new RegExp(`(${nameForm})${space}*=${space}*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
const comment = /<!--(?:(?!--)[\s\S])*-->/y;
const text = /[^<]+/y;
/** The only references of XML that say nothing that cannot be read here. */
const reference = /&(?!(?:amp|lt|gt|quot|apos);)/;

const deepest = 64;
const plain = 'Export it as plain SVG, or have an optimiser (SVGO) write it again.';

/** Thrown within this module alone, at the first thing that cannot be read. */
class Unreadable extends Error {
  readonly mistake: BrandFileMistake;
  constructor(mistake: BrandFileMistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

/**
 * Reads the part of XML that a drawing needs: elements, attributes, text, comments. Everything else (a document type,
 * entities, processing instructions, CDATA, character references) is a mistake, and so is what is not well-formed.
 */
export function parseSvg(source: string): { readonly root: SvgElement } | { readonly mistake: BrandFileMistake } {
  try {
    return { root: rootOf(source) };
  } catch (error) {
    if (error instanceof Unreadable) return { mistake: error.mistake };
    throw error;
  }
}

function rootOf(source: string): SvgElement {
  interface Open extends SvgElement {
    children: SvgElement[];
    textAt?: number;
  }
  const open: Open[] = [];
  let root: SvgElement | undefined;
  let at = declaration.exec(source)?.[0].length ?? 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  while (at < source.length) {
    const begin = at;
    const found = match(comment) ?? match(text) ?? match(endTag) ?? match(startTag);
    if (!found) throw new Unreadable(refusalAt(source, at));
    at += found[0].length;
    const parent = open.at(-1);
    if (found[0].startsWith('<!--')) continue;
    if (!found[0].startsWith('<')) {
      judgeText(found[0], begin, parent !== undefined);
      if (parent && parent.textAt === undefined && /\S/.test(found[0])) parent.textAt = begin + found[0].search(/\S/);
      continue;
    }
    const [, name = '', written = '', empty] = found;
    if (found[0].startsWith('</')) {
      if (parent?.name !== name) throw new Unreadable(broken(begin, `</${name}> ends no element`));
      open.pop();
      continue;
    }
    if (root && !parent) throw new Unreadable(broken(begin, 'a second element stands behind the first'));
    if (open.length >= deepest) throw new Unreadable(broken(begin, `elements are nested deeper than ${deepest}`));
    const element: Open = { name, at: begin, attributes: attributesOf(written, begin + 1 + name.length), children: [] };
    root ??= element;
    parent?.children.push(element);
    if (empty === '') open.push(element);
  }
  const [unclosed] = open;
  if (unclosed) throw new Unreadable(broken(unclosed.at, `<${unclosed.name}> is never closed`));
  if (!root) throw new Unreadable(broken(0, 'there is no element'));
  return root;
}

function attributesOf(written: string, from: number): SvgAttribute[] {
  const found = [...written.matchAll(attribute)].map((each): SvgAttribute => {
    const [, name = '', double, single = ''] = each;
    return { name, value: double ?? single, at: from + each.index };
  });
  for (const [i, { name, value, at }] of found.entries()) {
    if (found.findIndex((each) => each.name === name) < i) throw new Unreadable(broken(at, `${name} is given twice`));
    if (reference.test(value)) throw new Unreadable(hidden(at, `a reference in ${name}`));
  }
  return found;
}

function judgeText(piece: string, at: number, isInside: boolean): void {
  const first = reference.exec(piece);
  if (first) throw new Unreadable(hidden(at + first.index, 'a reference'));
  if (piece.includes(']]>')) throw new Unreadable(broken(at, 'the end of a CDATA section stands in text'));
  if (!isInside && /\S/.test(piece))
    throw new Unreadable(broken(at + piece.search(/\S/), 'text stands outside the drawing'));
}

const broken = (at: number, what: string): BrandFileMistake => ({
  at,
  message: `expected well-formed SVG, but ${what}`,
  hint: plain,
});
const hidden = (at: number, what: string): BrandFileMistake => ({
  at,
  message: `expected characters as they are, got ${what} such as &#106;`,
  hint: 'Write the character itself; only &amp; &lt; &gt; &quot; and &apos; are read.',
});

/** Describes the markup at which reading a drawing fails. */
function refusalAt(source: string, at: number): BrandFileMistake {
  const rest = source.slice(at, at + 20);
  if (/^<!DOCTYPE/i.test(rest))
    return { at, message: 'expected no document type, which can define entities', hint: 'Delete <!DOCTYPE …>.' };
  if (/^<!\[CDATA\[/.test(rest)) return { at, message: 'expected no CDATA section', hint: plain };
  if (/^<\?xml-stylesheet/i.test(rest)) return { at, message: 'expected no stylesheet of its own', hint: plain };
  if (rest.startsWith('<?'))
    return { at, message: 'expected no processing instruction, and UTF-8 where the encoding is named', hint: plain };
  return broken(at, 'this cannot be read');
}
