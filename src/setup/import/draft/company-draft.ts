// Long: every member of one file, each made of what was found of it or of what is missing.
import {
  getOrganisationKind,
  type OrganisationKind,
  organisationKindNames,
} from '../../../content/organisation-kinds.ts';
import { findAddressFormat } from '../../../values/contact/address/check-address.ts';
import type { HoursInput } from '../../../values/hours/model.ts';
import { formatIdentifierName } from '../../../values/identifiers/identifier-name.ts';
import { findNeededNumber } from '../../init/company-module.ts';
import { type Placeholders, placeholder } from '../../init/new-organisation.ts';
import type { DraftAddress } from '../facts/address.ts';
import type { DraftRoute } from '../facts/contact-routes.ts';
import type { DraftCertificate } from '../facts/named-things.ts';
import { createIds, type DraftPerson } from '../facts/people.ts';
import type { DraftPlace } from '../facts/places.ts';
import type { ImportSource, SourcedValue } from '../sourced-value.ts';
import type { DraftNumber } from '../text/numbers.ts';
import {
  type Draft,
  foundTextDraft,
  listDraft,
  missingDraft,
  nonEmptyListDraft,
  objectDraft,
  plainDraft,
  sourcedDraft,
  toDraft,
} from './draft.ts';

/** Inputs of content/company.ts. */
export interface CompanyDraftFacts {
  readonly kind?: SourcedValue<OrganisationKind> | OrganisationKind;
  readonly country?: string;
  /** Place in a page; absent if people gave it. */
  readonly countryFrom?: ImportSource;
  readonly language: string;
  readonly legalName?: SourcedValue;
  readonly tradingName?: SourcedValue;
  readonly summary?: SourcedValue;
  readonly numbers: readonly SourcedValue<DraftNumber>[];
  readonly jurisdiction?: SourcedValue;
  readonly founded?: SourcedValue;
  readonly address?: SourcedValue<DraftAddress>;
  readonly hours?: SourcedValue<HoursInput>;
  readonly routes: readonly DraftRoute[];
  readonly places: readonly DraftPlace[];
  readonly people: readonly DraftPerson[];
  readonly representatives: readonly DraftPerson[];
  readonly publicationDirector?: SourcedValue;
  readonly brands: readonly SourcedValue[];
  readonly parent?: SourcedValue;
  readonly subsidiaries: readonly SourcedValue[];
  readonly certificates: readonly SourcedValue<DraftCertificate>[];
  readonly profiles: readonly SourcedValue[];
  readonly website?: SourcedValue;
  readonly today: string;
}

/** content/company.ts: what its kind needs in its country and was not found is missing. */
export function buildCompanyDraft(facts: CompanyDraftFacts, gaps: Placeholders): Draft {
  const kind = typeof facts.kind === 'object' ? facts.kind.value : facts.kind;
  const { needs = [] } = kind === undefined ? {} : getOrganisationKind(kind);
  const { publicationDirector: director } = facts;
  const acting = facts.representatives.map(({ name, role, from: at }) =>
    objectDraft({ name: sourcedDraft(name, at), role: role === undefined ? undefined : sourcedDraft(role, at) }),
  );
  return objectDraft({
    updated: plainDraft(facts.today),
    kind: kindDraft(facts.kind),
    legalName: foundTextDraft(facts.legalName) ?? missingDraft(gaps.text('init.legalName')),
    tradingName: foundTextDraft(facts.tradingName),
    summary: foundTextDraft(facts.summary) ?? missingDraft(gaps.text('init.summary')),
    identifiers: nonEmptyListDraft(numbers(facts, kind, gaps)),
    jurisdiction: needs.includes('jurisdiction') || facts.jurisdiction ? jurisdiction(facts, gaps) : undefined,
    founded: foundTextDraft(facts.founded),
    registeredAddress: address(facts, kind, gaps),
    openingHours: facts.hours && toDraft(facts.hours.value, facts.hours.from),
    partners: needs.includes('partners') ? listDraft([missingDraft(gaps.text('label.partners'))]) : undefined,
    contactRoutes: nonEmptyListDraft(routes(facts.routes)),
    locations: nonEmptyListDraft(locations(facts.places)),
    people: nonEmptyListDraft(people(facts.people)),
    brands: nonEmptyListDraft(facts.brands.map(({ value, from: at }) => sourcedDraft(value, at))),
    parent: facts.parent && objectDraft({ name: sourcedDraft(facts.parent.value, facts.parent.from) }),
    subsidiaries: nonEmptyListDraft(
      facts.subsidiaries.map(({ value, from: at }) => objectDraft({ name: sourcedDraft(value, at) })),
    ),
    compliance: nonEmptyListDraft(certificates(facts, gaps)),
    website: foundTextDraft(facts.website),
    legal:
      acting.length > 0 || director
        ? objectDraft({ representatives: nonEmptyListDraft(acting), publicationDirector: foundTextDraft(director) })
        : undefined,
    sameAs: nonEmptyListDraft(facts.profiles.map(({ value, from: at }) => sourcedDraft(value, at))),
  });
}

/** A company is what is meant where nothing is said; what nobody knows is missing. */
function kindDraft(kind: CompanyDraftFacts['kind']): Draft | undefined {
  if (kind === undefined) return missingDraft(placeholder(organisationKindNames.join(' / ')));
  if (typeof kind === 'object') return sourcedDraft(kind.value, kind.from);
  return kind === 'company' ? undefined : plainDraft(kind);
}

