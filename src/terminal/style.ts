import { styleText } from 'node:util';

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
  return wantsColour(isTTY, env) ? coloured : plainStyle;
}

function wantsColour(isTTY: boolean, { FORCE_COLOR, NO_COLOR, TERM }: Environment): boolean {
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && !NO_COLOR && TERM !== 'dumb';
}

function same(text: string): string {
  return text;
}

/** Colours whenever asked: Node's own check of its standard output is off. */
function styled(format: keyof Style): (text: string) => string {
  return (text) => (text === '' ? '' : styleText(format, text, { validateStream: false }));
}

export const plainStyle: Style = { bold: same, dim: same, red: same, green: same, yellow: same };

const coloured: Style = {
  bold: styled('bold'),
  dim: styled('dim'),
  red: styled('red'),
  green: styled('green'),
  yellow: styled('yellow'),
};
