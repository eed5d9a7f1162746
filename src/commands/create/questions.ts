import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { initQuestions } from '../../desk/init/init-questions.ts';
import { hosts } from '../../hosts/index.ts';
import type { FlagQuestion } from '../common/ask-questions.ts';

const names = hosts.map(({ name }) => name);

/** Questions on a new project: those of `init`, and the host. */
export const createQuestions: readonly FlagQuestion[] = [
  ...initQuestions,
  {
    flag: 'host',
    ask: 'Host',
    choices: () => `${names.join(', ')}; none: decide later`,
    or: () => 'none',
    read: (text) => {
      const name = text
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-');
      if (name === 'none' || names.includes(name)) return { value: name };
      const meant = findNearestName(name, names);
      return { expected: `none, or one of ${names.join(', ')}`, ...(meant && { hint: formatDidYouMean(meant) }) };
    },
  },
];
