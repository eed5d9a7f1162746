import type { Html } from '../core/html.ts';
import { isListOf, isObject, isString } from '../core/type-guards.ts';
import type { Language } from '../language/language.ts';
import type { FrameModel } from './model/frame.ts';
import type { MainModel } from './model/main.ts';
import type { ViewBlock } from './model/view.ts';
import type { BrandLook } from './theme.ts';

/** The three parts of a body; the main element is complete. */
export interface BodyParts {
  readonly header: Html;
  readonly main: Html;
  readonly footer: Html;
}

/** A part of a page: a model in, HTML out. `ours` is what Gazette makes of the model, or of another one. */
export type Part<Model, Context extends readonly unknown[]> = (
  model: Model,
  ours: (other?: Model) => Html,
  ...context: Context
) => Html;

export type MainByKind = { readonly [Model in MainModel as Model['kind']]: Model };
export type BlockByKind = { readonly [Block in ViewBlock as Block['kind']]: Block };

export type MainParts = { readonly [Kind in keyof MainByKind]?: Part<MainByKind[Kind], [language: Language]> };
export type BlockParts = {
  readonly [Kind in keyof BlockByKind]?: Part<BlockByKind[Kind], [language: Language, level: 2 | 3]>;
};

/** Default export of a theme's module: parts in place of ours, each of them optional. */
export interface ThemeParts {
  /** Places the three parts; each must be in the result. */
  readonly body?: Part<FrameModel, [parts: BodyParts]>;
  readonly header?: Part<FrameModel, []>;
  readonly footer?: Part<FrameModel, []>;
  /** Contents of the main element, by kind of page. */
  readonly main?: MainParts;
  /** Blocks on pages of facts, by kind; their headings are of the level. */
  readonly block?: BlockParts;
  /** The stylesheet of all pages. */
  readonly style?: (ours: () => string, look: BrandLook | undefined) => string;
  /** Fields of models that it leaves out on purpose, with all below them: `frame.footer.profiles`, `view.hero.slip`. */
  readonly omit?: readonly string[];
}

const isFunction = (value: unknown) => typeof value === 'function';
const areFunctions = (value: unknown) => isObject(value) && Object.values(value).every(isFunction);
const members: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...{ body: isFunction, header: isFunction, footer: isFunction, style: isFunction },
  ...{ main: areFunctions, block: areFunctions, omit: (value: unknown) => isListOf(value, isString) },
} satisfies Record<keyof ThemeParts, unknown>;

/** Whether an export is a theme; reports each member that is none of a theme's. */
export function isThemeParts(value: unknown, refuse: (field: string, message: string) => void): value is ThemeParts {
  const all = isObject(value) ? Object.entries(value) : [['default', undefined] as const];
  const wrong = all.filter(([name, member]) => !(Object.hasOwn(members, name) && members[name]?.(member)));
  const names = Object.keys(members).join(', ');
  const expected = (name: string) => (name === 'omit' ? 'a list of texts' : 'functions');
  for (const [name] of wrong)
    refuse(name, `expected ${Object.hasOwn(members, name) ? expected(name) : `one of ${names}`}`);
  return wrong.length === 0;
}
