import { apiStyle } from './api.ts';
import { baseStyle } from './base.ts';
import { formStyle } from './form.ts';
import { frameStyle } from './frame.ts';
import { homeStyle } from './home.ts';
import mediaStyle from './media.css?text';
import { proseStyle } from './prose.ts';

/** Styles of all pages: faces of the reader's system, both colour schemes, no request to anywhere. */
export const style = [baseStyle, frameStyle, proseStyle, homeStyle, formStyle, apiStyle, mediaStyle]
  .map((part) => `${part.trim()}\n`)
  .join('');
