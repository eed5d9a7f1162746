// Line breaks (UAX #14, simplified): after spaces; in Chinese and Japanese between any two signs, but not before
// closing or continuing ones, nor after opening ones. Thai, with few spaces, breaks only at these.
const ideograph =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff01-\\uff60ー]';
const mayNotBegin =
  '[\\p{M}\\p{Pe}\\p{Pf}、。，．・：；？！ー々〻ゝゞヽヾ〜～…‥ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ,.!?:;%％]';
const mayNotEnd = '[\\p{Ps}\\p{Pi}￥＄£€$]';

/** Fast check: the ideograph pattern takes milliseconds to compile. */
const mayHoldIdeographs = /[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;

let ends: RegExp | undefined;

/** Splits a text where lines may break; a space ends the part before it. */
export function splitAtLineBreaks(text: string): string[] {
  if (!mayHoldIdeographs.test(text)) return text.split(/(?<= )(?! )/);
  ends ??= new RegExp(
    `(?<= )(?! )|(?<=${ideograph}\\p{M}*)(?<!${mayNotEnd})(?! |${mayNotBegin})|(?<!^| |${mayNotEnd})(?=${ideograph})(?!${mayNotBegin})`,
    'u',
  );
  return text.split(ends).filter((piece) => piece !== '');
}

/** Splits a word longer than a line, but not within a drawn unit, as after a virama or a joiner. */
export function splitWord(word: string): string[] {
  return (
    word.match(
      /\P{M}[\p{M}\u200c\u200d]*(?:(?<=[\u094d\u09cd\u0bcd\u0dca\u200d][\u200c\u200d]?)\P{M}[\p{M}\u200c\u200d]*)*/gu,
    ) ?? [word]
  );
}
