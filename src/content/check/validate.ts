// Long: each module of the content, with the rules over it.
import type { Capability } from '../../core/capabilities.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { Report } from '../../core/problem.ts';
import type { ThemeSetting } from '../../core/theme-setting.ts';
import { validateBrand } from '../brand/validate-brand.ts';
import { validateFacts } from '../fact-modules/fact-modules.ts';
import { addClaims, collectFacts, countListItems } from '../facts.ts';
import { resolveFormFields } from '../form-services.ts';
import { homeCountry } from '../home-country.ts';
import { digestCatalogue, listSiteLanguages, reportLanguages } from '../languages/languages.ts';
import inLanguages from '../languages/validate-languages.ts?lazy';
import { checkOrigin } from '../origin.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData } from '../read/source.ts';
import { findIntroductions } from '../renamable-pages.ts';
import { checkSignedSecurityTxt } from '../security-txt.ts';
import type { Question, Site } from '../site.ts';
import type { DeferredChecks } from './deferred-checks.ts';
import { validatePages, validateQuestions } from './markdown.ts';
import { type Memo, noMemo } from './memo.ts';
import { validateNews } from './news.ts';
import { checkPageNames } from './page-names.ts';
import { reportPlaceholders } from './placeholders.ts';
import { checkQuestions } from './question-rules.ts';
import { checkReferences, isIdOf, removeUnknownSolutions } from './references.ts';
import { checkRslTerms } from './rsl-terms.ts';
import { validateSkills } from './skills.ts';
import { checkTrialToken } from './trial-token.ts';
import { parseModule, parseOptionalModule } from './typed-modules.ts';
import { collectModuleDates, reportUndated } from './undated-files.ts';

export interface ValidateOptions {
  /** Replaces the content's base URL (--base-url, BASE_URL). */
  readonly baseUrl?: string | undefined;
  /** Allows local addresses as base URL. */
  readonly preview: boolean;
  /** The day, YYYY-MM-DD, from which a banner is dropped; absent: it stays. */
  readonly today?: string | undefined;
  /** Asks search engines to leave the site alone (--noindex). */
  readonly noIndex?: boolean | undefined;
  /** Gives every page a picture of its own (--pictures). */
  readonly pagePictures?: boolean | undefined;
  /** The theme that package.json names, or why it cannot be used. */
  readonly theme?: ThemeSetting | undefined;
  /** Capabilities that some of these hosts, or of the default ones, lack; absent: nothing is known of hosts. */
  readonly unkept?: (hosts: readonly string[] | undefined) => readonly Capability[] | undefined;
}

/**
 * Turns sources into the Site: typed, cross-checked facts, with every {{fact}} filled in. Undefined if any typed module
 * is unusable. Reports every problem of every file; those of bodies of pages are left in `rest`, if there is one. With
 * a `memo`, Markdown is read again only where its file or the facts that it may name have changed.
 */
export function validate(
  sources: Sources,
  options: ValidateOptions,
  report: Report,
  memo: Memo = noMemo,
  rest?: DeferredChecks,
): Site | undefined {
  const isSpoken = reportLanguages(sources, report);
  const languages = listSiteLanguages(sources);
  const site = languages
    ? inLanguages<typeof import('../languages/validate-languages.ts')>().validateLanguages(
        sources,
        languages,
        (each, ownRest) => validateOne(each, options, report, memo, ownRest),
        // Each text would repeat the problems of the language list.
        isSpoken ? report : () => {},
        rest,
      )
    : validateOne(sources, options, report, memo, rest);
  return isSpoken ? site : undefined;
}

