import { z } from 'zod';
import { isPictureName } from '../read/picture-size.ts';
import { line } from './fields.ts';
import { rule } from './text-rules.ts';

const filePath = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.[a-z0-9]+$/;

/** A file of public/. */
export const publicFile = z
  .string()
  .max(500)
  .regex(filePath, 'expected the path of a file in public/, such as /files/report.pdf');
/** A picture of public/. */
export const picture = z
  .string()
  .max(500)
  .refine(
    (path) => filePath.test(path) && isPictureName(path),
    rule('expected a picture in public/, such as /images/team.jpg'),
  )
  .describe('A picture in public/, such as /images/team.jpg.');

/** A picture of public/, or none. */
export const optionalPicture = picture.optional().describe('A picture in public/, such as /images/team.jpg.');

const needsBoth = { code: 'field-missing', hint: 'Who cannot see the picture hears its alt instead.' };

interface Pictured {
  readonly picture?: string | undefined;
  readonly alt?: string | undefined;
}

/** A picture has a text, and a text a picture. */
export function checkPicture(value: Pictured, ctx: z.RefinementCtx): void {
  const missing = value.picture === undefined ? 'picture' : 'alt';
  if ((value.picture === undefined) === (value.alt === undefined)) return;
  const message =
    missing === 'alt' ? 'expected a text that says what the picture shows' : 'expected the picture of alt';
  ctx.addIssue({ code: 'custom', path: [missing], message, params: needsBoth });
}

/** The picture of a fact or of news, with its text; the object that has them calls checkPicture(). */
export const pictureFields = () => ({
  picture: optionalPicture,
  alt: line(200).optional().describe('Description of the picture, for those who cannot see it.'),
});
