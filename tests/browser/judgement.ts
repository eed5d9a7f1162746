/** An SVG of a page as a file of its own, to be drawn where no policy keeps pictures out. */
export interface Drawing {
  readonly where: string;
  readonly svg: string;
  /** The colour behind it, as CSS has it. */
  readonly ground: string;
}

/** Findings on a page at its present width, and the drawings on it. */
export interface Judgement {
  readonly found: string[];
  readonly drawings: Drawing[];
}
