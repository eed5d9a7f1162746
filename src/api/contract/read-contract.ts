import type { Located } from '../../content/read/source.ts';
import type { Report } from '../../core/problem.ts';
import { type Contract, contractForm } from './contract.ts';
import { anyText, type Form, listOf, mapOf, object, text, tuple, yes } from './form.ts';
import { isRecord } from './plain-schema.ts';

const texts = listOf(text);

const schema: Form = (value, path, refuse) => {
  if (typeof value !== 'boolean' && !isRecord(value)) refuse(path, 'expected a JSON Schema: an object, true or false');
};

export const acceptedRow = object({ rule: text, path: text, reason: text }, ['rule', 'path', 'reason']);

const document = object({
  ...{ methods: texts, operationId: text, tag: text, statuses: texts, mediaTypes: texts, headers: texts },
  ...{ servers: texts, security: texts, parameters: texts, deprecated: yes, schema },
  ids: mapOf(listOf(tuple(text, anyText))),
  members: mapOf(text),
  meanings: mapOf(object({ kind: text, unit: text, to: text, values: mapOf(text) }, ['kind'])),
});

const form: Form = (value, path, refuse) => {
  const kind = isRecord(value) ? value.contract : undefined;
  // Other forms cannot be checked further.
  if (kind !== contractForm)
    refuse(
      isRecord(value) && 'contract' in value ? ['contract'] : path,
      `expected "contract": ${contractForm}, the form that this Gazette reads`,
    );
  else whole(value, path, refuse);
};

const whole = object(
  {
    contract: () => {},
    ...{ api: text, version: text, dialect: text, servers: texts, security: texts, components: texts },
    licence: object({ name: text, url: text, spdx: text }, ['name', 'url']),
    documents: mapOf(document),
    paths: mapOf(texts),
    ...{ skills: texts, facts: texts },
    history: listOf(acceptedRow),
  },
  ['api', 'documents'],
);

/** Reads a frozen contract; undefined after reporting `contract-invalid` at each invalid place. */
export function readContract(located: Located, report: Report): Contract | undefined {
  let isSound = true;
  form(located.value, [], (path, message) => {
    isSound = false;
    report({
      code: 'contract-invalid',
      at: located.locate(path),
      field: path.join('.') || undefined,
      message,
      hint: 'It is written by `npm run freeze`, not by hand: take the last version back from your history.',
    });
  });
  return isSound ? (located.value as Contract) : undefined;
}
