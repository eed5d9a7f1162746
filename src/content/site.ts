import type { z } from 'zod';
import type { Capability } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import type { Signing } from '../core/signing/signing.ts';
import type { SiteLanguage } from '../core/site-language.ts';
import type { SiteBrand } from './brand/site-brand.ts';
import type { FactModule } from './fact-types.ts';
import type { HomeSection } from './home-sections.ts';
import type { RecordedChange } from './ledger/history.ts';
import type { accessSchema } from './schemas/access.ts';
import type { companySchema } from './schemas/company.ts';
import type { PageFrontMatter, QuestionFrontMatter, SkillFields } from './schemas/front-matter.ts';
import type { industriesSchema } from './schemas/industries.ts';
import type { siteSchema } from './schemas/site.ts';
import type { solutionsSchema } from './schemas/solutions.ts';

/** The typed modules that every organisation has: `content/<name>.ts`. */
export const requiredModules = ['site', 'company'] as const;

/** All typed modules; facts of an absent one are published nowhere. */
export const moduleNames = [...requiredModules, 'solutions', 'industries', 'access', 'brand'] as const;
export type ModuleName = (typeof moduleNames)[number];

/** The `updated` date of each typed module that there is. */
type ModuleDates = Readonly<
  Record<(typeof requiredModules)[number], string> & Partial<Record<Exclude<ModuleName, 'brand'>, string>>
>;

