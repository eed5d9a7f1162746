import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { renderSarifReport } from '../../src/terminal/report.ts';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { hostile } from '../terminal/problems/hostile.ts';

const file = findTool('@microsoft/jest-sarif', 'lib/schemas/sarif-2.1.0-rtm.5.json');

describeWith(file, 'the schema of SARIF 2.1.0', 'npm run test:tools', () => {
  // The schema is of draft 4, of which it uses nothing that later drafts read otherwise but the name of its id.
  const { $schema, id, ...schema } = JSON.parse(readFileSync(file!, 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  const errorsOf = (log: unknown) => (validate(log) ? [] : validate.errors);

  it.each([
    ['hostile problems', hostile],
    ['none', []],
  ])('accepts a log of %s', (_, problems) => {
    expect(errorsOf(JSON.parse(renderSarifReport(problems)))).toEqual([]);
  });

  it('can refuse one', () => {
    const log = JSON.parse(renderSarifReport(hostile));
    log.runs[0].results[2].locations[0].physicalLocation.region.startLine = 0;
    expect(errorsOf(log)).not.toEqual([]);
    expect(errorsOf({ ...log, version: '2.0.0' })).not.toEqual([]);
  });
});
