import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';

/** Bytes as people read them, in thousands (IEC 80000-13): `240 kB`, `1.2 MB`. */
export function fileSize(language: Language, bytes: number): string {
  if (bytes < 1000) return say(language, 'size.bytes', { n: bytes });
  if (bytes < 999_500) return say(language, 'size.kilobytes', { n: Math.round(bytes / 1000) });
  return say(language, 'size.megabytes', { n: Math.round(bytes / 100_000) / 10 });
}

/** What a file is, by its name: `PDF`. */
export const fileType = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toUpperCase();
