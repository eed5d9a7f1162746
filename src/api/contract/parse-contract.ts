import type { LocatedData } from '../../content/read/source.ts';
import type { Report } from '../../core/problem.ts';
import { type Contract, contractFormat } from './contract.ts';
import {
  anyString,
  arrayOf,
  type JsonValidator,
  literalTrue,
  nonEmptyString,
  objectOf,
  recordOf,
  tupleOf,
} from './json-validators.ts';
import { isRecord } from './plain-schema.ts';

const texts = arrayOf(nonEmptyString);

const schema: JsonValidator = (value, path, refuse) => {
  if (typeof value !== 'boolean' && !isRecord(value)) refuse(path, 'expected a JSON Schema: an object, true or false');
};

export const acceptedChangeValidator = objectOf(
  { rule: nonEmptyString, path: nonEmptyString, reason: nonEmptyString },
  ['rule', 'path', 'reason'],
);

const document = objectOf({
  ...{
    methods: texts,
    operationId: nonEmptyString,
    tag: nonEmptyString,
    statuses: texts,
    mediaTypes: texts,
    headers: texts,
  },
  ...{ servers: texts, security: texts, parameters: texts, deprecated: literalTrue, schema },
  ids: recordOf(arrayOf(tupleOf(nonEmptyString, anyString))),
  members: recordOf(nonEmptyString),
  meanings: recordOf(
    objectOf({ kind: nonEmptyString, unit: nonEmptyString, to: nonEmptyString, values: recordOf(nonEmptyString) }, [
      'kind',
    ]),
  ),
});

const form: JsonValidator = (value, path, refuse) => {
  const kind = isRecord(value) ? value.contract : undefined;
  // Other forms cannot be checked further.
  if (kind !== contractFormat)
    refuse(
      isRecord(value) && 'contract' in value ? ['contract'] : path,
      `expected "contract": ${contractFormat}, the form that this Gazette reads`,
    );
  else whole(value, path, refuse);
};

const whole = objectOf(
  {
    contract: () => {},
    ...{
      api: nonEmptyString,
      version: nonEmptyString,
      dialect: nonEmptyString,
      servers: texts,
      security: texts,
      components: texts,
    },
    licence: objectOf({ name: nonEmptyString, url: nonEmptyString, spdx: nonEmptyString }, ['name', 'url']),
    documents: recordOf(document),
    paths: recordOf(texts),
    ...{ skills: texts, facts: texts },
    history: arrayOf(acceptedChangeValidator),
  },
  ['api', 'documents'],
);

/** Reads a frozen contract; undefined after reporting `contract-invalid` at each invalid place. */
export function parseContract(located: LocatedData, report: Report): Contract | undefined {
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
