import { type ComplianceStandard, findStandards } from '../facts/certificates.ts';
import type { ProseFinding, UnitContext } from '../unit-context.ts';

/** Whether we hold a certificate: what is said to be held must be, and what is held is not in progress. */
export function checkCertificates(look: UnitContext): ProseFinding[] {
  const { text, facts, unit } = look;
  if (!/[A-Z]{2}|Cyber|TISAX|trade/.test(text)) return [];
  const named = findStandards(text);
  if (named.length === 0 || look.isQuestion || look.has('history') || look.has('hypothesis') || look.isExample)
    return [];
  const isRow = unit.kind === 'row' || unit.kind === 'label' || unit.kind === 'alt';
  const isOurs = look.ours || look.has('ownThing') || isRow || (unit.kind === 'sentence' && look.isOursAround);
  if (!isOurs) return [];
  return named.flatMap(({ key, start, end }, i): ProseFinding[] => {
    const upTo = named[i + 1]?.start ?? text.length;
    const around = `${text.slice(named[i - 1]?.end ?? 0, start)} ${text.slice(start, upTo)}`;
    if (look.isOther(start)) return [];
    const own = facts.certificates.find(({ keys }) => keys.includes(key));
    const claim = claimOf(look, around, named.length === 1 ? text : around, isRow);
    if (!claim) return [];
    const verdict = own
      ? isWrong(own, claim)
      : claim === 'certified' && look.ours && !/^(?:gdpr|wcag|dcb\d+|dtac|hipaa|ce)$/.test(key);
    return verdict ? [{ start, end, has: own ?? facts.compliance }] : [];
  });
}

type Claim = 'certified' | 'conforms' | 'progress' | 'denied';

function claimOf({ table, unit }: UnitContext, around: string, text: string, isRow: boolean): Claim | undefined {
  if (table.negation.test(text)) return table.held.test(text) ? 'denied' : undefined;
  if (table.progress.test(around)) return 'progress';
  if (table.plan.test(around)) return undefined;
  const held = table.held.exec(around);
  if (held) {
    // A register that keeps certificates, and what a certificate asks for, are spoken of in general.
    const isClaim =
      isRow || table.we.test(text) || /\ue000/.test(text) || unit.kind !== 'sentence' || table.ownThing.test(text);
    return isClaim || held ? 'certified' : undefined;
  }
  return table.conforms.test(around) ? 'conforms' : undefined;
}

function isWrong({ status }: ComplianceStandard, claim: Claim): boolean {
  if (claim === 'certified') return status !== 'certified' && status !== 'registered';
  if (claim === 'conforms') return status === 'in-progress' || status === 'planned';
  return claim === 'denied' ? status === 'certified' : status === 'certified' || status === 'registered';
}
