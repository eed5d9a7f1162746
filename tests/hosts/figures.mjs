// Figures that bench/hosts/ measured, as tables of HOSTS.md.
import { existsSync, readFileSync } from 'node:fs';

const { date, command, seconds, rounds, counts, servers, sizes } = JSON.parse(
  readFileSync(new URL('../../bench/hosts/figures.json', import.meta.url), 'utf8'),
);
const times = (n) => n.toFixed(2);
const kilobytes = (bytes) => (typeof bytes === 'string' ? bytes : (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0));
const pages = counts.map((count) => count.toLocaleString('en'));
const most = pages.at(-1);

/** Requests a second as ratios, and what they cost: a row for each server. */
function rows() {
  const [[, reference]] = Object.entries(servers);
  return Object.entries(servers).map(([name, cells]) => {
    const [few, , many] = cells;
    const toNginx = (kind) => times(few.rates[`${kind} first`] / reference[0].rates[`${kind} first`]);
    const toFew = (kind, end) => times(many.rates[`${kind} ${end}`] / few.rates[`${kind} first`]);
    const cost = (kind) => times(many.cpu[`${kind} last`] / few.cpu[`${kind} first`]);
    return [
      name,
      `${toNginx('html')} · ${toNginx('markdown')}`,
      `${toFew('html', 'first')} · ${toFew('html', 'last')}`,
      `${toFew('markdown', 'first')} · ${toFew('markdown', 'last')}`,
      `${cost('html')} · ${cost('markdown')}`,
      `${few.startMs.toFixed(0)} → ${many.startMs.toFixed(0)}`,
      `${few.memoryMb.toFixed(0)} → ${many.memoryMb.toFixed(0)}`,
      `${kilobytes(few.configurationBytes)} → ${kilobytes(many.configurationBytes)}`,
    ];
  });
}

const results = (kind, name) => {
  const file = new URL(`.results/${kind}/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Encounters of clients and the audit: a row for each server. */
function live() {
  const hostOf = {
    nginx: 'nginx',
    Caddy: 'caddy',
    'Apache, virtual host': 'apache',
    lighttpd: 'lighttpd',
    'Node.js': 'node',
  };
  return Object.keys(servers).map((name) => {
    const tear = results('tear', hostOf[name]);
    const audit = results('audit', name);
    return [
      name,
      ...(tear ? [tear.deploys, thousands(tear.read), tear.torn, tear.retried] : ['no deploy.sh', '', '', '']),
      ...(audit ? [audit.requests, 'none', audit.accepted, audit.notes.join(', ') || 'none'] : ['', '', '', '']),
    ];
  });
}

const thousands = (n) => n.toLocaleString('en');
const line = (cells) => `| ${cells.join(' | ')} |`;

export const figures = `## What servers cost at size

\`${command}\` measured this on ${date}, with sites of ${pages.join(', ')} pages on a machine with two cores. Each figure is
the best of ${rounds} rounds of ${seconds} s with eight connections. Requests a second are ratios to nginx in that round, because
absolute figures of shared machines mean little.

${line(['Server', `÷ nginx, ${pages[0]} pages: HTML · Markdown`, `HTML, ${most} ÷ ${pages[0]} pages: first · last page`, `Markdown, ${most} ÷ ${pages[0]} pages: first · last page`, `Processor time a request, last of ${most} ÷ first of ${pages[0]}: HTML · Markdown`, 'Start, ms', 'Memory, MB', 'Configuration, KB'])}
${line(['---', ...Array(7).fill('---:')])}
${rows().map(line).join('\n')}

The next table counts deployments by \`deploy.sh\` while eight readers load pages with their stylesheets and Markdown. A torn
page mixes releases that are not neighbours, or meets a 404. A page is asked for again when the reload closed an idle
connection. The table also has the audit of the example site (\`npx vitest run tests/hosts\`; \`LONG=1\` deploys fifty times):

${line(['Server', 'Deployments', 'Page loads', 'Torn', 'Asked again', 'Audit: requests', 'Faults', 'Declared in accept.yaml', 'Notes'])}
${line(['---', ...Array(8).fill('---:')])}
${live().map(line).join('\n')}

What a build writes for each host, in KB, with instructions and programs:

${line(['Host', ...pages.map((count) => `${count} pages`)])}
${line(['---', ...pages.map(() => '---:')])}
${Object.entries(sizes)
  .map(([name, cells]) => line([name, ...cells.map(kilobytes)]))
  .join('\n')}
`;
