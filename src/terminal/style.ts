/** Wraps text for a terminal; every function returns its text unchanged where colours are off. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The style for a stream: colours on a terminal; FORCE_COLOR, then NO_COLOR (no-color.org), then TERM=dumb decide otherwise. */
export function terminalStyle(isTTY: boolean, env: Environment): Style {
  return wantsColour(isTTY, env) ? coloured : plain;
}

function wantsColour(isTTY: boolean, { FORCE_COLOR, NO_COLOR, TERM }: Environment): boolean {
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && !NO_COLOR && TERM !== 'dumb';
}

function same(text: string): string {
  return text;
}

/** SGR sequences (ECMA-48 §8.3.117): on, text, off. */
function sgr(on: number, off: number): (text: string) => string {
  return (text) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`);
}

export const plain: Style = { bold: same, dim: same, red: same, green: same, yellow: same };

const coloured: Style = {
  bold: sgr(1, 22),
  dim: sgr(2, 22),
  red: sgr(31, 39),
  green: sgr(32, 39),
  yellow: sgr(33, 39),
};