/** Validates a site of one language, or one language of a site. */
function validateOne(
  sources: Sources,
  options: ValidateOptions,
  report: Report,
  memo: Memo,
  rest: DeferredChecks | undefined,
): Site | undefined {
  reportPlaceholders(sources, report);
  reportUndated(sources, report);
  const site = parseModule('site', sources, report, rest);
  const company = parseModule('company', sources, report, rest);
  const solutions = parseOptionalModule('solutions', sources, report, rest);
  const industries = parseOptionalModule('industries', sources, report, rest);
  const access = parseOptionalModule('access', sources, report, rest);
  const look = validateBrand(sources, options.today, report, rest);

  const baseUrl = checkBaseUrl(sources, options, report);
  if (site && baseUrl)
    for (const judge of [checkContactForm, checkTrialToken, checkSignedSecurityTxt])
      judge(site, baseUrl, sources, report);
  if (site) checkRslTerms(site, sources, report);
  checkReferences(sources, { company, solutions, industries }, report);
  const skills = validateSkills(sources, report, rest);
  const published = (file: { frontMatter: LocatedData }) =>
    (file.frontMatter.value as { draft?: unknown }).draft !== 'true';
  const lists = {
    solutions: solutions?.solutions,
    workflows: solutions?.workflows,
    industries: industries?.industries,
    products: company?.products,
    compliance: company?.compliance,
    people: company?.people,
    locations: company?.locations,
  };
  const targets = new Map(
    Object.entries(lists).map(([name, items]) => [name, items && new Set(items.map(({ id }) => id))]),
  );
  const ownFacts = validateFacts(sources, targets, company ? homeCountry(company) : null, report, rest);
  const complete = site && company && solutions && industries && access && ownFacts;
  const questionFiles = sources.faq.filter(published);
  const listed = complete && { ...site, company, ...solutions, ...industries, questions: questionFiles };
  const isNamed = listed !== undefined && checkPageNames(sources, listed, report);
  // Broken modules lack most facts: reporting each use of one would bury the real problem.
  const facts =
    complete &&
    collectFacts(
      {
        site,
        company,
        access,
        solutions: solutions.solutions,
        workflows: solutions.workflows,
        industries: industries.industries,
        ...Object.fromEntries(ownFacts.map(({ name, items }) => [name, items])),
      },
      {
        solutions: solutions.solutions.length,
        workflows: solutions.workflows.length,
        industries: industries.industries.length,
        layers: solutions.technologyStack.length,
        ...countListItems(company),
        ...countListItems(access),
        questions: questionFiles.length,
        skills: skills.length,
        pages: sources.pages.filter(published).length,
        ...Object.fromEntries(ownFacts.map(({ name, items }) => [name, items.length])),
      },
      site.language,
    );
  const unkept = site && options.unkept?.(site.hosts);
  if (facts && site) addClaims(facts, site.language, unkept);
  if (rest) rest.facts = facts;
  const questions = validateQuestions(sources, facts, report, memo, rest);
  // A broken question has been reported: that a section names it is no second mistake.
  const named = {
    people: company?.people,
    questions: questions.length === questionFiles.length ? questions : undefined,
  };
  const pages = validatePages(sources, facts, report, memo, rest, named);
  const news = validateNews(sources, facts, company?.people, report, memo, rest);
  if (site) checkQuestions(questions, sources.faq, site.questionCategories, report);
  const home = pages.find((page) => page.path === '/');
  const { own } = sources.inLanguage ?? {};
  const homeFile = `content/pages/home${own === undefined || own.prefix === '' ? '' : `.${own.key}`}.md`;
  if (!home && !sources.pages.some((page) => page.file === homeFile) && !sources.unread.includes(homeFile))
    report({
      code: 'page-missing',
      at: { file: homeFile },
      message: 'expected the homepage, found no such file',
      hint: 'Create it with title, description and updated in its front matter.',
    });
  if (!listed || !baseUrl || !isNamed || !home) return undefined;
  const { languages: _, language = '', ...settings } = site;
  const catalogue = digestCatalogue(sources, language);
  const introductions = findIntroductions(listed, pages);
  const apart = new Set([home, ...Object.values(introductions)]);
  return {
    ...settings,
    // Ensured by validate().
    language,
    baseUrl,
    // An unknown id has been reported: what would lead nowhere is left out, or it would be reported again as a dead link.
    company: { ...company, products: company.products.map((p) => removeUnknownSolutions(p, solutions.solutions)) },
    solutions: solutions.solutions.map((s) => ({ ...s, workflows: s.workflows.filter(isIdOf(solutions.workflows)) })),
    workflows: solutions.workflows,
    technologyStack: solutions.technologyStack,
    industries: industries.industries.map((i) => ({
      ...i,
      solutions: i.solutions.filter(isIdOf(solutions.solutions)),
    })),
    access,
    facts: ownFacts,
    updated: collectModuleDates(sources, { site, company, solutions, industries, access }),
    home,
    pages: pages.filter((page) => !apart.has(page)),
    ...(apart.size > 1 && { introductions }),
    questions,
    ...questionSlugsOf(questions),
    ...(news.length > 0 && { news }),
    skills,
    publicFiles: sources.publicFiles.map(({ file, source, bytes }) => ({ path: `/${file}`, source, bytes })),
    ...look,
    ...(catalogue !== undefined && { catalogue }),
    ...(unkept && { unkept }),
    ...(options.noIndex && { noIndex: true }),
    ...(options.pagePictures && { pagePictures: true }),
    ...omitUndefined({ theme: options.theme?.digest }),
  };
}

