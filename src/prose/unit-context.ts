import type { ContentFact } from './facts/fact.ts';
import type { OwnFacts } from './facts/own-facts.ts';
import type { PreparedFacts } from './prepared-facts.ts';
import { placeholderMarks } from './read/flat-text.ts';
import type { ProseUnit } from './read/unit.ts';
import { compilePattern } from './words/pattern.ts';
import type { WordTable } from './words/table.ts';

/** A claim that a fact contradicts: a range of the unit's text, the fact, and what is to be written there instead. */
export interface ProseFinding {
  readonly start: number;
  readonly end: number;
  readonly has: ContentFact;
  /** End of the replaced text, if before the end of the quoted one. */
  readonly replaceEnd?: number;
  /** Replacement in Markdown (a reference) and elsewhere; absent: a person has to say it. */
  readonly write?: { readonly reference?: string | undefined; readonly text: string } | undefined;
}

type Row = { [K in keyof WordTable]: WordTable[K] extends RegExp ? K : never }[keyof WordTable];

/** A unit as it is looked at, with what is asked of it more than once. */
export class UnitContext {
  readonly text: string;
  private readonly known = new Map<Row, boolean>();
  readonly unit: ProseUnit;
  readonly facts: OwnFacts;
  readonly prepared: PreparedFacts;
  readonly table: WordTable;
  readonly today: string;

  constructor(unit: ProseUnit, prepared: PreparedFacts, table: WordTable, today: string) {
    this.unit = unit;
    this.text = unit.text;
    this.facts = prepared.facts;
    this.prepared = prepared;
    this.table = table;
    this.today = today;
  }

  /** Whether a row of the language matches somewhere. */
  has(row: Row): boolean {
    const known = this.known.get(row);
    if (known !== undefined) return known;
    const found = this.table[row].test(this.text);
    this.known.set(row, found);
    return found;
  }

  private name: boolean | undefined;

  /** Whether one of our names stands there. */
  get named(): boolean {
    this.name ??= this.text.includes(placeholderMarks.own) || this.prepared.isNamed(this.text);
    return this.name;
  }

  /** We, our, or one of our names. */
  get ours(): boolean {
    return this.has('we') || this.named;
  }

  /** We or one of our names, as those who do something. */
  get us(): boolean {
    return this.has('us') || this.named;
  }

  /** Whether a row matches in what stands around, of which many units have the same. */
  isAround(row: Row): boolean {
    const { around } = this.prepared;
    const { context } = this.unit;
    const key = `${this.table.code} ${row} ${context}`;
    const known = around.get(key) ?? this.table[row].test(context);
    if (around.size > 500) around.clear();
    around.set(key, known);
    return known;
  }

  get isOursAround(): boolean {
    const { context } = this.unit;
    return this.isAround('we') || context.includes(placeholderMarks.own) || this.prepared.isNamed(context);
  }

  get isQuestion(): boolean {
    return /\?\s*$/.test(this.text);
  }

  /** Question, past, plan, thought or example: claims in it need not be true. */
  get isSoft(): boolean {
    return this.isQuestion || this.has('history') || this.has('plan') || this.has('hypothesis') || this.isExample;
  }

  get isExample(): boolean {
    return this.has('example') || this.table.example.test(this.unit.heads.join(' '));
  }

  /**
   * Whether somebody else is spoken of before the offset of a claim, and we are not: who does a thing stands before it.
   * `serves`: the claim is of what is done for others, and then they are spoken of as those for whom.
   */
  isOther(at: number, serves = false): boolean {
    const { text, table } = this;
    if (this.prepared.isOtherNamed(text, at)) return true;
    if (this.us) return false;
    for (const { index, 0: said } of text.matchAll(compilePattern(table.others.source, 'giu'))) {
      if (index >= at) return false;
      const isServed =
        serves && (table.served.test(text.slice(0, index).trimEnd()) || table.asking.test(text.slice(index)));
      if (!isServed && !table.asRole.test(text.slice(0, index + said.length))) return true;
    }
    return false;
  }
}
