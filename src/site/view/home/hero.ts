import { responseTimeOf } from '../../../content/response-time.ts';
import type { Site } from '../../../content/site.ts';
import { withoutLabels } from '../../../core/labels.ts';
import { commaList } from '../../../language/formats/lists.ts';
import { number } from '../../../language/formats/numbers.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import type { Hero as OwnHero } from '../../../theme/model/sections.ts';
import { commas, type Hero } from '../../../theme/model/view.ts';
import { brandOf } from '../../facts/brand.ts';
import { sectionWord } from '../../facts/section-pages.ts';
import { field, fields, lineField, link, text } from '../make.ts';
import { identifierFields, nameLabel } from './company.ts';
import type { Ways } from './ways.ts';

/** Opening of the homepage: at most two links, and stated registry facts. */
export function heroOf(site: Site, ways: Ways, own?: OwnHero) {
  const language = spokenBy(site);
  const { company } = site;
  const response = responseTimeOf(site)?.text;
  const second = (['compliance', 'solutions', 'products'] as const).flatMap((name) => {
    const to = ways.section(name);
    return to === undefined ? [] : [{ label: say(language, sectionWord(site, name)), to }];
  });
  const [registered] = identifierFields(site);
  const slip = fields([
    field(say(language, nameLabel(company.kind ?? 'company')), text('company.legalName', company.legalName)),
    registered,
    seatOf(site),
    complianceOf(site, ways),
    response !== undefined && field<never>(say(language, 'label.responseTime'), text([], response)),
  ]);
  return {
    form: brandOf(site)?.hero ?? 'plain',
    text: own?.text,
    picture: own?.picture,
    links:
      own && own.links.length > 0
        ? own.links
        : [{ label: say(language, 'contact.write'), to: ways.contact }, ...second.slice(0, 1)],
    slip: {
      title: say(language, 'slip.title'),
      checked: text('company.updated', site.updated.company, 'date'),
      fields: slip.fields,
    },
  } satisfies Hero;
}

type Seat = 'company.registeredAddress.locality' | 'company.jurisdiction.name';

/** Town and jurisdiction, if stated. */
function seatOf(site: Site) {
  const { registeredAddress, jurisdiction } = site.company;
  const leaves = [
    ...(registeredAddress?.locality === undefined
      ? []
      : [text<Seat>('company.registeredAddress.locality', registeredAddress.locality)]),
    ...(jurisdiction === undefined ? [] : [text<Seat>('company.jurisdiction.name', jurisdiction.name)]),
  ];
  return leaves.length > 0 && lineField(say(spokenBy(site), 'label.seat'), commas(leaves));
}

/** Strongest first. */
const statuses = ['certified', 'registered', 'compliant', 'in-progress', 'planned'] as const;

/** Numbers of claims by status, with a link to them. */
function complianceOf(site: Site, ways: Ways) {
  const language = spokenBy(site);
  const known = site.company.compliance.map(({ status }) => withoutLabels(status));
  if (known.length === 0) return false;
  const counts = statuses.flatMap((status) => {
    const n = known.filter((each) => each === status).length;
    const label = say(language, `compliance.${status}`);
    return n === 0 ? [] : [say(language, 'text.labelled', { label, value: number(language.table, n) })];
  });
  const to = ways.section('compliance') ?? '/#compliance';
  return field<never>(say(language, 'section.compliance'), link([], commaList(language.table, counts), to));
}
