import { listIdentifiers } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';
import { parseHtmlWithoutPositions } from '../../core/html-tree.ts';
import { isObject } from '../../core/type-guards.ts';
import { renderWithMicromark } from '../../markdown/micromark.ts';
import { letters, pieces } from '../published/letters.ts';
import { listIn, memberIn, textIn } from '../published/members.ts';
import { checkContentMembers, checkContentValues } from './content-members.ts';
import { type MachineDocument, toOriginUrl } from './expected-output.ts';
import type { ReportFinding } from './finding.ts';
import { checkHours } from './hours.ts';
import { findTextBlocks } from './parse-page.ts';
import { listPublishedMembers } from './published-members.ts';

/** Content behind each document of the API, by name. */
const behind: Readonly<Record<string, (site: Site) => unknown>> = {
  company: ({ company }) => company,
  solutions: ({ solutions, workflows, technologyStack }) => ({ solutions, workflows, technologyStack }),
  industries: ({ industries }) => ({ industries }),
  access: ({ access: { updated: _, ...access } }) => access,
  faq: ({ questions }) => ({ questions: questions.map(({ id, question }) => ({ id, question })) }),
};

/** Values that documents reformat: hours day by day, registers by the codes of their schemes. */
const formed = /^(?:registry\.|.*\bopeningHours\b|.*\bofficeHours\b)/;

/** A document of the API holds the values of the content, each under its name. */
export function checkApiBody(
  { document, path, site, expected }: MachineDocument,
  body: unknown,
  tell: ReportFinding,
): void {
  const said = isObject(body) ? body : {};
  const url = toOriginUrl(expected, document.path);
  if (said.url !== url) tell(`url: ${url}`, String(said.url));
  if (document.updated !== undefined && said.updated !== document.updated)
    tell(`updated: ${document.updated}`, String(said.updated));
  if (said.notice !== site.notice) tell(`notice: ${site.notice ?? 'none'}`, String(said.notice));
  const name = path.replace(/^\/api\/v1\/|\.json$/g, '');
  const content = behind[name]?.(site);
  // A path means another page in another language: whether it leads anywhere is asked of every address.
  const paths = site.inLanguage === undefined || site.inLanguage.prefix === '';
  if (content !== undefined)
    checkContentMembers(content, body, { formed, paths, members: listPublishedMembers(path) }, tell);
  if (name === 'company') checkCompany(site, said, tell);
  if (name === 'faq') checkAnswers(site, said, tell);
  const module = site.facts.find((each) => each.name === name);
  if (module) checkContentValues(module.items, said.items, tell);
}

function checkCompany({ company }: Site, said: Readonly<Record<string, unknown>>, tell: ReportFinding): void {
  const wanted = listIdentifiers(company).map(({ scheme, value }) => `${scheme.code} ${value}`);
  const found = listIn(said, 'identifiers').map((each) => `${memberIn(each, 'scheme')} ${memberIn(each, 'value')}`);
  if (wanted.join() !== found.join()) tell(`identifiers ${wanted.join(', ')}`, found.join(', '));
  const number = listIdentifiers(company).find((each) => each.isCompanyNumber)?.value;
  if (said.companyNumber !== number) tell(`companyNumber: ${number ?? 'none'}`, String(said.companyNumber));
  checkHours(company, said, tell);
  const locations = listIn(said, 'locations');
  for (const [i, location] of company.locations.entries()) checkHours(location, locations[i], tell);
}

/** The answers are those of the content: all that is written there, or, where marks are no marks, what another parser reads. */
function checkAnswers({ questions }: Site, said: Readonly<Record<string, unknown>>, tell: ReportFinding): void {
  for (const { id, markdown } of questions) {
    const item = listIn(said, 'questions').find((each) => memberIn(each, 'id') === id);
    const answer = letters(textIn(item, 'answer') ?? '');
    const isLost = (piece: string) => !answer.includes(piece);
    if (!pieces(markdown).some(isLost)) continue;
    const lost = piecesOfMarkdown(markdown).find(isLost);
    if (lost !== undefined) tell(`the answer to ${id} with "${lost}"`, 'an answer without it');
  }
}

/** The pieces of a text, between its marks, that the other parser of Markdown reads. */
const piecesOfMarkdown = (markdown: string): string[] =>
  findTextBlocks(parseHtmlWithoutPositions(renderWithMicromark(markdown)), () => false).flatMap(
    (block) => block.pieces,
  );
