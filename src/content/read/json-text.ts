import type { Report } from '../../core/problem.ts';
import type { ProblemCode } from '../../core/problem-codes.ts';
import { createLocatedData, type PositionedValue } from './located.ts';
import { createPositionLookup } from './position.ts';
import type { LocatedData } from './source.ts';

/** Deeper than anything that is written by hand or by Gazette; what is deeper would overflow the stack. */
const maxDepth = 64;

class Torn extends Error {
  readonly at: number;
  readonly hint: string | undefined;
  constructor(at: number, message: string, hint?: string) {
    super(message);
    this.at = at;
    this.hint = hint;
  }
}

/**
 * Reads JSON (RFC 8259) with the place of each member; JSON.parseWithSchema() tells places differently in each version of Node, and
 * keeps the second of two equal names. Undefined after reporting `code`, or `merge-conflict`, at the first character that is none of it.
 */
export function parseJsonText(file: string, text: string, code: ProblemCode, report: Report): LocatedData | undefined {
  const positionAt = createPositionLookup(file, text);
  try {
    return createLocatedData(file, new JsonReader(text).whole(), positionAt);
  } catch (error) {
    if (!(error instanceof Torn)) throw error;
    const at = positionAt(error.at);
    if (at.col === 1 && /^(?:<{7}|\|{7}|={7}|>{7})(?: |\n|$)/.test(text.slice(error.at, error.at + 8)))
      report({
        code: 'merge-conflict',
        at,
        message: 'expected finished text, got a line that an unfinished merge leaves behind',
        hint: 'Keep both versions of a list, without the lines of the merge; `npx gazette release freeze` puts the rest in order.',
      });
    else report({ code, at, message: error.message, hint: error.hint });
    return undefined;
  }
}

const token = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in texts (RFC 8259 §7)
const quoted = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const blank = /[ \t\n\r]*/y;

class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): PositionedValue {
    const mark = this.#value(0);
    if (this.#next() !== undefined) throw this.#torn('the end of the file');
    return mark;
  }

  #value(depth: number): PositionedValue {
    const first = this.#next();
    const at = this.#at;
    if (depth > maxDepth) throw new Torn(at, `expected at most ${maxDepth} levels`);
    if (first === '{') return this.#object(at, depth);
    if (first === '[') return this.#list(at, depth);
    const text = this.#match(first === '"' ? quoted : token);
    if (text === undefined) throw this.#torn('a value');
    return { value: JSON.parse(text), at };
  }

  #object(at: number, depth: number): PositionedValue {
    const members = new Map<string, PositionedValue>();
    const entries: [string, unknown][] = [];
    this.#each('}', () => {
      this.#next();
      const keyAt = this.#at;
      const key = this.#match(quoted);
      if (key === undefined) throw this.#torn('a name in double quotes');
      const name: string = JSON.parse(key);
      if (members.has(name))
        throw new Torn(keyAt, `expected every name once, got ${key} again`, 'Keep one of the two.');
      if (this.#next() !== ':') throw this.#torn('":"');
      this.#at += 1;
      const mark = this.#value(depth + 1);
      members.set(name, { ...mark, keyAt });
      entries.push([name, mark.value]);
    });
    // fromEntries makes a member of any name, "__proto__" too.
    return { value: Object.fromEntries(entries), at, members };
  }

  #list(at: number, depth: number): PositionedValue {
    const items: PositionedValue[] = [];
    this.#each(']', () => void items.push(this.#value(depth + 1)));
    return {
      value: items.map(({ value }) => value),
      at,
      members: new Map(items.map((item, i) => [String(i), item])),
    };
  }

  /** Reads comma-separated items in brackets. */
  #each(close: string, one: () => void): void {
    this.#at += 1;
    if (this.#next() === close) {
      this.#at += 1;
      return;
    }
    for (;;) {
      one();
      const next = this.#next();
      if (next !== ',' && next !== close) throw this.#torn(`"," or "${close}"`);
      this.#at += 1;
      if (next === close) return;
    }
  }

  /** The next character that says something; undefined at the end. */
  #next(): string | undefined {
    this.#match(blank);
    return this.#text[this.#at];
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #torn(expected: string): Torn {
    const character = this.#text[this.#at];
    return new Torn(
      this.#at,
      `expected ${expected}, got ${character === undefined ? 'the end' : JSON.stringify(character)}`,
    );
  }
}
