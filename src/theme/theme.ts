import type { Html } from '../core/html.ts';
import type { Language } from '../language/language.ts';
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
  /** Module of a theme that a project brings; absent: the theme is Gazette's. */
  readonly module?: ThemeModule | undefined;
}

/** Where the theme of a project is. */
export interface ThemeModule {
  /** Absolute path. */
  readonly file: string;
  /** Name in package.json. */
  readonly name: string;
  /** Digest of all files of its folder. */
  readonly digest: string;
}

/** A font of the site, downloaded with the first page. */
interface WebFont {
  /** Path on the site. */
  readonly file: string;
  readonly family: string;
  /** `400`, or both ends of a variable font's: `400 700`. */
  readonly weights: string;
  readonly use: 'heads' | 'all';
  /** Further files of the family. */
  readonly faces?: readonly FontFace[] | undefined;
  readonly fallback?: GenericFontFamily | undefined;
}

/** A file of a font family. */
export interface FontFace {
  readonly file: string;
  readonly weights: string;
  readonly style?: 'normal' | 'italic' | undefined;
}

/** Family of the reader's own fonts. */
type GenericFontFamily = 'serif' | 'sans' | 'mono';

/** Look of a brand on all pages. */
export interface BrandLook {
  readonly look: 'register' | 'plain' | 'bold' | 'docs';
  /** `#rrggbb`. */
  readonly color?: string | undefined;
  readonly radius: 'none' | 'small' | 'large';
  readonly density: 'compact' | 'regular' | 'airy';
  readonly font?: GenericFontFamily | WebFont | undefined;
}
