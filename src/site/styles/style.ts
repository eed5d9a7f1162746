import apiStyle from './api.css?text';
import baseStyle from './base.css?text';
import formStyle from './form.css?text';
import frameStyle from './frame.css?text';
import homeStyle from './home.css?text';
import languagesStyle from './languages.css?text';
import mediaStyle from './media.css?text';
import { paletteStyle } from './palette.ts';
import proseStyle from './prose.css?text';

/** Styles of all pages: faces of the reader's system, both colour schemes, no request to anywhere. */
export const style = [
  paletteStyle,
  baseStyle,
  frameStyle,
  proseStyle,
  homeStyle,
  formStyle,
  apiStyle,
  languagesStyle,
  mediaStyle,
]
  .map((part) => `${part.trim()}\n`)
  .join('');
