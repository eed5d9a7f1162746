/** The words before what is dialled once somebody has answered, in lower case. */
const words = String.raw`;ext=|ext(?:ension|n)?\.?|x|#|durchwahl|dw\.?|nebenstelle|apparat|poste|interno|int\.|anexo|toestel`;
const extended = new RegExp(`^(.*?\\p{Nd})[\\s,(]*(?:${words})\\s*:?\\s*(\\d{1,7})\\)?$`, 'iu');

/**
 * Parts a telephone number from its extension. Takes the text, also of a `tel:` address; returns the number without it,
 * and the extension's digits where there are any (RFC 3966 §5.3).
 */
export function splitExtension(text: string): { readonly number: string; readonly extension: string | undefined } {
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:\s*/i, '');
  const [, number, extension] = extended.exec(written) ?? [];
  return { number: number ?? written, extension };
}
