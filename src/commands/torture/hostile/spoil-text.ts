import type { Random } from '../random.ts';
import { attacks, canary } from './attacks.ts';

/** One way to spoil a text; returns the text, and what was done. */
type Spoil = (text: string, random: Random) => readonly [string, string];

const cutAt = (text: string, random: Random): [number, string] => {
  const at = random.below(text.length + 1);
  return [at, `line ${text.slice(0, at).split('\n').length}`];
};

/** What hands, editors and merges do to files, and what attackers would. */
const spoils: readonly Spoil[] = [
  (text, random) => {
    const attack = random.of(attacks);
    const [at, line] = cutAt(text, random);
    return [text.slice(0, at) + attack + text.slice(at), `${JSON.stringify(attack.slice(0, 40))} put into ${line}`];
  },
  (text, random) => {
    const attack = random.of(attacks);
    return [`${text}\n${attack}\n`, `${JSON.stringify(attack.slice(0, 40))} put at its end`];
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = random.below(lines.length);
    lines.splice(at, 1);
    return [lines.join('\n'), `line ${at + 1} deleted`];
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = random.below(lines.length);
    lines.splice(at, 0, lines[random.below(lines.length)] ?? '');
    return [lines.join('\n'), `a line of its own repeated as line ${at + 1}`];
  },
  (text, random) => {
    const [at, line] = cutAt(text, random);
    return [text.slice(0, at), `cut in ${line}`];
  },
  (text, random) => {
    const [at, line] = cutAt(text, random);
    const sign = random.of([
      '"',
      "'",
      '`',
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '\\',
      '#',
      '-',
      '&',
      '*',
      '<',
      '\t',
      '\r',
      '\0',
    ]);
    return [text.slice(0, at) + sign + text.slice(at), `${JSON.stringify(sign)} put into ${line}`];
  },
  (text, random) => {
    const [at, line] = cutAt(text, random);
    const sign = random.of(['\u202e', '\u200b', '\u{e0041}', '\ufeff', '\u2028', '&#x202e;', '\ud800', '\ufffe']);
    return [text.slice(0, at) + sign + text.slice(at), `an invisible character put into ${line}`];
  },
  (text, random) => {
    const sign = random.of(['\\{{', '> ', '[', '- ', '*', '`', '{{', '((', '![', '<']);
    return [`${text}\n\n${sign.repeat(5000)}\n`, `${JSON.stringify(sign)} put at its end 5,000 times`];
  },
];

/** Spoils the bytes of a text file, in one way of these or by a flipped bit. */
export function spoilText(bytes: Uint8Array, random: Random): { readonly bytes: Uint8Array; readonly how: string } {
  const kind = random.below(spoils.length + 1);
  const spoil = spoils[kind];
  if (spoil) {
    const [text, how] = spoil(Buffer.from(bytes).toString('utf8'), random);
    return { bytes: Buffer.from(text, 'utf8'), how };
  }
  if (bytes.length === 0) return { bytes: Buffer.from(canary), how: 'filled' };
  const flipped = Uint8Array.from(bytes);
  const at = random.below(bytes.length);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  return { bytes: flipped, how: `a bit of byte ${at} flipped` };
}
