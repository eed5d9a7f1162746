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
  const { z, documentMembers, wireUrl, wireEmail, wireText, wireId } = wireBlocks();
  const point = z
    .object({ id: wireId(), name: wireText('Name for people.'), description: wireText('What it is.') })
    .meta({ id: 'AccessPoint', description: 'An interface, a topic, a part of a request or a step of its review.' });

  return z
    .object({
      ...documentMembers,
      interfaces: z.array(point).describe('Interfaces that are not public: they have no endpoint on this origin.'),
      topics: z.array(point).describe('What a request may be about.'),
      requestIncludes: z.array(point).describe('What a request includes.'),
      reviewSteps: z.array(point).describe('What happens between a request and its answer, in order.'),
      mustNotContain: wireText('What a request must not contain, and why.').optional(),
      responseTime: z
        .object({
          workingDays: z.int().min(1).describe('Working days until an answer is given.'),
          text: wireText('The same in words.'),
        })
        .describe('How soon a request is answered.')
        .optional(),
      credentials: wireText('How credentials are issued; never by this origin.').optional(),
      revocation: wireText('How credentials are revoked.').optional(),
      contact: z
        .object({
          email: wireEmail(),
          form: wireUrl('Form for people on the website.').optional(),
          url: wireUrl('The same told to readers: the authentication guide.'),
        })
        .describe('Where a request goes. No endpoint exists for it.'),
    })
    .meta({ id: 'Access', description: 'How what is not public is asked for.' });
};

/** Whether there is anything to fill in: a form without fields is left out, and no text leads to it. */
export function hasContactForm({ access }: Pick<Site, 'access'>): boolean {
  return access.topics.length > 0 || access.requestIncludes.length > 0;
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
    const { interfaces, topics, requestIncludes, reviewSteps, mustNotContain, responseTime } = site.access;
    return omitEmpty({
      ...documentHead(site, context, '/api/v1/access.json', updated(site)),
      interfaces: bodyOf(interfaces),
      topics: bodyOf(topics),
      requestIncludes: bodyOf(requestIncludes),
      reviewSteps: bodyOf(reviewSteps),
      mustNotContain,
      responseTime: responseTime && { workingDays: responseTime.workingDays, text: responseTime.text },
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
