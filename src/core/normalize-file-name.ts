/** A name as file systems see it that take capitals for small letters, and é for e with an accent behind it: those of Windows and macOS. */
export const normalizeFileName = (name: string): string =>
  (/^[!-~]*$/.test(name) ? name : name.normalize('NFKC')).toLowerCase();
