import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { ciFiles } from '../../src/hosts/ci/ci.ts';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';

interface Validator {
  validateWorkflow(text: string): { readonly errors: readonly object[] };
}

const file = findTool('@action-validator/core', 'action_validator.js');

describeWith(file, 'action-validator, with the schema of workflows', 'npm run test:tools', () => {
  const validator: Validator = createRequire(import.meta.url)(file!);
  const workflows = ciFiles({ baseUrl: 'https://example.com' }).filter(({ file }) => file.startsWith('github/'));

  it.each(workflows.map(({ file, text }) => [file, text]))('%s is a workflow', (_, text) => {
    expect(validator.validateWorkflow(text).errors).toEqual([]);
  });

  it('can refuse one', () => {
    const text = workflows[0]?.text ?? '';
    for (const broken of [text.replace('runs-on:', 'run-on:'), text.replace('needs: build', 'needs: bild')])
      expect(validator.validateWorkflow(broken).errors).not.toEqual([]);
  });
});
