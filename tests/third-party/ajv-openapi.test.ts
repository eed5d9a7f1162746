import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';
import type { SiteReader } from '../support/site-reader.ts';
import { mutantsOf } from './mutants.ts';

interface Description {
  paths: Record<string, { get: { responses: { 200: { content: { 'application/json': { schema: object } } } } } }>;
}

/** The judgement of the published schema of each path of a site over a body. */
function validators({ json }: SiteReader) {
  const description = json<Description>('/api/v1/openapi.json');
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  // The members of an OpenAPI description stand beside its schemas; anything else unknown is an error.
  for (const member of Object.keys(description)) ajv.addKeyword(member);
  // Values that are known today of a list that may grow: told to people and generators, judged by nobody.
  ajv.addKeyword('x-extensible-enum');
  // The schemas are read where they stand, so that their references into components lead there.
  ajv.addSchema(description, 'openapi.json', false, false);

  return (path: string) => {
    const pointer = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
    return ajv.compile({ $ref: `openapi.json#${pointer}` });
  };
}

describe.each(organisations)('ajv (JSON Schema 2020-12) reads, of $name,', ({ site }) => {
  const { apiPaths, json } = site;
  const validatorOf = validators(site);
  describe.each(apiPaths)('%s', (path) => {
    const validate = validatorOf(path);

    it('accepts the published document', () => {
      expect([validate(json(path)), validate.errors]).toEqual([true, null]);
    });

    it('accepts a document that has gained members: v1 may grow', () => {
      const grown = mutantsOf(json(path)).filter(({ kind }) => kind === 'extra member');
      expect(grown.length).toBeGreaterThan(0);
      expect(grown.filter(({ body }) => !validate(body)).map(({ at }) => at)).toEqual([]);
    });
  });

  describe.each(apiPaths.filter((path) => path !== '/api/v1/openapi.json'))('mutations of %s', (path) => {
    const validate = validatorOf(path);
    const accepted = (kind: string) =>
      mutantsOf(json(path))
        .filter((mutant) => mutant.kind === kind && validate(mutant.body))
        .map(({ at }) => at);

    it.each(['wrong type', 'bad format'])('rejected: %s', (kind) => {
      expect(accepted(kind)).toEqual([]);
    });
  });
});

const { apiPaths, json } = example.site;
const validator = validators(example.site);

describe.each(apiPaths.filter((path) => path !== '/api/v1/openapi.json'))(
  'ajv rejects mutations of %s of the example',
  (path) => {
    const validate = validator(path);
    const mutants = mutantsOf(json(path));
    const accepted = (kind: string) =>
      mutants.filter((mutant) => mutant.kind === kind && validate(mutant.body)).map(({ at }) => at);

    it('a value of another type, wherever it stands', () => {
      expect(mutants.filter(({ kind }) => kind === 'wrong type').length).toBeGreaterThan(2);
      expect(accepted('wrong type')).toEqual([]);
    });

    it('a date, address or mailbox that is none', () => {
      expect(mutants.filter(({ kind }) => kind === 'bad format').length).toBeGreaterThan(1);
      expect(accepted('bad format')).toEqual([]);
    });

    it('a body without one of its required members', () => {
      const optional: Record<string, string[]> = {
        '/api/v1/index.json': ['notice', 'corrections', 'aiPreferences'],
        '/api/v1/company.json': [
          'notice',
          'tradingName',
          'companyNumber',
          'registry',
          'registry.url',
          'identifiers[].issuer',
          'identifiers[].url',
          'jurisdiction',
          'incorporated',
          'registeredAddress',
          'registeredAddress.locality',
          'registeredAddress.postalCode',
          'contactRoutes[].email',
          'officeHours',
          'openingHours',
          'compliance[].reviewed',
          'compliance[].evidence',
        ],
        '/api/v1/changes.json': ['notice', 'changes[].was', 'changes[].now'],
        '/api/v1/solutions.json': ['notice', 'workflows[].humanOversight'],
        '/api/v1/access.json': [
          'notice',
          'mustNotContain',
          'responseTime',
          'responseTime.workingDays',
          'credentials',
          'revocation',
          'contact.form',
        ],
      };
      expect(accepted('removed')).toEqual(optional[path] ?? ['notice']);
    });

    it('what is no object', () => {
      for (const body of [[], 'text', null, 7]) expect(validate(body)).toBe(false);
    });
  },
);
