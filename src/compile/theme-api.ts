/**
 * Exports of `gazette/theme`, for the module that `gazette.theme` in package.json names. Its default export is a `Theme`.
 */
export { type Html, html, trustedHtml } from '../core/html.ts';
export type { Language } from '../language/language.ts';
export { translate } from '../language/translate.ts';
export { renderDate, renderInline, renderLine } from '../theme/kit/line.ts';
export type { FrameModel, LabelledLink, MenuEntry } from '../theme/model/frame.ts';
export type * from '../theme/model/main.ts';
export type { ApiReference, Endpoint } from '../theme/model/reference.ts';
export type * from '../theme/model/sections.ts';
export type * from '../theme/model/view.ts';
export type { BodyParts, ThemeParts as Theme } from '../theme/parts.ts';
export type { BrandLook } from '../theme/theme.ts';
