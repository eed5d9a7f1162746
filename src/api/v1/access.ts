import { resolveResponseTime } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { contactAnchor } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { defineResource, documentHead } from '../resource.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireUrl, wireEmail, wireText, wireId, wireOpenEnum } = loadWireBlocks();
  const point = z
    .object({ id: wireId(), name: wireText('wire.pointName'), description: wireText('wire.pointDescription') })
    .meta({ id: 'AccessPoint', description: descriptionKey('wire.AccessPoint') });

  return z
    .object({
      ...documentMembers,
      interfaces: z.array(point).describe(descriptionKey('wire.interfaces')),
      topics: z.array(point).describe(descriptionKey('wire.topics')),
      requestIncludes: z.array(point).describe(descriptionKey('wire.requestIncludes')),
      reviewSteps: z.array(point).describe(descriptionKey('wire.reviewSteps')),
      mustNotContain: wireText('wire.mustNotContain').optional(),
      responseTime: z
        .object({
          amount: z.int().min(1).describe(descriptionKey('wire.responseAmount')),
          unit: wireOpenEnum(['minute', 'hour', 'day', 'working-day', 'week'], 'wire.responseUnit'),
          workingDays: z.int().min(1).describe(descriptionKey('wire.workingDays')).optional(),
          text: wireText('wire.inWords'),
        })
        .describe(descriptionKey('wire.responseTime'))
        .optional(),
      credentials: wireText('wire.credentials').optional(),
      revocation: wireText('wire.revocation').optional(),
      contact: z
        .object({
          email: wireEmail(),
          form: wireUrl('wire.form').optional(),
          url: wireUrl('wire.guide'),
        })
        .describe(descriptionKey('wire.accessContact')),
    })
    .meta({ id: 'Access', description: descriptionKey('wire.Access') });
};

/** Whether the contact form has fields; without any, the form and links to it are omitted. */
export function hasContactForm({ access }: Pick<Site, 'access'>): boolean {
  return access.topics.length > 0 || access.requestIncludes.length > 0;
}

function responseBody(site: Site) {
  const promised = resolveResponseTime(site);
  if (promised === undefined) return undefined;
  const { amount, unit, text } = promised;
  return { amount, unit, ...(unit === 'working-day' && { workingDays: amount }), text };
}

const updated = ({ updated }: Site) => latestDate([updated.access ?? updated.site, updated.site]);

type Points = Site['access']['topics'];
const bodyOf = (points: Points) => points.map(({ id, name, description }) => ({ id, name, description }));

/** /api/v1/access.json: the facts of service.md 5.4 and 5.5, which the authentication guide tells in words. */
export const access = defineResource({
  name: 'access',
  path: '/api/v1/access.json',
  operationId: 'getAccess',
  tag: 'Access',
  title: (site) => translate(languageByTag(site.language), 'label.access'),
  description: (site) =>
    translate(
      languageByTag(site.language),
      site.access.interfaces.length > 0 ? 'auth.howInterfaces' : 'auth.howQuestions',
    ),
  has: ({ access: { updated: _, ...said } }) =>
    Object.values(said).some((one) => !Array.isArray(one) || one.length > 0),
  schema,
  updated,
  data(site, context) {
    const { url } = context;
    const { interfaces, topics, requestIncludes, reviewSteps, mustNotContain } = site.access;
    return omitUndefined({
      ...documentHead(site, context, '/api/v1/access.json', updated(site)),
      interfaces: bodyOf(interfaces),
      topics: bodyOf(topics),
      requestIncludes: bodyOf(requestIncludes),
      reviewSteps: bodyOf(reviewSteps),
      mustNotContain,
      responseTime: responseBody(site),
      credentials: site.access.credentials,
      revocation: site.access.revocation,
      contact: omitUndefined({
        email: site.contactEmail,
        form: hasContactForm(site) ? url('/') + contactAnchor : undefined,
        url: url('/auth/'),
      }),
    });
  },
});
