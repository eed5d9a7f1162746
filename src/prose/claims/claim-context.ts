import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import type { PreparedFacts } from '../prepared-facts.ts';
import { placeholderMarks } from '../read/flat-text.ts';
import type { ProseUnit } from '../read/units.ts';
import type { ClaimRow, ClaimWords } from '../words/claims/table.ts';
import { compilePattern, wordSource } from '../words/pattern.ts';
import { findQuantities, type Quantity } from './quantities.ts';

/** A row of a language as a pattern over whole words; one that it lacks matches nothing. */
export function rowPattern(words: ClaimWords, row: ClaimRow, flags = 'iu'): RegExp {
  const key = `${words.code} ${row} ${flags}`;
  const known = patterns.get(key) ?? compilePattern(wordSource(words.rows[row] ?? '(?!)', words.script), flags);
  patterns.set(key, known);
  return known;
}

const patterns = new Map<string, RegExp>();

/** A unit with the words of its language, and what is asked of it more than once. */
export class ClaimUnitContext {
  readonly text: string;
  readonly facts: OwnFacts;
  private readonly known = new Map<ClaimRow, boolean>();
  private numbers: readonly Quantity[] | undefined;

  readonly unit: ProseUnit;
  readonly prepared: PreparedFacts;
  readonly words: ClaimWords;
  readonly today: string;

  constructor(unit: ProseUnit, prepared: PreparedFacts, words: ClaimWords, today: string) {
    this.unit = unit;
    this.prepared = prepared;
    this.words = words;
    this.today = today;
    this.text = unit.text;
    this.facts = prepared.facts;
  }

  has(row: ClaimRow): boolean {
    const known = this.known.get(row) ?? rowPattern(this.words, row).test(row === 'not' ? this.claimed : this.text);
    this.known.set(row, known);
    return known;
  }

  /** The text without the `No,` of an answer, which denies what was asked. */
  private get claimed(): string {
    return this.unit.isOwn
      ? this.text.replace(compilePattern(`^\\s*(?:${this.words.rows.no ?? '(?!)'})[,.:;、。،]\\s*`, 'iu'), '')
      : this.text;
  }

  /** Whether a row matches here, or in the question that is answered here. */
  hasAround(row: ClaimRow): boolean {
    return this.has(row) || rowPattern(this.words, row).test(this.asked);
  }

  /** The question that is answered here; headings and paragraphs before it are of other things. */
  get asked(): string {
    return this.unit.isOwn ? (/^[^?？؟。]*[?？؟。]/u.exec(this.unit.context)?.[0] ?? '') : '';
  }

  hasAny(...rows: readonly ClaimRow[]): boolean {
    return rows.some((row) => this.has(row));
  }

  find(row: ClaimRow): RegExpExecArray | null {
    return this.has(row) ? rowPattern(this.words, row).exec(this.text) : null;
  }

  get quantities(): readonly Quantity[] {
    this.numbers ??= findQuantities(this.text, this.words);
    return this.numbers;
  }

  /** Text right before and behind a range. */
  before(at: number, length = 24): string {
    return this.text.slice(Math.max(0, at - length), at);
  }

  after(at: number, length = 24): string {
    return this.text.slice(at, at + length);
  }

  private name: boolean | undefined;

  get isNamed(): boolean {
    this.name ??=
      this.text.includes(placeholderMarks.own) ||
      this.prepared.isNamed(this.text) ||
      this.prepared.ownName.test(this.text);
    return this.name;
  }

  /** Whether the text says that it speaks of us, or stands where an editor says nothing else. */
  get saysUs(): boolean {
    return this.unit.isOwn === true || this.has('we') || this.isNamed;
  }

  /** Whether the text can only speak of us: it says so, or it has no other subject. */
  get isOurs(): boolean {
    // Japanese leaves its subject out.
    const { kind, isOfOthers } = this.unit;
    return this.saysUs || (!isOfOthers && (kind === 'alt' || this.words.script === 'unspaced' || this.has('self')));
  }

  /** Whether it is a row of a table that may be about us. */
  get isRow(): boolean {
    return this.unit.kind === 'row' && !this.unit.isOfOthers;
  }

