import type { Finding, Look } from '../look.ts';
import { seat } from './addresses.ts';
import { certificates } from './certificates.ts';
import { counts } from './counts.ts';
import { founding } from './founding.ts';
import { hours } from './hours.ts';
import { licence, training } from './licence.ts';
import { money } from './money.ts';
import { legalForm } from './names.ts';
import { numbers } from './numbers.ts';
import { access, law, mcp, response } from './promises.ts';
import { staff } from './staff.ts';

/** Kinds for languages with a table of words. */
export const wordKinds: readonly ((look: Look) => Finding[])[] = [
  numbers,
  counts,
  staff,
  hours,
  founding,
  certificates,
  money,
  legalForm,
  seat,
  law,
  licence,
  training,
  access,
  mcp,
  response,
];
