/** A text with one sign more, less or other, at one of `places`: what a slip of the hand makes of it. */
export function bend(text: string, random: (below: number) => number, places: RegExp = /\S/g): string {
  const all = [...text.matchAll(places)].map(({ index }) => index);
  const at = all[random(all.length)] ?? 0;
  const [before, sign, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
  const signs = ['', sign + sign, /\d/.test(sign) ? 'x' : '7', ` ${sign}`, `${sign}.`];
  return before + signs[random(signs.length)] + after;
}