  /** Question, rumour, plan, thought: claims in it need not be true. */
  get isSoft(): boolean {
    return /[?？؟]\s*$/.test(this.text) || this.hasAny('plan', 'maybe', 'told');
  }

  /** Whether it is past: by its words, or by the year it tells. */
  get isPast(): boolean {
    const money = Object.values(this.words.currencies).join('|');
    const year = `(?<![\\d.,]|(?:${money}) ?)(?!${this.today.slice(0, 4)})(?:1[5-9]|20)\\d\\d(?!\\d|[.,]\\d| ?(?:${money}))`;
    return this.has('past') || compilePattern(year, 'iu').test(this.text);
  }

  /** Whether a customer, a supplier, a neighbour, a person or another company is spoken of. */
  get isOther(): boolean {
    return this.isOtherCalled || (!this.unit.isOwn && this.isForeignNamed);
  }

  /** Whether somebody else stands before the offset of a claim, and we do not: who does a thing stands before it. */
  isOtherBefore(at: number): boolean {
    if (this.prepared.isOtherNamed(this.text, at)) return true;
    const before = this.text.slice(0, at);
    const { we, others, person } = this.words.rows;
    // `Our customer` is not us.
    const rest = before.replace(
      compilePattern(`(?:(?<!\\p{L})(?:${we})\\s+)?${wordSource(`${others}|${person}`, this.words.script)}`, 'giu'),
      '',
    );
    const isOther = rest !== before || this.facts.relatives.some((name) => before.includes(name));
    return isOther && !rowPattern(this.words, 'we').test(rest) && !this.prepared.ownName.test(rest);
  }

  /** Whether what stands around speaks of us: headings, the head of a table, the lead of a list. */
  get isOursAround(): boolean {
    const { context } = this.unit;
    return (
      rowPattern(this.words, 'we').test(context) ||
      context.includes(placeholderMarks.own) ||
      this.prepared.isNamed(context)
    );
  }

  /** Somebody else by a word or by a legal form. */
  get isOtherCalled(): boolean {
    return this.has('others') || this.prepared.isOtherNamed(this.text, this.text.length);
  }

  /** Whether one of our people is named: what it does is not what we do. */
  get isPersonNamed(): boolean {
    return this.facts.people.some(({ name }) =>
      (name.match(/\p{Lu}\p{L}{2,}|\p{Script=Han}{2}|\p{Script=Arabic}{3,}/gu) ?? []).some(
        (part) => this.text.includes(part) && !this.prepared.ownName.test(part),
      ),
    );
  }

  /** Whether one of our other places is spoken of, or a relative: it has numbers of its own. */
  get isOfPart(): boolean {
    const { addresses, relatives } = this.facts;
    const [main = '', ...others] = addresses.map(({ locality }) => locality);
    const isElsewhere = others.some((town) => town !== main && town !== '' && this.text.includes(town));
    return (isElsewhere && !this.text.includes(main)) || relatives.some((name) => this.text.includes(name));
  }

  private foreign: boolean | undefined;

  /** A name of two words and more that no fact has, where names alone begin with a capital. */
  get isForeignNamed(): boolean {
    this.foreign ??=
      [...this.text.matchAll(/(?<!\p{L})(?:شركة|مؤسسة|مصنع) ال(\p{L}+)/gu)].some(
        ([, name = '']) => !this.prepared.isOwnWord(name) && !this.prepared.isOwnWord(`ال${name}`),
      ) ||
      (!this.words.hasCapitals &&
        [
          ...this.text.matchAll(
            /(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}'-]+(?: (?:de |du |des |la |di |da |do |van |der |of |and |& )?\p{Lu}[\p{L}'-]*\p{Ll}[\p{L}'-]*)+/gu,
          ),
        ].some(({ 0: name }) =>
          (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every((word) => !this.prepared.isOwnWord(word)),
        ));
    return this.foreign;
  }
}

/** A finding over a range, with what is to be written there. */
export const findingOf = (start: number, end: number, has: ContentFact, text?: string): ProseFinding => ({
  start,
  end,
  has,
  ...(text !== undefined && { write: { text, reference: text === has.text ? has.reference : undefined } }),
});