/** A page of content/pages, facts filled in. */
export interface Page extends Omit<PageFrontMatter, 'slug' | 'draft' | 'updated' | 'reviewed' | 'validUntil'> {
  /** YYYY-MM-DD. */
  readonly updated: string;
  /** URL path: `/`, `/privacy/`, `/guides/start/`. */
  readonly path: string;
  /** Body as Markdown, with site links as written (`/x/`). */
  readonly markdown: string;
  /** Digest of that text, known without rendering; absent where a page is values alone. */
  readonly textDigest?: string;
  /** The body rendered, site links as paths. */
  readonly html: string;
  /** Names of the facts that the body uses. */
  readonly facts: readonly string[];
  /** UTF-8 bytes of the body as it is written, known without it. */
  readonly bodyBytes: number;
  /** Number of links and images to this site. */
  readonly siteLinks?: number;
  /** HTML of the Markdown in its sections, by that Markdown. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly source: string;
}

/** A section of a page, facts filled in. */
export type PageSection = NonNullable<PageFrontMatter['sections']>[number];

/** A section that facts alone decide, by its name. */
export type GeneratedSection = Extract<
  PageSection,
  { readonly kind: 'others' | Exclude<HomeSection, 'people' | 'questions'> }
>;

/** A published question with its answer, facts filled in. */
export interface Question extends Omit<QuestionFrontMatter, 'draft' | 'updated'> {
  /** YYYY-MM-DD. */
  readonly updated: string;
  /** File name without `.md`. */
  readonly id: string;
  readonly markdown: string;
  /** The body rendered, site links as paths. */
  readonly html: string;
  readonly source: string;
}

/** A published piece of news, facts filled in. */
export interface NewsItem {
  /** File name without `.md`. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated?: string | undefined;
  /** The name of a person. */
  readonly author?: string;
  readonly picture?: string | undefined;
  readonly alt?: string | undefined;
  readonly formerly?: readonly string[] | undefined;
  readonly markdown: string;
  /** The body rendered, site links as paths. */
  readonly html: string;
  readonly source: string;
}

export interface Skill extends SkillFields {
  readonly path: string;
  readonly updated: string;
  /** SKILL.md as it is served: as it stands on disk, but for what its specification has another form for. */
  readonly bytes: Uint8Array;
  /** Supporting files: paths in the folder of the skill, in code unit order; absent: none. */
  readonly files?: readonly PublicFile[];
  readonly source: string;
}

/** A fact module of the organisation's own, its items in their order. */
export interface SiteFactModule extends Omit<FactModule, 'updated'> {
  /** YYYY-MM-DD. */
  readonly updated: string;
  /** The day that the states of its items are computed for; absent: it has none. */
  readonly asOf?: string;
  /** `releases`, of content/facts/releases.ts. */
  readonly name: string;
  readonly source: string;
}

/** Other site that an attached site stands beside. */
interface AttachedDocuments {
  /** The pages of the other site, and their mirrors. */
  readonly documents: readonly Document[];
  /** A document of ours as it is published there; undefined: the other site has its place. */
  keep(document: Document): Document | undefined;
  /** The Markdown that stands for a page of ours that is not there; any other path as it is. */
  standIn(path: string): string;
  /** Nobody has confirmed our facts yet: what is published lists the pages of the other site and states none. */
  readonly isWithheld?: true | undefined;
}

export interface PublicFile {
  readonly path: string;
  /** Where it stands; absent: public/. */
  readonly source?: string | undefined;
  readonly bytes: Uint8Array;
}

type SolutionsModule = z.output<typeof solutionsSchema>;
type AccessModule = z.output<typeof accessSchema>;

/** Validated, frozen facts of the content. Documents are functions of these alone. */
export interface Site extends Omit<z.output<typeof siteSchema>, 'updated' | 'language' | 'languages'> {
  /** BCP 47. */
  readonly language: string;
  /** Languages of a site that has several, the first first. */
  readonly languages?: readonly SiteLanguage[];
  /** Own language; paths are those of a site of its own, without the prefix. */
  readonly inLanguage?: SiteLanguage;
  /** Sites in the other languages; only in the first. */
  readonly translations?: readonly Site[];
  /** Untranslated pages; only in languages after the first. */
  readonly originals?: readonly Pick<Page, 'path' | 'title'>[];
  /** Digest of the project's own catalogue of the language (content/words/); absent: Gazette has one. */
  readonly catalogue?: string;
  /** Texts borrowed from the first language; only in languages after it. */
  readonly borrowed?: readonly string[];
  readonly company: z.output<typeof companySchema>;
  readonly solutions: SolutionsModule['solutions'];
  readonly workflows: SolutionsModule['workflows'];
  readonly technologyStack: SolutionsModule['technologyStack'];
  readonly industries: z.output<typeof industriesSchema>['industries'];
  /** Empty lists and no sentence without content/access.ts. */
  readonly access: Omit<AccessModule, 'updated'> & Partial<Pick<AccessModule, 'updated'>>;
  readonly updated: ModuleDates;
  /** By name. */
  readonly facts: readonly SiteFactModule[];
  readonly home: Page;
  /** All pages but the homepage and introductions, by order, then path. */
  readonly pages: readonly Page[];
  /** Pages of editors at the places of generated ones, by the names of these; they are in no list. Absent: there are none. */
  readonly introductions?: Readonly<Partial<Record<string, Page>>>;
  /** By order, then id. */
  readonly questions: readonly Question[];
  /** Names of questions in addresses, by id; absent: none has a `slug`. */
  readonly questionSlugs?: Readonly<Record<string, string>>;
  /** The latest first; absent: there are none. */
  readonly news?: readonly NewsItem[];
  readonly skills: readonly Skill[];
  readonly publicFiles: readonly PublicFile[];
  /** Values of content/brand.ts; absent: the standard look. */
  readonly brand?: SiteBrand;
  /** content/brand.css, which stands behind the styles of all pages. */
  readonly brandStyle?: string;
  /** Digest of the theme that package.json names; absent: Gazette's. */
  readonly theme?: string;
  /** Sorted capabilities that a host of this site lacks: sentences on them are replaced (claims.ts). Absent: none. */
  readonly unkept?: readonly Capability[];
  /** A preview that search engines are asked to leave alone (--noindex); its addresses are those of production. */
  readonly noIndex?: true;
  /** Dates of documents by their paths, where there is a ledger: those of generated pages and of API documents. */
  readonly dates?: Readonly<Record<string, string>>;
  /** Changes in the ledger, the latest first; absent: there is no ledger. */
  readonly changes?: readonly RecordedChange[];
  /** Other site in whose folder this one stands: its documents, and what becomes of ours there. */
  readonly attached?: AttachedDocuments;
  /** Its pages are not published, so there is nothing to search them with (gazette attach). */
  readonly withoutSearch?: true;
  /** Signing of its releases; absent: there is none, and nothing is said of it. */
  readonly signing?: Signing;
  /** Every page has a picture of its own for previews of links (--pictures); absent: all share one. */
  readonly pagePictures?: true;
}
