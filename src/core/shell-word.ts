/** A text as one word of a shell. POSIX XCU §2.2.2: nothing within single quotes is special. */
export const quoteShellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
