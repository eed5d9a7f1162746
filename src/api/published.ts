import type { Site } from '../content/site.ts';
import type { Resource } from './resource.ts';
import { resources } from './v1/index.ts';

/** The resources that an organisation publishes: those that have something to say, in the order of the table. */
export const resourcesOf = (site: Site): readonly Resource[] =>
  (resources as readonly Resource[]).filter((resource) => resource.has?.(site) ?? true);
