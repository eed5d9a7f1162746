import { visible } from '../../core/visible.ts';
import type { Answer } from './answer.ts';

/** An answer with its place, for a message. */
export const answerText = ({ path, where, shown }: Answer): string =>
  `"${short(visible(shown))}" in ${path} (${where})`;

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);
