/** Dimensions of a picture, which a page needs so that nothing moves when it loads. */
export interface Picture {
  /** CSS pixels, turned as the file asks for. */
  readonly width: number;
  readonly height: number;
  /** Paths of the same picture in all its widths, this one among them; absent: there is one. */
  readonly sizes?: readonly { readonly path: string; readonly width: number }[];
}

/** Pictures of the site by their paths: `/images/x.jpg`. Plain data, which goes to another thread as it is. */
export type Pictures = ReadonlyMap<string, Picture>;

/** No pictures. */
export const noPictures: Pictures = new Map();

/** The value of `srcset`: each width with its descriptor (HTML Standard §4.8.4.2.1); undefined where there is one. */
export function srcset({ sizes }: Picture): string | undefined {
  return sizes?.map(({ path, width }) => `${path} ${width}w`).join(', ');
}
