import { apiStyle } from './styles/api.ts';
import { baseStyle } from './styles/base.ts';
import { formStyle } from './styles/form.ts';
import { frameStyle } from './styles/frame.ts';
import { homeStyle } from './styles/home.ts';
import { mediaStyle } from './styles/media.ts';
import { proseStyle } from './styles/prose.ts';

/** Styles of all pages: faces of the reader's system, both colour schemes, no request to anywhere. */
export const style = [baseStyle, frameStyle, proseStyle, homeStyle, formStyle, apiStyle, mediaStyle]
  .map((part) => `${part.trim()}\n`)
  .join('');
