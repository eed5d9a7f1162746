// Made when the program is bundled (`?value`): which characters there are can be known without their outlines.
import { glyphs } from './glyphs.ts';

export default Object.keys(glyphs).join('');
