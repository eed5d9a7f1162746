// Evaluated at bundling (`?value`): the drawable characters, without their outlines.
import { glyphs } from './glyphs.ts';

export default Object.keys(glyphs).join('');
