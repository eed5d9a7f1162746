import { mediaTypes } from '../../core/media-types.ts';
import lensStyle from '../client/lens/lens.css?text';
import lensPage from '../client/lens/lens.html?text';
import lensProgram from '../client/lens/lens.ts?browser';
import reloadProgram from '../client/overlay/reload.ts?script';

/** Static files of the desk, by name below /__gazette/: its page, and the programs of both kinds of pages. */
export const clientFiles: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '': { type: mediaTypes.html, text: lensPage },
  'lens.css': { type: mediaTypes.css, text: lensStyle },
  'lens.js': { type: mediaTypes.js, text: lensProgram },
  'reload.js': { type: mediaTypes.js, text: reloadProgram },
};
