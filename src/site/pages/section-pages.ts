import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { company } from './company.ts';
import { compliance } from './compliance.ts';
import { industries } from './industries.ts';
import { locations } from './locations.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { record } from './record.ts';
import { solutions } from './solutions.ts';

/** THE TABLE of sections with pages, in the order of lists. */
const sections = [solutions, industries, products, compliance, record, company, people, locations];

/** Pages of all sections with content. */
export const sectionPages = (site: Site): Document[] => sections.flatMap((make) => make(site));
