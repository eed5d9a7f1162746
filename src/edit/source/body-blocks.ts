/** A block of the body of a Markdown file: a paragraph, a list, a table, a fence. Offsets in the body. */
interface BodyBlock {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The blocks of a body: what stands between empty lines, of which a fence may hold some. */
export function splitBodyBlocks(body: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let [at, start, end] = [0, -1, 0];
  let fence: string | undefined;
  const close = () => {
    if (start >= 0) blocks.push({ start, end, text: body.slice(start, end) });
    start = -1;
  };
  for (const line of body.split('\n')) {
    const [, marker] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined && line.trim() === '') close();
    else {
      if (start < 0) start = at;
      end = at + line.length;
      if (fence === undefined) fence = marker;
      // A fence ends with as many of its characters, and nothing behind them (CommonMark 4.5).
      else if (marker?.startsWith(fence) && /^[ `~]*$/.test(line)) fence = undefined;
    }
    at += line.length + 1;
  }
  close();
  return blocks;
}
