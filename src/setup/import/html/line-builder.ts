/** A line of a page as readers see it: of a block, or up to a `<br>`. */
export interface TextLine {
  readonly text: string;
  /** The heading above it, or the bold line that stands for one. */
  readonly heading: string;
  readonly isFooter: boolean;
  readonly isHeading: boolean;
  /** The line of the file on which the character at an offset stands. */
  lineAt(offset: number): number;
}

/** The most characters of a line that are looked at: facts are short. */
const longest = 2000;
const longestHeading = 120;

/** Puts texts together to lines, which remember where each of their parts stands. */
export class LineBuilder {
  readonly lines: TextLine[] = [];
  #text = '';
  /** Whether all of the line so far is bold. */
  #isBold = true;
  #starts: { readonly at: number; readonly line: number }[] = [];
  #heading = '';

  /** Adds a text node that begins on a line of the file; blanks become one space. */
  add(raw: string, line: number, isBold: boolean): void {
    if (this.#text.length > longest) return;
    raw.split('\n').forEach((part, index) => {
      if (index > 0) this.#space();
      const words = part.replace(/[\s\u00a0]+/g, ' ');
      if (words.startsWith(' ')) this.#space();
      const text = words.trim();
      if (text === '') return;
      this.#isBold &&= isBold;
      this.#starts.push({ at: this.#text.length, line: line + index });
      this.#text += text;
      if (words.endsWith(' ')) this.#space();
    });
  }

  #space(): void {
    if (this.#text !== '' && !this.#text.endsWith(' ')) this.#text += ' ';
  }

  /** Ends a line; `joint` goes on instead, as between a term and its definition. */
  end(kind: { readonly isFooter: boolean; readonly isHeading?: boolean }, joint?: string): void {
    const text = this.#text.trim();
    if (text !== '' && joint !== undefined) {
      this.#text = text.endsWith(joint.trim()) ? `${text} ` : text + joint;
      return;
    }
    const starts = this.#starts;
    // A bold line stands for a heading.
    const isHeading = kind.isHeading === true || (this.#isBold && text.length <= longestHeading);
    this.#isBold = true;
    this.#text = '';
    this.#starts = [];
    if (text === '') return;
    const { isFooter } = kind;
    if (isHeading) this.#heading = text;
    const lineAt = (offset: number) => starts.findLast(({ at }) => at <= offset)?.line ?? starts[0]?.line ?? 1;
    this.lines.push({
      text: text.slice(0, longest),
      heading: isHeading ? '' : this.#heading,
      isFooter,
      isHeading,
      lineAt,
    });
  }
}
