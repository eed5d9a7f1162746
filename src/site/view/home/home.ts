import type { Site } from '../../../content/site.ts';
import { namedPages } from '../../facts/named-pages.ts';
import { legalSection } from '../legal.ts';
import { link, view } from '../make.ts';
import { companySection } from './company.ts';
import { contactSection } from './contact.ts';
import { locationsSection } from './locations.ts';
import { offerSections } from './offer.ts';
import { peopleSection } from './people.ts';
import { questionsSection } from './questions.ts';
import { trustSections } from './trust.ts';

/** The homepage: who the company is, what it offers, and how to reach it. A section with nothing to list is left out. */
export function homeView(site: Site) {
  const { title, description, html, markdown } = site.home;
  return view({
    title,
    description,
    lead: { kind: 'prose', facts: [], html, markdown },
    sections: [
      companySection(site),
      locationsSection(site),
      peopleSection(site),
      ...offerSections(site),
      ...trustSections(site),
      questionsSection(site),
      contactSection(site),
      legalSection(site),
    ],
    pages: namedPages(site).map(([path, title]) => link([], title, path)),
  });
}
