import type { z } from 'zod';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { checkIdentifier, findPersonalNumber } from '../../values/identifiers/check-identifier.ts';
import { describeMistake, type IdentifierMistake } from '../../values/identifiers/describe-mistake.ts';
import { findLegacyCompanyNumber, type IdentifierItem, isSameIdentifier, listIdentifiers } from '../identifiers.ts';
import { getOrganisationKind } from '../organisation-kinds.ts';
import { checkOrganisationKind, type OrganisationFacts } from './kind-rules.ts';
import type { ReportIssue } from './text-rules.ts';

interface Related {
  readonly identifiers?: readonly IdentifierItem[] | undefined;
}

interface Identity extends OrganisationFacts {
  readonly parent?: Related | undefined;
  readonly memberOf?: readonly Related[] | undefined;
  readonly subsidiaries?: readonly Related[] | undefined;
}

type Path = readonly (string | number)[];

/** Judges the numbers of an organisation, and whether it states what its kind needs; issues stand where they belong. */
export function checkIdentity(company: Identity, ctx: z.RefinementCtx): void {
  const issue: ReportIssue = (path, message, params = {}) =>
    void ctx.addIssue({ code: 'custom', path: [...path], message, params: { ...params, isWhole: true } });
  const { identifiers, parent, jurisdiction, registeredAddress } = company;
  const country = jurisdiction?.country ?? registeredAddress?.country;
  const found = checkNumbers({ identifiers }, ['identifiers'], issue, country);
  if (parent) checkNumbers(parent, ['parent', 'identifiers'], issue);
  for (const list of ['memberOf', 'subsidiaries'] as const)
    company[list]?.forEach((each, i) => void checkNumbers(each, [list, i, 'identifiers'], issue));
  checkRegistry(company, issue);
  // A wrong number is not reported as missing too.
  if (found) checkOrganisationKind(company, issue);
}

/** Whether every number of the list at a place is right; the country tells which scheme a misspelt code may be. */
function checkNumbers({ identifiers = [] }: Related, at: Path, issue: ReportIssue, country?: string): boolean {
  const primary = identifiers.findIndex((each) => each.primary);
  const known = new Map<string, number>();
  let areRight = true;
  identifiers.forEach(({ scheme, value, primary: isPrimary, court, town, name, issuer }, i) => {
    const verdict = checkIdentifier(scheme, value, omitUndefined({ court, town, name, country }));
    if (verdict.mistake) {
      const { expected, found, hint } = describeMistake(verdict.mistake);
      const code = verdict.mistake.kind === 'personal' ? 'identifier-personal' : 'identifier-invalid';
      issue([...at, i, ...placeOf(verdict.mistake, scheme)], `expected ${expected}, got ${found}`, {
        code,
        hint,
      });
      areRight = false;
      return;
    }
    const key = `${scheme} ${verdict.identifier.scheme.name} ${verdict.identifier.value}`;
    const before = known.get(key);
    if (before === undefined) known.set(key, i);
    else
      issue([...at, i], `expected each number once, got that of item ${before + 1} again`, {
        code: 'identifier-invalid',
      });
    if (issuer !== undefined && scheme !== 'other')
      issue([...at, i, 'issuer'], `expected no issuer beside the scheme "${scheme}", which is of one`, {
        code: 'identifier-invalid',
        hint: 'Leave issuer out; it belongs beside the scheme "other".',
      });
    if (isPrimary && i !== primary)
      issue([...at, i, 'primary'], `expected one primary number, got item ${primary + 1} and this`);
  });
  return areRight;
}

function placeOf(mistake: IdentifierMistake, scheme: string): Path {
  if (mistake.kind === 'unknown-scheme') return ['scheme'];
  if (mistake.kind === 'personal') return [mistake.at === 'value' ? 'value' : scheme === 'other' ? 'name' : 'scheme'];
  if (mistake.kind === 'needless') return [mistake.member];
  return mistake.kind.startsWith('needs-') ? [] : ['value'];
}

/** The older spelling: both of its members, and nothing that the list contradicts. */
function checkRegistry(company: Identity, issue: ReportIssue): void {
  const { companyNumber, registry } = company;
  // A number that the kind refuses lacks no register besides.
  const isRefused = getOrganisationKind(company.kind ?? 'company').refuses?.includes('companyNumber') === true;
  if (companyNumber !== undefined && registry === undefined && !isRefused)
    issue(['registry'], 'expected the register of companyNumber, found none', {
      code: 'field-missing',
      hint: 'Or write the number as an item of identifiers.',
    });
  if (registry !== undefined && companyNumber === undefined)
    issue(['companyNumber'], 'expected the number in the register, found none', {
      code: 'field-missing',
      hint: 'Leave registry out where there is no number.',
    });
  const person = registry && findPersonalNumber(registry.name);
  if (person)
    issue(['registry', 'name'], `expected a number of an organisation, got "${person.what}"`, {
      code: 'identifier-personal',
      hint: 'It identifies a person, and is never published.',
    });
  const older = findLegacyCompanyNumber(company);
  if (older === undefined) return;
  const listed = listIdentifiers({ ...company, companyNumber: undefined, registry: undefined });
  const same = listed.find(({ scheme }) => scheme.code === older.scheme.code && scheme.code !== 'other');
  if (same && !isSameIdentifier(same, older))
    issue(['companyNumber'], `expected the number that identifiers state ("${same.value}"), got "${older.value}"`, {
      code: 'identifier-invalid',
      hint: 'Correct one of them, or leave companyNumber and registry out.',
    });
}
