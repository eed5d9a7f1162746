// Long: every member of one file, each made of what was found of it or of what is missing.
import { type KindName, kindNames, kindOf } from '../../../content/kinds.ts';
import { formatOf } from '../../../values/contact/address/check.ts';
import type { HoursInput } from '../../../values/hours/model.ts';
import { nameOf } from '../../../values/identifiers/naming.ts';
import { type Gaps, gap } from '../../init/gaps.ts';
import { neededNumber } from '../../init/numbers.ts';
import type { DraftAddress } from '../facts/address.ts';
import type { DraftCertificate } from '../facts/named.ts';
import { type DraftPerson, idsFor } from '../facts/people.ts';
import type { DraftPlace } from '../facts/places.ts';
import type { DraftRoute } from '../facts/routes.ts';
import type { Found, Source } from '../found.ts';
import type { DraftNumber } from '../text/numbers.ts';
import { type Draft, dataFrom, found, from, list, listed, missing, object, plain } from './draft.ts';

/** Inputs of content/company.ts. */
export interface CompanyFacts {
  readonly kind?: Found<KindName> | KindName;
  readonly country?: string;
  /** Place in a page; absent if people gave it. */
  readonly countryFrom?: Source;
  readonly language: string;
  readonly legalName?: Found;
  readonly tradingName?: Found;
  readonly summary?: Found;
  readonly numbers: readonly Found<DraftNumber>[];
  readonly jurisdiction?: Found;
  readonly founded?: Found;
  readonly address?: Found<DraftAddress>;
  readonly hours?: Found<HoursInput>;
  readonly routes: readonly DraftRoute[];
  readonly places: readonly DraftPlace[];
  readonly people: readonly DraftPerson[];
  readonly representatives: readonly DraftPerson[];
  readonly publicationDirector?: Found;
  readonly brands: readonly Found[];
  readonly parent?: Found;
  readonly subsidiaries: readonly Found[];
  readonly certificates: readonly Found<DraftCertificate>[];
  readonly profiles: readonly Found[];
  readonly website?: Found;
  readonly today: string;
}

/** content/company.ts: what its kind needs in its country and was not found is missing. */
export function companyDraft(facts: CompanyFacts, gaps: Gaps): Draft {
  const kind = typeof facts.kind === 'object' ? facts.kind.value : facts.kind;
  const { needs = [] } = kind === undefined ? {} : kindOf(kind);
  const { publicationDirector: director } = facts;
  const acting = facts.representatives.map(({ name, role, from: at }) =>
    object({ name: from(name, at), role: role === undefined ? undefined : from(role, at) }),
  );
  return object({
    updated: plain(facts.today),
    kind: kindDraft(facts.kind),
    legalName: found(facts.legalName) ?? missing(gaps.text('init.legalName')),
    tradingName: found(facts.tradingName),
    summary: found(facts.summary) ?? missing(gaps.text('init.summary')),
    identifiers: listed(numbers(facts, kind, gaps)),
    jurisdiction: needs.includes('jurisdiction') || facts.jurisdiction ? jurisdiction(facts, gaps) : undefined,
    founded: found(facts.founded),
    registeredAddress: address(facts, kind, gaps),
    openingHours: facts.hours && dataFrom(facts.hours.value, facts.hours.from),
    partners: needs.includes('partners') ? list([missing(gaps.text('label.partners'))]) : undefined,
    contactRoutes: listed(routes(facts.routes)),
    locations: listed(locations(facts.places)),
    people: listed(people(facts.people)),
    brands: listed(facts.brands.map(({ value, from: at }) => from(value, at))),
    parent: facts.parent && object({ name: from(facts.parent.value, facts.parent.from) }),
    subsidiaries: listed(facts.subsidiaries.map(({ value, from: at }) => object({ name: from(value, at) }))),
    compliance: listed(certificates(facts, gaps)),
    website: found(facts.website),
    legal:
      acting.length > 0 || director
        ? object({ representatives: listed(acting), publicationDirector: found(director) })
        : undefined,
    sameAs: listed(facts.profiles.map(({ value, from: at }) => from(value, at))),
  });
}

/** A company is what is meant where nothing is said; what nobody knows is missing. */
function kindDraft(kind: CompanyFacts['kind']): Draft | undefined {
  if (kind === undefined) return missing(gap(kindNames.join(' / ')));
  if (typeof kind === 'object') return from(kind.value, kind.from);
  return kind === 'company' ? undefined : plain(kind);
}

