import { resources } from '../../../src/api/v1/index.ts';
import type { Site } from '../../../src/content/site.ts';

/** A document of the API as it is before it becomes text. */
export function bodyOf<T = Record<string, unknown>>(name: string, site: Site): T {
  const resource = resourceOf(name);
  return resource.data(site, { url: (path) => `https://o.example${path}`, resources }) as T;
}

export function resourceOf(name: string) {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`There is no resource ${name}.`);
  return resource;
}
