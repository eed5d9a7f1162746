import { resources } from '../../src/api/v1/index.ts';
import { openapiPath } from '../../src/api/v1/version.ts';
import { example } from '../support/organisations.ts';

export { type Json, members } from '../support/site-reader.ts';

/** The example content as a release, built once per test file. */
export const { release, problems, origin, get, bytes, json, prose, typeOf, paths, pagePaths, jsonPaths } = example.site;

/** Every document of the API: those of its table, the fact module of the example, the description; service.md 4.1 is judged in its own section. */
export const apiPaths = [...resources.map(({ path }) => path), '/api/v1/releases.json', openapiPath];

/** The page of the reference for an API document. */
export const referencePageOf = (path: string): string =>
  `/docs/api/${path.replace(/^\/api\/v1\/(.+)\.json$/, (_, name) => (name === 'index' ? 'api-index' : name))}/`;
