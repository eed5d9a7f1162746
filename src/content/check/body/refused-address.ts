/** An address of e-mail where one of a link is asked for. */
export const isMailbox = /^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/;

/** What to write in place of an address that is refused, where its kind tells. */
export function addressHint(address: string): string | undefined {
  if (/^http:\/\//i.test(address)) return `Write https:${address.slice('http:'.length)}`;
  if (/^[a-z][a-z\d+.-]*:|^[/#]|&/i.test(address)) return undefined;
  if (/^www\./i.test(address)) return `Write https://${address}`;
  if (isMailbox.test(address)) return `Write mailto:${address}`;
  return 'Write the path from the root, such as /page/. For brackets that are meant as text write \\[.';
}