/** Names of questions in addresses, where they have others than their ids. */
function questionSlugsOf(questions: readonly Question[]): Pick<Site, 'questionSlugs'> {
  const given = questions.flatMap(({ id, slug }) => (slug === undefined ? [] : [[id, slug] as const]));
  return given.length === 0 ? {} : { questionSlugs: Object.fromEntries(given) };
}

/** The base URL that counts: the option if given (its problems name the option), else the content's. */
function checkBaseUrl(sources: Sources, options: ValidateOptions, report: Report): string | undefined {
  const located = sources.modules.get('site');
  const fromContent = (located?.value as { baseUrl?: unknown } | undefined)?.baseUrl;
  const value = options.baseUrl ?? fromContent;
  if (typeof value !== 'string') return undefined;
  const problem = checkOrigin(value, options);
  if (!problem) return value;
  const isWritten = options.baseUrl === undefined;
  report({
    code: 'base-url-invalid',
    ...(isWritten ? { at: located?.locate(['baseUrl']), field: 'baseUrl' } : { field: '--base-url' }),
    ...problem,
  });
  return undefined;
}

/**
 * Judges whether somebody receives what the contact form sends (service.md 5.4): nothing runs on this origin, so that
 * a form that posts to it would be lost. Reports `field-invalid` and `field-missing`.
 */
function checkContactForm(
  { contactForm, contactFormFields }: Partial<Pick<Site, 'contactForm' | 'contactFormFields'>>,
  baseUrl: string,
  sources: Sources,
  report: Report,
): void {
  const at = (path: readonly string[]) => sources.modules.get('site')?.locate(path);
  if (contactForm === undefined) {
    if (contactFormFields !== undefined)
      report({
        code: 'field-missing',
        at: at(['contactFormFields']),
        field: 'contactForm',
        message: 'expected contactForm, the address of the service whose fields these are; found none',
        hint: 'Add contactForm, or remove contactFormFields.',
      });
    return;
  }
  if (new URL(contactForm).host === new URL(baseUrl).host)
    report({
      code: 'field-invalid',
      at: at(['contactForm']),
      field: 'contactForm',
      message: `expected the address of a form service elsewhere, got "${contactForm}": nothing on this origin receives a form`,
      hint: 'Services that post to the own origin, such as Netlify Forms, cannot be used. Name one with an address of its own, such as https://formspree.io/f/abc, or remove contactForm: the form then opens the mail program.',
    });
  const { key } = resolveFormFields(contactForm, contactFormFields);
  if (key !== undefined && contactFormFields?.accessKey === undefined)
    report({
      code: 'field-missing',
      at: at(['contactForm']),
      field: 'contactFormFields.accessKey',
      message: `expected contactFormFields.accessKey, which ${new URL(contactForm).host} asks for; found none`,
      hint: `Add contactFormFields: { accessKey: '…' } with the public key that the service has sent you.`,
    });
}
