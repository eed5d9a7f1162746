import { z } from 'zod';
import { anyDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { code, line, name } from './fields.ts';
import { rule } from './text-rules.ts';
import { httpsUrl, sitePath } from './urls.ts';

/** A file of public/, by its path on the site. */
const publicFile = (endings: string, example: string) =>
  z
    .string()
    .max(300)
    .regex(
      new RegExp(`^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+[.](?:${endings})$`),
      `expected the path of a file of public/ such as ${example}`,
    );
const picture = () => publicFile('svg|png', '/logo.svg');

const length = () => z.int().min(1).max(4000);

const pathIsTo = 'For a page of this site write to, with its path, such as /privacy/.';

/** A link with its words: to a page of this site, or elsewhere. */
const link = (longest: number) =>
  z
    .strictObject({
      label: line(longest).describe('Words of the link.'),
      to: sitePath().optional().describe('A path of this site, such as /solutions/.'),
      href: httpsUrl(pathIsTo).optional().describe('Instead of to: an https address of another site.'),
    })
    .superRefine(({ to, href }, ctx) => {
      if ((to === undefined) !== (href === undefined)) return;
      ctx.addIssue({
        code: 'custom',
        path: [],
        message: `expected to or href, found ${to === undefined ? 'none' : 'both'}`,
        params: { hint: "Write { label: 'Prices', to: '/prices/' }.", isWhole: true },
      });
    });

/** An entry of the navigation: a link, or a title with links below it. */
const menuEntry = () =>
  z
    .strictObject({
      label: line(24).describe('Words of the entry.'),
      to: sitePath().optional().describe('A path of this site, such as /solutions/.'),
      href: httpsUrl(pathIsTo).optional().describe('Instead of to: an https address of another site.'),
      items: z.array(link(40)).min(1).max(8).optional().describe('Instead of both: links below it.'),
    })
    .superRefine(({ to, href, items }, ctx) => {
      const given = [to, href, items].filter((each) => each !== undefined).length;
      if (given === 1) return;
      ctx.addIssue({
        code: 'custom',
        path: [],
        message: `expected to, href or items, found ${given === 0 ? 'none' : 'several'}`,
        params: {
          hint: "Write { label: 'Prices', to: '/prices/' }, or items with links; its own page can be the first of them.",
          isWhole: true,
        },
      });
    });

const action = (example: string) =>
  z.strictObject({
    label: line(28).describe(`Label of the button, such as: ${example}.`),
    to: sitePath().describe('A path of this site, such as /contact/.'),
  });

const weights = z
  .string()
  .regex(
    /^(?:[1-9]\d{0,2}|1000)(?: (?:[1-9]\d{0,2}|1000))?$/,
    "expected a weight from 1 to 1000, or two of a variable font such as '400 700'",
  )
  .refine((text) => {
    const [from = 0, to = from] = text.split(' ').map(Number);
    return from <= to;
  }, rule('expected the smaller weight first'));

const fontFile = () => publicFile('woff2', '/fonts/brand.woff2');
const font = z.strictObject({
  file: fontFile().describe('A WOFF2 file of public/; all files of the family have at most 200,000 bytes.'),
  faces: z
    .array(
      z.strictObject({
        file: fontFile().describe('A WOFF2 file of public/.'),
        weights: weights.describe("Its weight, or both ends of a variable font's."),
        style: z.enum(['normal', 'italic']).optional().describe('Whether it is slanted; absent: normal.'),
      }),
    )
    .min(1)
    .max(5)
    .optional()
    .describe('Further files of the family, such as its bold and its italic.'),
  family: name(60)
    .refine((text) => !/["\\<>{};]/.test(text), rule('expected the name of a font family'))
    .describe('Name of the font family.'),
  weights: weights.describe("Its weight, or both ends of a variable font's, such as '400 700'."),
  licence: code(300).describe('An SPDX identifier such as OFL-1.1, or the path of its text in public/.'),
  use: z.enum(['heads', 'all']).describe('Whether headings alone are set in it.'),
  fallback: z
    .enum(['serif', 'sans', 'mono'])
    .optional()
    .describe("Character of the reader's own font that stands in where it is not there; absent: sans."),
});

/** content/brand.ts: how the site looks, and what stands above and below every page. */
export const brandSchema = z.strictObject({
  logo: z
    .strictObject({
      light: picture().describe('An SVG or PNG file of public/, for light paper.'),
      dark: picture().optional().describe('Logo for dark backgrounds.'),
      width: length().describe('Its width, in the units of the file.'),
      height: length().describe('Its height, in the same units.'),
    })
    .optional()
    .describe("The organisation's logo; absent: its name stands there."),
  mark: picture().optional().describe('A square sign for small sizes: an SVG, or a PNG of at least 512 pixels.'),
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, "expected a colour such as '#0b6e4f': # and six of 0 to 9 and a to f")
    .register(fieldMeta, { kind: 'text', meant: (value) => `#${value}` })
    .optional()
    .describe('The one colour from which all are computed; absent: those of the standard look.'),
  look: z
    .enum(['register', 'plain', 'bold', 'docs'])
    .optional()
    .describe('Style of all pages: journal of record, product site, campaign, or documentation; absent: register.'),
  docs: z
    .strictObject({
      edit: httpsUrl()
        .refine((url) => url.endsWith('/'), rule('expected an address that ends with a slash'))
        .optional()
        .describe('Where content/ is edited, such as https://git.example/edit/main/; each page names its file there.'),
      version: line(24).optional().describe('Version that the pages describe, beside the name of the site.'),
    })
    .optional()
    .describe('For the look docs.'),
  radius: z.enum(['none', 'small', 'large']).optional().describe('Corners of buttons and cards; absent: none.'),
  density: z.enum(['compact', 'regular', 'airy']).optional().describe('Space between sections; absent: regular.'),
  font: z
    .union([z.enum(['serif', 'sans', 'mono']), font])
    .optional()
    .describe("A font of the site, or the character of the reader's own; absent: serif, with sans for small things."),
  hero: z
    .enum(['plain', 'picture', 'band'])
    .optional()
    .describe('Beginning of the homepage: on paper, beside its picture, or on the colour; absent: plain.'),
  header: z
    .strictObject({
      items: z.array(menuEntry()).max(7).optional().describe('Entries of the navigation, instead of the usual ones.'),
      action: action('Ask for a demonstration').optional().describe('The call to action.'),
      second: action('Log a fault').optional().describe('A second, quieter one.'),
      layout: z
        .enum(['split', 'centred', 'minimal'])
        .optional()
        .describe('Name beside the entries, above them, or beside a button that opens them; absent: split.'),
    })
    .optional()
    .describe('Header of every page.'),
  footer: z
    .strictObject({
      columns: z
        .array(
          z.strictObject({
            title: line(40).describe('Heading of the column.'),
            links: z.array(link(40)).min(1).max(8).describe('Its links.'),
          }),
        )
        .max(4)
        .optional()
        .describe('Columns of links.'),
      layout: z
        .enum(['columns', 'centred', 'minimal'])
        .optional()
        .describe('Links in columns, in centred rows, or in rows without titles; absent: columns.'),
      profiles: z
        .array(
          z.strictObject({
            name: name(40).describe('Name of the service.'),
            href: httpsUrl().describe("The organisation's page there."),
          }),
        )
        .max(8)
        .optional()
        .describe('Pages of the organisation elsewhere.'),
    })
    .optional()
    .describe('Footer of every page.'),
  banner: z
    .strictObject({
      text: line(140).describe('Notice for all readers, in one sentence.'),
      until: anyDate().describe('The day from which it is no longer shown.'),
      to: sitePath().optional().describe('A path of this site with details.'),
    })
    .optional()
    .describe('A notice above every page, until a day.'),
  share: z
    .enum(['plain', 'band'])
    .optional()
    .describe('Pictures for previews of links: on paper, or on the colour; absent: plain.'),
});
