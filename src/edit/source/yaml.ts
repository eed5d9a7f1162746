import { CST, isMap, isScalar, isSeq, parseDocument, type Scalar, stringify, visit } from 'yaml';

/**
 * Data as YAML in block style, each text on one line, and in quotes where any reader, of YAML 1.1 too, could take it
 * for something else (`no`, `2026-01-02`). A Date is a day.
 */
export function renderYaml(value: object): string {
  return stringify(value, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false });
}

/** A text in a block of YAML: where it stands (offsets in the block, quotes included), what it says. */
interface YamlScalar {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** Writes another text in its place, in the same kind of quotes where it can. */
  written(value: string): string;
}

/** The text that begins at an offset of a block; undefined for anything but a plain or quoted one. */
export function findYamlScalar(block: string, offset: number): YamlScalar | undefined {
  const document = parseDocument(block, { schema: 'failsafe', keepSourceTokens: true, logLevel: 'silent' });
  let found: Scalar | undefined;
  visit(document, {
    Pair(_key, { value }) {
      if (isScalar(value) && value.range?.[0] === offset) found = value;
    },
    Scalar(key, node) {
      if (typeof key === 'number' && node.range?.[0] === offset) found = node;
    },
  });
  const token = found?.srcToken;
  if (!found?.range || !token || !('source' in token) || token.type === 'block-scalar') return undefined;
  const { type } = found;
  const [start, end] = found.range;
  return {
    start,
    end,
    value: String(found.value ?? ''),
    written(value) {
      const copy = { ...token };
      CST.setScalarValue(copy, value, type === undefined ? {} : { type });
      return copy.source;
    },
  };
}

/** A member of a block of YAML: where key and value stand together (offsets in the block), and its texts if it is a list. */
interface YamlMember {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly string[];
}

/** The member of this name in a block; undefined where it has none. */
export function findYamlMember(block: string, name: string): YamlMember | undefined {
  const { contents } = parseDocument(block, { schema: 'failsafe', logLevel: 'silent' });
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  const [start, endOfKey] = isScalar(pair?.key) ? (pair.key.range ?? []) : [];
  if (!pair || start === undefined || endOfKey === undefined) return undefined;
  const { range } = (pair.value ?? {}) as { readonly range?: readonly number[] | null };
  const texts = isSeq(pair.value) ? pair.value.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [];
  return { start, end: range?.[1] ?? endOfKey, texts };
}

/** A member of a front matter block: a text, a whole number, a day, or a map of texts. */
type FrontMatterValue = string | number | Date | Readonly<Record<string, string>>;

/** A Markdown file: front matter in the order given, without what is undefined, then the body. */
export function renderMarkdownFile(
  fields: Readonly<Record<string, FrontMatterValue | undefined>>,
  body: string,
): string {
  return `---\n${renderYaml(fields)}---\n\n${body.trim()}\n`;
}
