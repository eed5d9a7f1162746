import type { Site } from '../content/site.ts';
import { factResources } from './facts/resource.ts';
import type { Resource } from './resource.ts';
import { resources } from './v1/index.ts';

/** The resources that an organisation publishes: those that have something to say, then those of its own. */
export const listPublishedResources = (site: Site): readonly Resource[] => [
  ...(resources as readonly Resource[]).filter((resource) => resource.has?.(site) ?? true),
  ...factResources(site),
];
