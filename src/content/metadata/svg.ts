import { decodeUtf8, type MetadataItem } from './item.ts';
import { findXmpItems } from './xmp.ts';

const comment = /<!--([\s\S]*?)-->/g;
/** Comments of drawing programs and licences, without persons. */
const harmless =
  /^\s*(?:generator\b|created with|made with|uploaded to|source:|license|licence|copyright|©|\(c\)|spdx|!|https?:\/\/\S+\s*$|font awesome|boxicons|svg export)/i;

/** Comments of a drawing, and who made it. Programs in drawings are refused before. */
export function findSvgItems(bytes: Uint8Array): MetadataItem[] {
  const text = decodeUtf8(bytes);
  const comments = [...text.matchAll(comment)].flatMap(([, said = '']): MetadataItem[] =>
    said.trim() === '' || harmless.test(said) ? [] : [{ kind: 'comment', name: 'comment', value: said.trim() }],
  );
  return [...comments, ...findXmpItems(text).filter(({ kind }) => kind !== 'text')];
}

/** Removes comments and metadata of a drawing. */
export function stripSvg(bytes: Uint8Array): Uint8Array {
  const text = decodeUtf8(bytes)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<metadata(?:\s[^>]*)?>[\s\S]*?<\/metadata>/g, '');
  return new Uint8Array(Buffer.from(text, 'utf8'));
}