function numbers(
  { numbers: known, country, language }: CompanyDraftFacts,
  kind: OrganisationKind | undefined,
  gaps: Placeholders,
): Draft[] {
  const items = known.map(({ value: { scheme, value, court, town }, from: at }) => {
    const needsCourt = (scheme === 'DE-CR' || scheme === 'AT-FB') && court === undefined;
    return objectDraft({
      scheme: sourcedDraft(scheme, at),
      value: sourcedDraft(value, at),
      court:
        court === undefined
          ? needsCourt
            ? missingDraft(gaps.text('init.court'))
            : undefined
          : sourcedDraft(court, at),
      town: town === undefined ? undefined : sourcedDraft(town, at),
    });
  });
  const needed = kind !== undefined && country !== undefined ? findNeededNumber(kind, country) : undefined;
  if (!needed) return items;
  const fitting = [needed.scheme, ...needed.more]
    .filter((scheme) => scheme !== undefined)
    .filter((scheme) =>
      needed.register === 'charity'
        ? scheme.kind === 'charity-register'
        : scheme.kind === 'company-register' || scheme.isCompanyNumber === true,
    );
  if (known.some(({ value }) => fitting.some(({ code }) => code === value.scheme))) return items;
  const { scheme } = needed;
  const label = needed.register === 'charity' ? 'label.charityNumber' : 'label.registrationNumber';
  const item = scheme
    ? objectDraft({
        scheme: plainDraft(scheme.code),
        value: missingDraft(placeholder(formatIdentifierName(scheme, language))),
        court: scheme.needs === 'court' ? missingDraft(gaps.text('init.court')) : undefined,
      })
    : objectDraft({
        scheme: plainDraft('other'),
        name: plainDraft(gaps.words(label)),
        value: missingDraft(gaps.text(label)),
        issuer: needed.register === 'company' ? missingDraft(gaps.text('label.register')) : undefined,
        primary: needed.register === 'company' ? plainDraft(true) : undefined,
      });
  return [item, ...items];
}

const countryDraft = (code: string | undefined, at: ImportSource | undefined): Draft =>
  code === undefined ? missingDraft(placeholder('GB')) : at ? sourcedDraft(code, at) : plainDraft(code);

function jurisdiction({ jurisdiction: named, country, countryFrom }: CompanyDraftFacts, gaps: Placeholders): Draft {
  return objectDraft({
    name: foundTextDraft(named) ?? missingDraft(gaps.text('label.jurisdiction')),
    country: countryDraft(country, named?.from ?? countryFrom),
  });
}

/** The parts without which no letter arrives in the country; a person who trades alone may live there. */
function address(
  { address: known, country, countryFrom }: CompanyDraftFacts,
  kind: OrganisationKind | undefined,
  gaps: Placeholders,
): Draft | undefined {
  if (!known && (kind === undefined || kind === 'sole-trader')) return undefined;
  const code = known?.value.country ?? country;
  const { needs, code: postal } = findAddressFormat(code ?? '');
  const part = (
    name: 'locality' | 'region' | 'postalCode',
    text: 'init.town' | 'init.region' | 'init.postalCode',
    isNeeded: boolean,
  ) => {
    const value = known?.value[name];
    if (known && value !== undefined) return sourcedDraft(value, known.from);
    return isNeeded ? missingDraft(gaps.text(text)) : undefined;
  };
  const lines =
    known?.value.streetAddress.map((each) => sourcedDraft(each, known.value.streetFrom ?? known.from)) ?? [];
  const isTown = needs.includes('C') || (needs.includes('+') && known?.value.region === undefined);
  return objectDraft({
    streetAddress: listDraft(lines.length > 0 ? lines : [missingDraft(gaps.text('init.street'))]),
    locality: part('locality', 'init.town', isTown),
    region: part('region', 'init.region', needs.includes('S')),
    postalCode: part(
      'postalCode',
      'init.postalCode',
      (postal !== undefined && needs.includes('Z')) || code === undefined,
    ),
    country: known ? sourcedDraft(known.value.country, known.from) : countryDraft(code, countryFrom),
  });
}

function routes(all: readonly DraftRoute[]): Draft[] {
  const ids = createIds(
    all.map(({ name }) => name),
    'contact',
  );
  return all.map(({ name, email, phone, isOurName, from: at }, i) => {
    const word = (text: string) => (isOurName ? plainDraft(text) : sourcedDraft(text, at));
    // Only the name tells what it is for.
    const words = { id: word(ids[i] ?? ''), name: word(name), description: word(name) };
    return objectDraft({
      ...words,
      email: email === undefined ? undefined : sourcedDraft(email, at),
      phone: phone === undefined ? undefined : sourcedDraft(phone, at),
    });
  });
}

function locations(all: readonly DraftPlace[]): Draft[] {
  const ids = createIds(
    all.map(({ name }) => name),
    'location',
  );
  return all.map(({ from: at, ...place }, i) => toDraft({ id: ids[i], ...place }, at));
}

function people(all: readonly DraftPerson[]): Draft[] {
  const named = all.filter(({ role }) => role !== undefined);
  const ids = createIds(
    named.map(({ name }) => name),
    'person',
  );
  return named.map(({ from: at, ...person }, i) => toDraft({ id: ids[i], ...person }, at));
}

function certificates({ certificates: all }: CompanyDraftFacts, gaps: Placeholders): Draft[] {
  const ids = createIds(
    all.map(({ value }) => value.name),
    'certificate',
  );
  return all.map(({ value: { name, ...rest }, from: at }, i) => {
    const known = toDraft({ id: ids[i], name, status: 'certified', ...rest }, at);
    const summary = [['summary', missingDraft(gaps.text('init.sentence'))] as const];
    return known.kind === 'object'
      ? { ...known, members: [...known.members.slice(0, 3), ...summary, ...known.members.slice(3)] }
      : known;
  });
}
