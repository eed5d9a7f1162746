import type { z } from 'zod';
import { omitEmpty } from '../../core/values.ts';
import { checkIdentifier } from '../../values/identifiers/check-identifier.ts';
import { isPersonal } from '../../values/identifiers/is-personal.ts';
import type { IdentifierMistake } from '../../values/identifiers/mistake.ts';
import { wordsOf } from '../../values/identifiers/mistake-words.ts';
import { type Identified, identifiersOf, isSame, registeredNumber } from '../identifiers.ts';
import { type KindName, kindOf, type Need } from '../kinds.ts';

interface Identity extends Identified {
  readonly kind?: KindName | undefined;
  readonly registeredAddress?: { readonly country: string } | undefined;
}

type Path = readonly (string | number)[];

/** Judges the numbers of an organisation, and whether it states what its kind needs; issues stand where they belong. */
export function checkIdentity(company: Identity, ctx: z.RefinementCtx): void {
  const issue = (path: Path, message: string, params: { code?: string; hint?: string | undefined } = {}) =>
    void ctx.addIssue({ code: 'custom', path: [...path], message, params: { ...params, isWhole: true } });
  const found = checkNumbers(company, issue);
  checkRegistry(company, issue);
  // What a wrong number would have been is not missing besides.
  if (found) checkKind(company, issue);
}

type Issue = (path: Path, message: string, params?: { code?: string; hint?: string | undefined }) => void;

/** Whether every number of the list is right. */
function checkNumbers(company: Identity, issue: Issue): boolean {
  const { identifiers = [], jurisdiction, registeredAddress } = company;
  const country = jurisdiction?.country ?? registeredAddress?.country;
  const primary = identifiers.findIndex((each) => each.primary);
  const known = new Map<string, number>();
  let areRight = true;
  identifiers.forEach(({ scheme, value, primary: isPrimary, court, town, name }, i) => {
    const verdict = checkIdentifier(scheme, value, omitEmpty({ court, town, name, country }));
    if (verdict.mistake) {
      const { expected, found, hint } = wordsOf(verdict.mistake);
      const code = verdict.mistake.kind === 'personal' ? 'identifier-personal' : 'identifier-invalid';
      issue(['identifiers', i, ...placeOf(verdict.mistake, scheme)], `expected ${expected}, got ${found}`, {
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
      issue(['identifiers', i], `expected each number once, got that of item ${before + 1} again`, {
        code: 'identifier-invalid',
      });
    if (isPrimary && i !== primary)
      issue(['identifiers', i, 'primary'], `expected one primary number, got item ${primary + 1} and this`);
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
function checkRegistry(company: Identity, issue: Issue): void {
  const { companyNumber, registry } = company;
  if (companyNumber !== undefined && registry === undefined)
    issue(['registry'], 'expected the register of companyNumber, found none', {
      code: 'field-missing',
      hint: 'Or write the number as an item of identifiers.',
    });
  if (registry !== undefined && companyNumber === undefined)
    issue(['companyNumber'], 'expected the number in the register, found none', {
      code: 'field-missing',
      hint: 'Leave registry out where there is no number.',
    });
  const person = registry && isPersonal(registry.name);
  if (person)
    issue(['registry', 'name'], `expected a number of an organisation, got "${person.what}"`, {
      code: 'identifier-personal',
      hint: 'It identifies a person, and is never published.',
    });
  const older = registeredNumber(company);
  if (older === undefined) return;
  const listed = identifiersOf({ ...company, companyNumber: undefined, registry: undefined });
  const same = listed.find(({ scheme }) => scheme.code === older.scheme.code && scheme.code !== 'other');
  if (same && !isSame(same, older))
    issue(['companyNumber'], `expected the number that identifiers state ("${same.value}"), got "${older.value}"`, {
      code: 'identifier-invalid',
      hint: 'Correct one of them, or leave companyNumber and registry out.',
    });
}

const remedies: Readonly<Record<Need, string>> = {
  'company register': 'Add it to identifiers, such as { scheme: "GB-COH", value: "01234567" }.',
  'charity register': 'Add it to identifiers, such as { scheme: "GB-CHC", value: "1234567" }.',
  jurisdiction: 'Add jurisdiction: the name of the place of registration, and its country.',
  'registered address': 'Add registeredAddress.',
  place: 'Add registeredAddress, or jurisdiction.',
};
const members: Readonly<Record<Need, string>> = {
  'company register': 'identifiers',
  'charity register': 'identifiers',
  jurisdiction: 'jurisdiction',
  'registered address': 'registeredAddress',
  place: 'registeredAddress',
};
const stated: Readonly<Record<Need, string>> = {
  'company register': 'a number of a company register',
  'charity register': 'a number of a charity register',
  jurisdiction: 'its jurisdiction',
  'registered address': 'its registered address',
  place: 'its address or its jurisdiction',
};

function checkKind(company: Identity, issue: Issue): void {
  const { kind = 'company' } = company;
  const { needs = [], refuses = [] } = kindOf(kind);
  for (const need of needs)
    if (!isMet(need, company))
      issue([members[need]], `expected ${stated[need]}, as the kind is "${kind}"; found none`, {
        code: 'field-missing',
        hint: remedies[need],
      });
  for (const member of refuses)
    if (company[member] !== undefined)
      issue([member], `expected no ${member}, as the kind is "${kind}"`, {
        hint: 'Write numbers of other registers as items of identifiers, or correct kind.',
      });
}

function isMet(need: Need, company: Identity): boolean {
  const { jurisdiction, registeredAddress } = company;
  switch (need) {
    case 'company register':
      // Nobody knows what a scheme without a code is: the number that is called primary is taken for it.
      return (
        company.companyNumber !== undefined ||
        company.registry !== undefined ||
        identifiersOf(company).some((each) => each.isCompanyNumber || (each.scheme.code === 'other' && each.isPrimary))
      );
    case 'charity register':
      return identifiersOf(company).some(({ kind, scheme }) => kind === 'charity-register' || scheme.code === 'other');
    case 'jurisdiction':
      return jurisdiction !== undefined;
    case 'registered address':
      return registeredAddress !== undefined;
    case 'place':
      return jurisdiction !== undefined || registeredAddress !== undefined;
  }
}
