import { responseTimeOf } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import { contactAnchor } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { defineResource } from '../resource.ts';
import { documentHead } from './document-head.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, means, documentMembers, wireUrl, wireEmail, wireText, wireId, wireOpenEnum } = wireBlocks();
  const point = z
    .object({ id: wireId(), name: wireText('wire.pointName'), description: wireText('wire.pointDescription') })
    .meta({ id: 'AccessPoint', description: means('wire.AccessPoint') });

  return z
    .object({
      ...documentMembers,
      interfaces: z.array(point).describe(means('wire.interfaces')),
      topics: z.array(point).describe(means('wire.topics')),
      requestIncludes: z.array(point).describe(means('wire.requestIncludes')),
      reviewSteps: z.array(point).describe(means('wire.reviewSteps')),
      mustNotContain: wireText('wire.mustNotContain').optional(),
      responseTime: z
        .object({
          amount: z.int().min(1).describe(means('wire.responseAmount')),
          unit: wireOpenEnum(['minute', 'hour', 'day', 'working-day', 'week'], 'wire.responseUnit'),
          workingDays: z.int().min(1).describe(means('wire.workingDays')).optional(),
          text: wireText('wire.inWords'),
        })
        .describe(means('wire.responseTime'))
        .optional(),
      credentials: wireText('wire.credentials').optional(),
      revocation: wireText('wire.revocation').optional(),
      contact: z
        .object({
          email: wireEmail(),
          form: wireUrl('wire.form').optional(),
          url: wireUrl('wire.guide'),
        })
        .describe(means('wire.accessContact')),
    })
    .meta({ id: 'Access', description: means('wire.Access') });
};

/** Whether the contact form has fields; without any, the form and links to it are omitted. */
export function hasContactForm({ access }: Pick<Site, 'access'>): boolean {
  return access.topics.length > 0 || access.requestIncludes.length > 0;
}

function responseBody(site: Site) {
  const promised = responseTimeOf(site);
  if (promised === undefined) return undefined;
  const { amount, unit, text } = promised;
  return { amount, unit, ...(unit === 'working-day' && { workingDays: amount }), text };
}

const updated = ({ updated }: Site) => newest([updated.access ?? updated.site, updated.site]);

type Points = Site['access']['topics'];
const bodyOf = (points: Points) => points.map(({ id, name, description }) => ({ id, name, description }));

/** /api/v1/access.json: the facts of service.md 5.4 and 5.5, which the authentication guide tells in words. */
export const access = defineResource({
  name: 'access',
  path: '/api/v1/access.json',
  operationId: 'getAccess',
  tag: 'Access',
  title: (site) => say(spoken(site.language), 'label.access'),
  description: (site) =>
    say(spoken(site.language), site.access.interfaces.length > 0 ? 'auth.howInterfaces' : 'auth.howQuestions'),
  has: ({ access: { updated: _, ...said } }) =>
    Object.values(said).some((one) => !Array.isArray(one) || one.length > 0),
  schema,
  updated,
  data(site, context) {
    const { url } = context;
    const { interfaces, topics, requestIncludes, reviewSteps, mustNotContain } = site.access;
    return omitEmpty({
      ...documentHead(site, context, '/api/v1/access.json', updated(site)),
      interfaces: bodyOf(interfaces),
      topics: bodyOf(topics),
      requestIncludes: bodyOf(requestIncludes),
      reviewSteps: bodyOf(reviewSteps),
      mustNotContain,
      responseTime: responseBody(site),
      credentials: site.access.credentials,
      revocation: site.access.revocation,
      contact: omitEmpty({
        email: site.contactEmail,
        form: hasContactForm(site) ? url('/') + contactAnchor : undefined,
        url: url('/auth/'),
      }),
    });
  },
});
