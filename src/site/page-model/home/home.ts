import { resolveResponseTime } from '../../../content/response-time.ts';
import type { Site } from '../../../content/site.ts';
import type { LanguageContext } from '../../../core/document.ts';
import { stripLabels } from '../../../core/labels.ts';
import { joinListWithCommas } from '../../../language/formats/lists.ts';
import { formatNumber } from '../../../language/formats/numbers.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import type { PageHero as OwnHero } from '../../../theme/model/sections.ts';
import { type HomeHero, joinWithCommas } from '../../../theme/model/view.ts';
import { sectionTitleKey } from '../../facts/section-pages.ts';
import { listFooterPages } from '../../html/footer.ts';
import { field, fields, lineField, link, text, view } from '../builders.ts';
import { legalSection } from '../legal.ts';
import { buildHero } from '../sections.ts';
import { identifierFields, nameLabelKey } from './company.ts';
import { contactSection } from './contact.ts';
import { createLinkResolver, type LinkResolver } from './link-resolver.ts';
import { buildHomeSections, isHomeParted } from './sections.ts';
import { splitLead } from './short-sections.ts';

/**
 * The homepage: organisation, offer, proofs and contact. Lists with own pages are in short; empty sections are left
 * out.
 */
export function homeView(site: Site, ways: LinkResolver = createLinkResolver(site), place?: LanguageContext['place']) {
  const { title, description, html, markdown } = site.home;
  const opening = buildHero(site, site.home);
  // With a short section of the organisation, text after the first words moves there.
  const isParted = isHomeParted(site, ways);
  return view({
    role: 'home',
    crumbs: [],
    title: opening?.heading ?? title,
    description,
    hero: buildHomeHero(site, ways, opening),
    lead: { kind: 'prose', facts: [], html: isParted ? splitLead(site).first : html, markdown },
    opening,
    sections: [...buildHomeSections(site, ways), contactSection(site), legalSection(site)],
    pages: listFooterPages(site, place).map(({ to, label }) => link([], label, to)),
  });
}

/** Opening of the homepage: at most two links, and stated registry facts. */
function buildHomeHero(site: Site, ways: LinkResolver, own?: OwnHero) {
  const language = languageOfSite(site);
  const { company } = site;
  const response = resolveResponseTime(site)?.text;
  const second = (['compliance', 'solutions', 'products'] as const).flatMap((name) => {
    const to = ways.section(name);
    return to === undefined ? [] : [{ label: translate(language, sectionTitleKey(site, name)), to }];
  });
  const [registered] = identifierFields(site);
  const slip = fields([
    field(translate(language, nameLabelKey(company.kind ?? 'company')), text('company.legalName', company.legalName)),
    registered,
    seatOf(site),
    complianceOf(site, ways),
    response !== undefined && field<never>(translate(language, 'label.responseTime'), text([], response)),
  ]);
  return {
    form: site.brand?.hero ?? 'plain',
    text: own?.text,
    picture: own?.picture,
    links: own && own.links.length > 0 ? own.links : [ways.contact, ...second.slice(0, 1)],
    slip:
      site.home.slip === false
        ? undefined
        : {
            title: translate(language, 'slip.title'),
            checked: text('company.updated', site.updated.company, 'date'),
            fields: slip.fields,
          },
  } satisfies HomeHero;
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
  return leaves.length > 0 && lineField(translate(languageOfSite(site), 'label.seat'), joinWithCommas(leaves));
}

/** Strongest first. */
const statuses = ['certified', 'licensed', 'registered', 'compliant', 'in-progress', 'planned'] as const;

/** Numbers of claims by status, with a link to them. */
function complianceOf(site: Site, ways: LinkResolver) {
  const language = languageOfSite(site);
  const known = site.company.compliance.map(({ status }) => stripLabels(status));
  if (known.length === 0) return false;
  const counts = statuses.flatMap((status) => {
    const n = known.filter((each) => each === status).length;
    const label = translate(language, `compliance.${status}`);
    return n === 0 ? [] : [translate(language, 'text.labelled', { label, value: formatNumber(language.table, n) })];
  });
  const to = ways.section('compliance') ?? '/#compliance';
  return field<never>(
    translate(language, 'section.compliance'),
    link([], joinListWithCommas(language.table, counts), to),
  );
}
