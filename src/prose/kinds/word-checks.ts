import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { checkSeat } from './addresses.ts';
import { checkCertificates } from './certificates.ts';
import { checkCounts } from './counts.ts';
import { checkFounding } from './founding.ts';
import { checkOpeningHours } from './hours.ts';
import { checkLicence, checkTraining } from './licence.ts';
import { checkMoney } from './money.ts';
import { checkLegalForm } from './names.ts';
import { checkNumbers } from './numbers.ts';
import { checkAccess, checkLaw, checkMcp, checkResponseTime } from './promises.ts';
import { checkStaff } from './staff.ts';

/** Kinds for languages with a table of words. */
export const wordChecks: readonly ((look: UnitContext) => ProseFinding[])[] = [
  checkNumbers,
  checkCounts,
  checkStaff,
  checkOpeningHours,
  checkFounding,
  checkCertificates,
  checkMoney,
  checkLegalForm,
  checkSeat,
  checkLaw,
  checkLicence,
  checkTraining,
  checkAccess,
  checkMcp,
  checkResponseTime,
];
