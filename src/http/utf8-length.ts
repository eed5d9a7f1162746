/** How many bytes a text is in UTF-8. Counted, because CloudFront has no TextEncoder. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Half of a surrogate pair: two bytes each.
    const inPair = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || inPair ? 2 : 3;
  }
  return bytes;
}
