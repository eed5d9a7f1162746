import { faq } from './faq.ts';
import type { NewKind } from './kind.ts';
import { page } from './page.ts';
import { skill } from './skill.ts';
import { solution } from './solution.ts';

/** THE TABLE of what `gazette new` can add; the names are its operands. */
export const kinds = { faq, page, skill, solution } as const satisfies Record<string, NewKind>;
