/** Reading of a character by marked's pattern for inline text: no stop, a stop in any case, or a closer look. */
const plain = 0;
const stop = 1;
const doubt = 2;

const kinds = new Uint8Array(128);
for (const character of '\\<![`*~_') kinds[character.charCodeAt(0)] = stop;
for (const character of '\n.:@&pP') kinds[character.charCodeAt(0)] = doubt;

/** Characters of marked's pattern for an address before the `@` (RFC 5322 §3.2.3). */
const local = new Uint8Array(128);
for (let code = 0; code < 128; code += 1)
  if (/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/.test(String.fromCharCode(code))) local[code] = 1;

/**
 * End of a run of text that marked's pattern for inline text would take from the start of `text`: at the next character
 * of markup. 0 where only the pattern can tell: addresses, hard line ends, character references, runs of ` and ~.
 */
export function findPlainRunEnd(text: string): number {
  const { length } = text;
  const first = text.charCodeAt(0);
  if (first === 0x60 || first === 0x7e) return 0;
  // The pattern takes one character, whatever it is, before it looks for markup.
  for (let at = kinds[first] === doubt ? 0 : 1; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? kinds[code] : plain;
    if (kind === plain) continue;
    if (kind === stop) return mayBeLocal(text, at) ? 0 : at;
    if (isDoubtful(text, at, code)) return 0;
  }
  return length;
}

/** Whether a character of markup may stand in a mail address, which would begin before it. */
function mayBeLocal(text: string, from: number): boolean {
  let at = from;
  while (local[text.charCodeAt(at)] === 1) at += 1;
  return text.charCodeAt(at) === 0x40;
}

function isDoubtful(text: string, at: number, code: number): boolean {
  switch (code) {
    case 0x0a:
      return text.charCodeAt(at - 1) === 0x20;
    case 0x2e:
      return text.startsWith('www', at - 3);
    case 0x3a:
      return text.charCodeAt(at + 1) === 0x2f || text.startsWith('mailto', at - 6) || text.startsWith('xmpp', at - 4);
    case 0x70:
    case 0x50:
      return (text.charCodeAt(at - 1) | 0x20) === 0x74 && text.slice(at - 3, at).toLowerCase() === 'htt';
    default:
      return true;
  }
}