function numbers({ numbers: known, country, language }: CompanyFacts, kind: KindName | undefined, gaps: Gaps): Draft[] {
  const items = known.map(({ value: { scheme, value, court, town }, from: at }) => {
    const needsCourt = (scheme === 'DE-CR' || scheme === 'AT-FB') && court === undefined;
    return object({
      scheme: from(scheme, at),
      value: from(value, at),
      court: court === undefined ? (needsCourt ? missing(gaps.text('init.court')) : undefined) : from(court, at),
      town: town === undefined ? undefined : from(town, at),
    });
  });
  const needed = kind !== undefined && country !== undefined ? neededNumber(kind, country) : undefined;
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
    ? object({
        scheme: plain(scheme.code),
        value: missing(gap(nameOf(scheme, language))),
        court: scheme.needs === 'court' ? missing(gaps.text('init.court')) : undefined,
      })
    : object({
        scheme: plain('other'),
        name: plain(gaps.words(label)),
        value: missing(gaps.text(label)),
        issuer: needed.register === 'company' ? missing(gaps.text('label.register')) : undefined,
        primary: needed.register === 'company' ? plain(true) : undefined,
      });
  return [item, ...items];
}

const countryDraft = (code: string | undefined, at: Source | undefined): Draft =>
  code === undefined ? missing(gap('GB')) : at ? from(code, at) : plain(code);

function jurisdiction({ jurisdiction: named, country, countryFrom }: CompanyFacts, gaps: Gaps): Draft {
  return object({
    name: found(named) ?? missing(gaps.text('label.jurisdiction')),
    country: countryDraft(country, named?.from ?? countryFrom),
  });
}

/** The parts without which no letter arrives in the country; a person who trades alone may live there. */
function address(
  { address: known, country, countryFrom }: CompanyFacts,
  kind: KindName | undefined,
  gaps: Gaps,
): Draft | undefined {
  if (!known && (kind === undefined || kind === 'sole-trader')) return undefined;
  const code = known?.value.country ?? country;
  const { needs, code: postal } = formatOf(code ?? '');
  const part = (
    name: 'locality' | 'region' | 'postalCode',
    text: 'init.town' | 'init.region' | 'init.postalCode',
    isNeeded: boolean,
  ) => {
    const value = known?.value[name];
    if (known && value !== undefined) return from(value, known.from);
    return isNeeded ? missing(gaps.text(text)) : undefined;
  };
  const lines = known?.value.streetAddress.map((each) => from(each, known.value.streetFrom ?? known.from)) ?? [];
  const isTown = needs.includes('C') || (needs.includes('+') && known?.value.region === undefined);
  return object({
    streetAddress: list(lines.length > 0 ? lines : [missing(gaps.text('init.street'))]),
    locality: part('locality', 'init.town', isTown),
    region: part('region', 'init.region', needs.includes('S')),
    postalCode: part(
      'postalCode',
      'init.postalCode',
      (postal !== undefined && needs.includes('Z')) || code === undefined,
    ),
    country: known ? from(known.value.country, known.from) : countryDraft(code, countryFrom),
  });
}

function routes(all: readonly DraftRoute[]): Draft[] {
  const ids = idsFor(
    all.map(({ name }) => name),
    'contact',
  );
  return all.map(({ name, email, phone, isOurName, from: at }, i) => {
    const word = (text: string) => (isOurName ? plain(text) : from(text, at));
    // Only the name tells what it is for.
    const words = { id: word(ids[i] ?? ''), name: word(name), description: word(name) };
    return object({
      ...words,
      email: email === undefined ? undefined : from(email, at),
      phone: phone === undefined ? undefined : from(phone, at),
    });
  });
}

function locations(all: readonly DraftPlace[]): Draft[] {
  const ids = idsFor(
    all.map(({ name }) => name),
    'location',
  );
  return all.map(({ from: at, ...place }, i) => dataFrom({ id: ids[i], ...place }, at));
}

function people(all: readonly DraftPerson[]): Draft[] {
  const named = all.filter(({ role }) => role !== undefined);
  const ids = idsFor(
    named.map(({ name }) => name),
    'person',
  );
  return named.map(({ from: at, ...person }, i) => dataFrom({ id: ids[i], ...person }, at));
}

function certificates({ certificates: all }: CompanyFacts, gaps: Gaps): Draft[] {
  const ids = idsFor(
    all.map(({ value }) => value.name),
    'certificate',
  );
  return all.map(({ value: { name, ...rest }, from: at }, i) => {
    const known = dataFrom({ id: ids[i], name, status: 'certified', ...rest }, at);
    const summary = [['summary', missing(gaps.text('init.sentence'))] as const];
    return known.kind === 'object'
      ? { ...known, members: [...known.members.slice(0, 3), ...summary, ...known.members.slice(3)] }
      : known;
  });
}
