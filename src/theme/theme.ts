import type { Html } from '../core/html.ts';
import type { Language } from '../language/language.ts';
import type { BrandLook } from './model/brand-look.ts';
import type { FrameModel } from './model/frame.ts';
import type { Main } from './model/main.ts';

/**
 * How the pages of a site look: models in, HTML out. A theme knows no content, no API and no file; what it needs is in
 * the models (src/theme/model/).
 */
export interface Theme {
  /** Its folder. */
  readonly name: string;
  /** The content of `<body>`: what stands around every page, and in its `<main id="main" tabindex="-1">` what is given. */
  body(frame: FrameModel, main: Html): Html;
  /** The content of the main element. The language has the organisation's own words. */
  main(page: Main, language: Language): Html;
  /** The style sheet of all pages, in the look of a brand; `extra` are the site's own styles, behind all others. */
  style(look: BrandLook | undefined, extra?: string): string;
}
