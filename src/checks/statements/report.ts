import { escapeControlCharacters } from '../../core/escape-control-characters.ts';
import type { DocumentStatement } from './statement.ts';

/** An answer with its place, for a message. */
export const formatStatement = ({ path, where, shown }: DocumentStatement): string =>
  `"${short(escapeControlCharacters(shown))}" in ${path} (${where})`;

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);
