import { homeSections } from '../../../content/home-sections.ts';
import type { Site } from '../../../content/site.ts';
import type { InLanguages } from '../../../core/document.ts';
import { pagesBelow } from '../../html/footer.ts';
import { legalSection } from '../legal.ts';
import { link, view } from '../make.ts';
import { sectionsOf } from '../sections.ts';
import { contactSection } from './contact.ts';
import { heroOf } from './hero.ts';
import { homeSectionsOf } from './sections.ts';
import { leadOf } from './short/lead.ts';
import { type Ways, waysOf } from './ways.ts';

/**
 * The homepage: organisation, offer, proofs and contact. Lists with own pages are in short; empty sections are left
 * out.
 */
export function homeView(site: Site, ways: Ways = waysOf(site), place?: InLanguages['place']) {
  const { title, description, html, markdown } = site.home;
  const own = sectionsOf(site, site.home);
  // With a short section of the organisation, text after the first words moves there.
  const isParted = (site.homepage ?? homeSections).includes('company') && ways.section('company') !== undefined;
  return view({
    role: 'home',
    crumbs: [],
    title: own?.hero?.heading ?? title,
    description,
    hero: heroOf(site, ways, own?.hero),
    lead: { kind: 'prose', facts: [], html: isParted ? leadOf(site).first : html, markdown },
    own,
    sections: [...homeSectionsOf(site, ways), contactSection(site), legalSection(site)],
    pages: pagesBelow(site, place).map(({ to, label }) => link([], label, to)),
  });
}
