import { faq } from './faq.ts';
import type { NewKind } from './kind.ts';
import { news } from './news.ts';
import { page } from './page.ts';
import { skill } from './skill.ts';
import { solution } from './solution.ts';

/** THE TABLE of what `gazette new` can add; the names are its operands. */
export const kinds = { faq, news, page, skill, solution } as const satisfies Record<string, NewKind>;
