// Writes HOSTS.md from what the conformance suite measured (tests/hosts/.results/), after npx vitest run tests/hosts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { figures } from './figures.mjs';

const folder = new URL('.results/', import.meta.url);
const results = readdirSync(new URL('conformance/', folder))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(`conformance/${name}`, folder), 'utf8')));
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const thousands = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

// Written by tests/hosts/unmet-list.test.ts from the hosts themselves.
const unmet = readFileSync(new URL('unmet.md', folder), 'utf8');

const table = results.map(({ server, checks }) => {
  const exceptions = checks.filter((check) => check.exceptions.length > 0);
  const known = exceptions.length === 0 ? 'none' : exceptions.map(({ check }) => check).join(', ');
  return `| ${server} | ${checks.length} | ${thousands(sum(checks, 'compared'))} | ${sum(checks, 'failed')} | ${known} |`;
});
const proofs = new Map(results.flatMap(({ checks }) => checks.map(({ check, proves }) => [check, proves])));
const sections = results
  .map(({ server, checks }) => {
    const lines = checks.flatMap(({ check, exceptions }) => exceptions.map((reason) => `- *${check}*: ${reason}`));
    return lines.length === 0 ? undefined : `### ${server}\n\n${lines.join('\n')}`;
  })
  .filter(Boolean);

writeFileSync(
  new URL('../../HOSTS.md', import.meta.url),
  `# Measured behaviour of hosts

\`npx vitest run tests/hosts\` writes this page. It compares the answers of real servers and of the platforms' functions with
\`respond()\` (${'`src/http/respond.ts`'}). Promises that a host cannot keep, and small harmless differences, are listed below and
in \`deploy/<host>/UNMET.md\` of every build. Hosts that could not be run have no row in the table.

| Host | Checks | Answers compared | Unexplained differences | Known exceptions |
|---|---:|---:|---:|---|
${table.join('\n')}

## The checks

| Check | Proves |
|---|---|
${[...proofs].map(([check, proves]) => `| ${check} | ${proves} |`).join('\n')}

${unmet.trim()}

${figures}
## The known exceptions

Each must really occur: the suite fails when one is needed no more.

${sections.join('\n\n')}
`,
);
