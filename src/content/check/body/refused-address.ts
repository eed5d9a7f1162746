/** An address of e-mail where one of a link is asked for. */
export const mailboxPattern = /^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/;

/** Hint for a refused address, where its kind suggests one. */
export function addressHint(address: string): string | undefined {
  if (/^http:\/\//i.test(address)) return `Write https:${address.slice('http:'.length)}`;
  if (/^[a-z][a-z\d+.-]*:|^[/#]|&/i.test(address)) return undefined;
  if (/^www\./i.test(address)) return `Write https://${address}`;
  if (mailboxPattern.test(address)) return `Write mailto:${address}`;
  return 'Write the path from the root, such as /page/. For brackets that are meant as text write \\[.';
}
