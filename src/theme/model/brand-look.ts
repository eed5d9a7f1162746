/** A font of the site, downloaded with the first page. */
interface WebFont {
  /** Path on the site. */
  readonly file: string;
  readonly family: string;
  /** `400`, or both ends of a variable font's: `400 700`. */
  readonly weights: string;
  readonly use: 'heads' | 'all';
  readonly fallback?: GenericFontFamily | undefined;
}

/** Family of the reader's own fonts. */
type GenericFontFamily = 'serif' | 'sans' | 'mono';

/** Look of a brand on all pages. */
export interface BrandLook {
  /** `#rrggbb`. */
  readonly color?: string | undefined;
  readonly radius: 'none' | 'small' | 'large';
  readonly density: 'compact' | 'regular' | 'airy';
  readonly font?: GenericFontFamily | WebFont | undefined;
}
