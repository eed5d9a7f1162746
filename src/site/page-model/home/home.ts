import { homeSections } from '../../../content/home-sections.ts';
import type { Site } from '../../../content/site.ts';
import type { LanguageContext } from '../../../core/document.ts';
import { listFooterPages } from '../../html/footer.ts';
import { link, view } from '../builders.ts';
import { legalSection } from '../legal.ts';
import { buildPageSections } from '../sections.ts';
import { contactSection } from './contact.ts';
import { buildHero } from './hero.ts';
import { createLinkResolver, type LinkResolver } from './link-resolver.ts';
import { buildHomeSections } from './sections.ts';
import { splitLead } from './summaries/lead.ts';

/**
 * The homepage: organisation, offer, proofs and contact. Lists with own pages are in short; empty sections are left
 * out.
 */
export function homeView(site: Site, ways: LinkResolver = createLinkResolver(site), place?: LanguageContext['place']) {
  const { title, description, html, markdown } = site.home;
  const own = buildPageSections(site, site.home);
  // With a short section of the organisation, text after the first words moves there.
  const isParted = (site.homepage ?? homeSections).includes('company') && ways.section('company') !== undefined;
  return view({
    role: 'home',
    crumbs: [],
    title: own?.hero?.heading ?? title,
    description,
    hero: buildHero(site, ways, own?.hero),
    lead: { kind: 'prose', facts: [], html: isParted ? splitLead(site).first : html, markdown },
    own,
    sections: [...buildHomeSections(site, ways), contactSection(site), legalSection(site)],
    pages: listFooterPages(site, place).map(({ to, label }) => link([], label, to)),
  });
}
