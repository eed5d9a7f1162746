import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { siteUrl } from '../../core/url.ts';
import { loadWireBlocks } from './wire-blocks.ts';

type Company = Site['company'];

/** Legal form, capital and what laws want to be said of who runs a website, on the wire. */
export const wireLegal = () => {
  const { z, descriptionKey, wireUrl, wireText, wirePhone, wireCountry } = loadWireBlocks();
  const body = { name: wireText('label.name'), url: wireUrl('label.website').optional() };
  return {
    legalForm: wireText('wire.legalForm').optional(),
    capital: z
      .object({
        amount: wireText('wire.amount'),
        currency: wireText('wire.currency'),
        paidUp: wireText('wire.paidUp').optional(),
      })
      .describe(descriptionKey('label.capital'))
      .optional(),
    paidUpCapital: z
      .object({ amount: wireText('wire.amount'), currency: wireText('wire.currency') })
      .describe(descriptionKey('wire.paidUpCapital'))
      .optional(),
    legal: z
      .object({
        representatives: z
          .array(
            z.object({
              name: wireText('label.name'),
              latinName: wireText('wire.latinName').optional(),
              role: wireText('wire.representativeRole').optional(),
            }),
          )
          .describe(descriptionKey('wire.representatives')),
        supervisor: z
          .object({ ...body, address: wireText('wire.addressLine').optional() })
          .describe(descriptionKey('wire.supervisor'))
          .optional(),
        chamber: z.object(body).describe(descriptionKey('wire.chamber')).optional(),
        profession: z
          .object({
            title: wireText('wire.professionTitle'),
            country: wireCountry(),
            rules: z
              .array(z.object({ name: wireText('label.name'), url: wireUrl('wire.recordUrl').optional() }))
              .describe(descriptionKey('label.professionalRules')),
          })
          .describe(descriptionKey('wire.profession'))
          .optional(),
        publicationDirector: wireText('wire.publicationDirector').optional(),
        hostingProvider: z
          .object({
            name: body.name,
            address: wireText('wire.addressLine').optional(),
            phone: wirePhone().optional(),
          })
          .describe(descriptionKey('wire.hostingProvider'))
          .optional(),
        limited: z.boolean().describe(descriptionKey('wire.limited')).optional(),
        investmentCompany: z.boolean().describe(descriptionKey('wire.investmentCompany')).optional(),
        windingUp: wireText('wire.windingUp').optional(),
      })
      .describe(descriptionKey('wire.legal'))
      .optional(),
  };
};

/** Maps legal members of a company; unstated and false ones are absent. */
export function legalBody({ legalForm, capital, legal }: Company, url: (path: string) => string) {
  const { amount, currency = '', paidUp } = capital ?? {};
  return {
    legalForm,
    capital: amount === undefined ? undefined : omitUndefined({ amount, currency, paidUp }),
    paidUpCapital: amount === undefined && paidUp !== undefined ? { amount: paidUp, currency } : undefined,
    legal: legal && groupBody(legal, url),
  };
}

function groupBody(legal: NonNullable<Company['legal']>, url: (path: string) => string) {
  const { representatives = [], supervisor, chamber, profession, hostingProvider } = legal;
  return omitUndefined({
    representatives: representatives.map(({ name, latinName, role }) => omitUndefined({ name, latinName, role })),
    supervisor:
      supervisor && omitUndefined({ name: supervisor.name, address: supervisor.address, url: supervisor.link }),
    chamber: chamber && omitUndefined({ name: chamber.name, url: chamber.link }),
    profession: profession && {
      title: profession.title,
      country: profession.country,
      rules: profession.rules.map(({ name, link }) => omitUndefined({ name, url: link && siteUrl(link, url) })),
    },
    publicationDirector: legal.publicationDirector,
    hostingProvider:
      hostingProvider &&
      omitUndefined({ name: hostingProvider.name, address: hostingProvider.address, phone: hostingProvider.phone }),
    limited: legal.limited || undefined,
    investmentCompany: legal.investmentCompany || undefined,
    windingUp: legal.windingUp,
  });
}
