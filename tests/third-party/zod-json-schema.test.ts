import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resources } from '../../src/api/v1/index.ts';
import { example, organisations } from '../support/organisations.ts';
import { mutantsOf } from './mutants.ts';

const newAjv = () => addFormats.default(new Ajv2020({ strictSchema: false }));

describe.each(organisations)('of $name', ({ site }) => {
  const { json, paths } = site;
  describe.each(resources.filter(({ path }) => paths.includes(path)))(
    'the published schema of $path',
    ({ path, schema }) => {
      const published = newAjv();
      published.addSchema(json('/api/v1/openapi.json'), 'openapi.json', false, false);
      const pointer = `/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
      const byGenerator = published.compile({ $ref: `openapi.json#${pointer}` });
      const byZod = newAjv().compile(z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }));
      const bodies = [{ at: '', kind: 'none', body: json(path) }, ...mutantsOf(json(path))];

      it('judges as the JSON Schema that zod itself writes', () => {
        expect(
          bodies.filter(({ body }) => byGenerator(body) !== byZod(body)).map(({ at, kind }) => `${kind} ${at}`),
        ).toEqual([]);
      });

      it('judges as zod', () => {
        const differences = bodies.filter(({ body }) => byGenerator(body) !== schema.safeParse(body).success);
        expect(differences.map(({ at, kind }) => `${kind} ${at}`)).toEqual([]);
      });

      it('is put to the test by bodies that it rejects', () => {
        expect(bodies.filter(({ body }) => !byGenerator(body)).length).toBeGreaterThan(site === example.site ? 15 : 1);
      });
    },
  );
});
