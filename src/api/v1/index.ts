import type { Resource } from '../resource.ts';
import { access } from './access.ts';
import { changes } from './changes.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { index } from './index-json.ts';
import { industries } from './industries.ts';
import { solutions } from './solutions.ts';
import { status } from './status.ts';

/** THE TABLE of API v1: one line per document, in the order in which a newcomer should read them. */
export const resources = [
  index,
  status,
  company,
  solutions,
  industries,
  faq,
  access,
  changes,
] as const satisfies readonly Resource[];

/** The body of each document, by its name. */
export type ResourceBodies = { readonly [One in (typeof resources)[number] as One['name']]: ReturnType<One['data']> };
