import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';

/** Size in decimal units (IEC 80000-13): `240 kB`, `1.2 MB`. */
export function formatFileSize(language: Language, bytes: number): string {
  if (bytes < 1000) return translate(language, 'size.bytes', { n: bytes });
  if (bytes < 999_500) return translate(language, 'size.kilobytes', { n: Math.round(bytes / 1000) });
  return translate(language, 'size.megabytes', { n: Math.round(bytes / 100_000) / 10 });
}

/** File type by extension: `PDF`. */
export const formatFileType = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toUpperCase();
