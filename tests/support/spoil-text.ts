import type { seeded } from './seeded.ts';

/** A word that no site has. */
const canary = 'gzcanary';

/** Texts that must never become markup of a page, and some on which parsers have choked. */
const attacks: readonly string[] = [
  `<${canary}-x>a</${canary}-x>`,
  `<script>${canary}()</script>`,
  `<img src=x onerror=${canary}()>`,
  `<svg/onload=${canary}()>`,
  `<a href="javascript:${canary}()">x</a>`,
  `[x](javascript:${canary}())`,
  `[x](&#106;avascript:${canary}())`,
  `[x](data:text/html,${canary})`,
  `![x](javascript:${canary}())`,
  `[x](/ "" onmouseover="${canary}()")`,
  `[x]: javascript:${canary}()\n\n[x]`,
  `>> \t<img onerror=${canary}()>`,
  `- \t<${canary}-x>`,
  `\`\`\`${canary}" onload="${canary}()\n<${canary}-x>\n\`\`\``,
  `<!-- ${canary} --><${canary}-x>`,
  `</title><${canary}-x>`,
  `"><${canary}-x>`,
  `'-->\\u003c/script><${canary}-x>`,
  `\\u003c${canary}-x\\u003e`,
  `&lt;${canary}-x&gt; &#60;${canary}-x&#62;`,
  `{{constructor.constructor('${canary}')()}}`,
  `{{__proto__.${canary}}}`,
  '{{company.name}}'.repeat(300),
  `---js\nprocess.exit(3)\n---`,
  '!!js/function "function(){process.exit(3)}"',
  '*a: &a [*a, *a]',
  'a: &a [x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b]',
  '$' + '{process.exit(3)}',
  "...require('node:fs'),",
  '[process.exit(3)]: 1,',
  'get x() { process.exit(3) },',
  '__proto__: { isAdmin: true },',
  `constructor: '${canary}',`,
  '../../../../../../etc/passwd',
  '<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs',
  '\\{{'.repeat(3000),
  '('.repeat(10_000),
  'x'.repeat(100_000),
  '9'.repeat(400),
  '-0',
  '1e999',
];

type Random = ReturnType<typeof seeded>;
/** One way to spoil a text; returns the text, and what was done. */
type Spoil = (text: string, random: Random) => readonly [string, string];

const oneOf = <T>(random: Random, list: readonly T[]) => list[random(list.length)] as T;

const cutAt = (text: string, random: Random): [number, string] => {
  const at = random(text.length + 1);
  return [at, `line ${text.slice(0, at).split('\n').length}`];
};

/** Damages by hands, editors, merges and attackers. */
const spoils: readonly Spoil[] = [
  (text, random) => {
    const attack = oneOf(random, attacks);
    const [at, line] = cutAt(text, random);
    return [text.slice(0, at) + attack + text.slice(at), `${JSON.stringify(attack.slice(0, 40))} put into ${line}`];
  },
  (text, random) => {
    const attack = oneOf(random, attacks);
    return [`${text}\n${attack}\n`, `${JSON.stringify(attack.slice(0, 40))} put at its end`];
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = random(lines.length);
    lines.splice(at, 1);
    return [lines.join('\n'), `line ${at + 1} deleted`];
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = random(lines.length);
    lines.splice(at, 0, lines[random(lines.length)] ?? '');
    return [lines.join('\n'), `a line of its own repeated as line ${at + 1}`];
  },
  (text, random) => {
    const [at, line] = cutAt(text, random);
    return [text.slice(0, at), `cut in ${line}`];
  },
  (text, random) => {
    const [at, line] = cutAt(text, random);
    const sign = oneOf(random, [
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
    const sign = oneOf(random, ['\u202e', '\u200b', '\u{e0041}', '\ufeff', '\u2028', '&#x202e;', '\ud800', '\ufffe']);
    return [text.slice(0, at) + sign + text.slice(at), `an invisible character put into ${line}`];
  },
  (text, random) => {
    const sign = oneOf(random, ['\\{{', '> ', '[', '- ', '*', '`', '{{', '((', '![', '<']);
    return [`${text}\n\n${sign.repeat(5000)}\n`, `${JSON.stringify(sign)} put at its end 5,000 times`];
  },
];

/** Spoils the bytes of a text file, in one way of these or by a flipped bit. */
export function spoilText(bytes: Uint8Array, random: Random): { readonly bytes: Uint8Array; readonly how: string } {
  const kind = random(spoils.length + 1);
  const spoil = spoils[kind];
  if (spoil) {
    const [text, how] = spoil(Buffer.from(bytes).toString('utf8'), random);
    return { bytes: Buffer.from(text, 'utf8'), how };
  }
  if (bytes.length === 0) return { bytes: Buffer.from(canary), how: 'filled' };
  const flipped = Uint8Array.from(bytes);
  const at = random(bytes.length);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << random(8));
  return { bytes: flipped, how: `a bit of byte ${at} flipped` };
}
