import { placeholderMarks } from './flat-text.ts';

/** Words behind whose full stop a sentence goes on. */
const abbreviations =
  /(?:^|[\s(„"“])(?:no|nos|nr|tel|fax|st|str|ca|approx|dr|mr|mrs|ms|prof|co|ltd|inc|corp|bzw|usw|etc|vgl|z|b|d|h|u|a|e|g|i|m|p|o|ä|abs|art|sec|fig|vs|reg|ust|id|max|min|incl|inkl|zzgl|ggf|jan|feb|mar|mär|apr|jun|jul|aug|sep|sept|okt|oct|nov|dez|dec|mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|hr|hrs)$/iu;

/** Ranges of the sentences of a flat text. */
export function splitSentences(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  const ends = /[.!?…]+["”“»')\]]*(?=\s)|[。！？]/gu;
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, match.index - 12), match.index);
    const after = text.slice(end).trimStart();
    if (match[0].startsWith('.') && /\s/.test(text.charAt(end))) {
      if (abbreviations.test(before) || /(?:^|[\s(])\p{L}$/u.test(before)) continue;
      // `am 14. Juni`, `9. bis 12.`
      if (/(?:^|[\s(–-])\d{1,2}$/.test(before) && !/^(?:The|We|Our|It|In|Der|Die|Das|Wir|Unse|Es)/.test(after))
        continue;
    }
    if (after !== '' && !/^["„“»([+\d\p{Lu}\p{Lo}\ue000-\ue002\ufffc]/u.test(after)) continue;
    found.push({ start, end });
    start = end + (text.slice(end).length - after.length);
  }
  if (text.slice(start).trim() !== '') found.push({ start, end: text.length });
  return found;
}

/** Quotations as marks of equal length: what somebody else said is not said by us. */
export function maskQuotations(text: string): string {
  if (!/["“„«»]/.test(text)) return text;
  return text.replace(/"[^"]{2,}"|“[^”]{2,}”|„[^“”"]{2,}[“”"]|«[^»]{2,}»|»[^«]{2,}«/g, (quoted) =>
    placeholderMarks.silent.repeat(quoted.length),
  );
}
