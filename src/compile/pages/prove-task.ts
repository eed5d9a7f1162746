import type { Finding } from '../../checks/proof/finding.ts';
import { provePage } from '../../checks/proof/page.ts';
import type { PageKit } from '../../checks/proof/page-meant.ts';
import type { TaskWithTexts } from '../proof/plan.ts';

/** Proves one page; of one whose bytes are others than meant there is nothing to say but that. */
export const proveTask = ([{ meant }, html, markdown]: TaskWithTexts, kit: PageKit): readonly Finding[] =>
  html === undefined ? [] : provePage(meant, html, markdown, kit);
