import type { Html } from '../core/html.ts';
import type { Language } from '../language/language.ts';
import type { BrandLook } from './model/brand-look.ts';
import type { FrameModel } from './model/frame.ts';
import type { MainModel } from './model/main.ts';

/**
 * Look of the pages: models in, HTML out. A theme knows no content, API or file; all it needs is in the models
 * (src/theme/model/).
 */
export interface Theme {
  /** Content of `<body>`: the frame, with `main` in `<main id="main" tabindex="-1">`. */
  body(frame: FrameModel, main: Html): Html;
  /** The content of the main element. The language has the organisation's own words. */
  main(page: MainModel, language: Language): Html;
  /** Stylesheet of all pages, in the look of a brand; `extra` are the site's own styles, after all others. */
  style(look: BrandLook | undefined, extra?: string): string;
}
