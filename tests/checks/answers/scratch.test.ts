import { it } from 'vitest';
import { example } from '../../support/organisations.ts';
import { disagreements } from '../../../src/checks/answers/disagreements.ts';
import { answersByPath, foundIn, textOf } from './mutants.ts';
const facts: [string, string, string][] = [
  ['legal name', 'Tarrowfen Voice Limited', 'Tarrowfen Voixe Limited'],
  ['legal form', 'Tarrowfen Voice Limited', 'Tarrowfen Voice LLP'],
  ['number', '00000000', '00000010'],
  ['street', '7 Curlew Loom Row', '9 Curlew Loom Row'],
  ['post code', 'QX1 4ZZ', 'QX1 4ZX'],
  ['town', 'London', 'Leeds'],
  ['hours', '18:00', '17:00'],
  ['days', 'Monday–Friday', 'Monday–Saturday'],
  ['response', 'within two working days', 'within five working days'],
  ['licence', 'Creative Commons Attribution 4.0 International', 'Creative Commons Attribution-ShareAlike 4.0 International'],
  ['licence url', 'https://creativecommons.org/licenses/by/4.0/', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['train', 'ai-train=no', 'ai-train=yes'],
  ['train words', 'training models on it: no', 'training models on it: yes'],
  ['search', 'search=yes', 'search=no'],
  ['input', 'ai-input=yes', 'ai-input=no'],
  ['version', '1.3.0', '1.2.0'],
  ['mail', 'hello@example.com', 'office@example.com'],
  ['mail near', 'hello@example.com', 'helo@example.com'],
  ['security mail', 'security@example.com', 'abuse@example.com'],
  ['phone', '+442079460142', '+442079460143'],
  ['founded', '2021-03-09', '2021-03-19'],
  ['must not', 'must not contain personal, patient or clinical data', 'must not contain personal or clinical data'],
  ['credentials', 'Credentials are issued directly to a named counterparty under', 'Credentials are mailed to a named counterparty under'],
  ['privacy', 'https://example.com/privacy/', 'https://example.com/security/'],
  ['terms', 'https://example.com/terms/', 'https://example.com/security/'],
  ['date', '2026-11-20', '2026-11-19'],
  ['no credentials', 'No credentials exist or are needed', 'An API key is needed to read the API'],
  ['requires none', 'is public and requires no credentials', 'is public and requires credentials'],
  ['mcp', 'no MCP endpoint', 'an MCP endpoint'],
  ['docs', 'https://example.com/docs/api.md', 'https://example.com/docs/api/'],
  ['guide', 'https://example.com/auth.md', 'https://example.com/auth/'],
  ['point', 'Named technical contact', 'Name of a technical contact'],
];
it('mutants', () => {
  const { release } = example.site;
  const free = (path: string) => /^\/(?:index.md|(?:about|accessibility|clinical-safety|privacy|security|terms)(?:\/|\.md))?$/.test(path);
  const known = answersByPath(release, free);
  console.log(disagreements([...known.values()].flat()).length);
  const out: string[] = [];
  let n = 0, miss = 0;
  for (const [name, from, to] of facts)
    for (const file of release.files.keys()) {
      if (/assets|search|llms-full|\.png|\.ico|^docs\/api\/|^questions|404/.test(file)) continue;
      const text = textOf(release, file);
      const at: number[] = [];
      for (let i = text.indexOf(from); i >= 0; i = text.indexOf(from, i + 1)) at.push(i);
      for (const i of at.length > 3 ? [at[0]!, at[at.length >> 1]!, at[at.length - 1]!] : at) {
        n++;
        const found = foundIn(release, known, file, text.slice(0, i) + to + text.slice(i + from.length), free);
        if (found.length === 0) { miss++; out.push(`${name} | ${file} | ${text.slice(Math.max(0, i - 50), i + from.length + 10).replace(/\n/g, '⏎')}`); }
      }
    }
  console.log(n, miss, '\n' + out.join('\n'));
}, 300000);
