import { findFieldValues, parseFields } from '../published/fields.ts';
import { toLetters } from '../published/letters.ts';
import { type ExpectedFact, listLlmsFacts, listPageFacts } from './expected-facts.ts';
import type { MachineDocument } from './expected-output.ts';
import { toOriginUrl } from './expected-output.ts';
import type { ReportFinding } from './finding.ts';

type Prove = (of: MachineDocument, tell: ReportFinding) => void;

/** Checks of documents in plain text, by path in a language. */
export const plainTextChecks: readonly (readonly [path: RegExp, prove: Prove])[] = [
  [/^\/llms\.txt$/, checkLlms],
  [/^\/auth\.md$/, ({ text, site }, tell) => checkFacts(listPageFacts(site, '/auth/'), text, tell)],
  [/^\/robots\.txt$/, checkRobots],
  [/^\/\.well-known\/security\.txt$/, checkSecurity],
  [
    /\/SKILL\.md$/,
    ({ text, site, path }, tell) => {
      const skill = site.skills.find((each) => each.path === path);
      if (skill && Buffer.from(skill.bytes).toString('utf8') !== text) tell(`the bytes of ${skill.source}`, 'others');
    },
  ],
];

/** A text holds each fact, whatever marks and spaces stand in it. */
function checkFacts(facts: readonly ExpectedFact[], text: string, tell: ReportFinding): void {
  if (facts.length === 0) return;
  const said = toLetters(text);
  for (const { name, shown } of facts)
    if (!said.includes(toLetters(shown))) tell(`${name}: ${shown}`, 'a text that does not say it');
}

/** llmstxt.org: the name, what it is, then who publishes it, with the number under which a register has it. */
function checkLlms({ text, site }: MachineDocument, tell: ReportFinding): void {
  const [name = '', description = '', publisher = ''] = text.split('\n\n').map(toLetters);
  if (!text.startsWith('# ') || name !== toLetters(site.name)) tell(`the heading "${site.name}"`, name);
  if (description !== toLetters(site.description)) tell(`"${site.description}"`, description);
  for (const { name: about, shown } of listLlmsFacts(site))
    if (!publisher.includes(toLetters(shown))) tell(`${about}: ${shown}`, publisher);
}

/** RFC 9309, and what the content grants: each group says all of it. */
function checkRobots({ text, site, expected }: MachineDocument, tell: ReportFinding): void {
  const said = (name: string) => findFieldValues(text, name);
  const agents = said('user-agent');
  const wanted = ['*', ...site.aiCrawlers];
  if (agents.join() !== wanted.join()) tell(`groups for ${wanted.join(', ')}`, agents.join(', '));
  const signals = Object.entries(site.contentSignals).map(([name, is]) => `${name}=${is ? 'yes' : 'no'}`);
  for (const signal of said('content-signal')) {
    const words = signal.split(', ');
    if (words.toSorted().join() !== signals.toSorted().join()) tell(`Content-Signal: ${signals.join(', ')}`, signal);
  }
  if (said('content-signal').length !== wanted.length)
    tell(`${wanted.length} times Content-Signal`, String(said('content-signal').length));
  const rules = parseFields(text).flatMap(({ name, value }) =>
    /^(?:dis)?allow$/.test(name) ? `${name}: ${value}` : [],
  );
  const rule = site.noIndex ? 'disallow: /' : 'allow: /';
  if (rules.length !== wanted.length || rules.some((each) => each !== rule))
    tell(`"${rule}" in each group`, rules.find((each) => each !== rule) ?? 'a group without it');
  const sitemap = site.noIndex ? '' : toOriginUrl(expected, '/sitemap.xml');
  if (said('sitemap').join() !== sitemap) tell(`Sitemap: ${sitemap}`, said('sitemap').join());
}

/** RFC 9116. */
function checkSecurity({ text, site, document, expected }: MachineDocument, tell: ReportFinding): void {
  const said = (name: string) => findFieldValues(text, name).join(' ');
  const { security, contactEmail } = site;
  const wanted = {
    contact: (security.contacts ?? [`mailto:${contactEmail}`]).join(' '),
    expires: security.expires,
    canonical: toOriginUrl(expected, document.path),
  };
  for (const [name, value] of Object.entries(wanted)) if (said(name) !== value) tell(`${name}: ${value}`, said(name));
  if (!said('policy').endsWith(security.policy ?? '')) tell(`policy: ${security.policy}`, said('policy'));
}
