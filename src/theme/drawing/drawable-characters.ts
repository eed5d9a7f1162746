// Evaluated at bundling (`?value`): the drawable characters, without their outlines.
import glyphs from './glyphs.json' with { type: 'json' };

export default Object.keys(glyphs).join('');
