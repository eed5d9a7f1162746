import { isCount } from '../../forms.ts';

/** The head of a log (https://c2sp.org/tlog-checkpoint): its name, how many entries it has, and the root of their tree. */
export interface Checkpoint {
  readonly name: string;
  readonly size: number;
  /** Lower-case hex of SHA-256. */
  readonly root: string;
}

/** The text that is signed: three lines. */
export function checkpointText({ name, size, root }: Checkpoint): string {
  return `${name}\n${size}\n${Buffer.from(root, 'hex').toString('base64')}\n`;
}

/** Reads such a text; undefined if it is none, or has unknown lines. */
export function checkpointOf(text: string): Checkpoint | undefined {
  const [name = '', count = '', hash = '', ...rest] = text.split('\n');
  const root = Buffer.from(hash, 'base64').toString('hex');
  const read = { name, size: Number(count), root };
  if (rest.join('\n') !== '' || name === '' || root.length !== 64 || !isCount(read.size)) return undefined;
  return checkpointText(read) === text ? read : undefined;
}
