import type { Company } from 'gazette/content';

export default {
  updated: '2026-11-20',
  legalName: 'Tarrowfen Voice Limited',
  tradingName: 'Tarrowfen Voice',
  summary:
    'Tarrowfen Voice Limited is a fictional company, invented as an example. In the example it makes voice agents that take over routine telephone work for healthcare providers in the United Kingdom, supervised by their staff.',
  registry: {
    scheme: 'companies-house',
    name: 'Companies House',
    url: 'https://www.gov.uk/get-information-about-a-company',
  },
  // Not a number that is assigned: the company does not exist.
  companyNumber: '00000000',
  jurisdiction: { name: 'England and Wales', country: 'GB' },
  incorporated: '2021-03-09',
  // No such street; no postcode begins with Q.
  registeredAddress: {
    streetAddress: ['Lanternwright House', '7 Curlew Loom Row'],
    locality: 'London',
    postalCode: 'QX1 4ZZ',
    country: 'GB',
  },
  contactRoutes: [
    {
      id: 'general',
      name: 'General enquiries',
      description:
        'Questions about the company and requests for access. A general business inbox: never send personal, patient or clinical data.',
      email: 'hello@example.com',
    },
    {
      id: 'contact-form',
      name: 'Contact form',
      description:
        'A form on the homepage for partnership enquiries and product briefings, with the details that a request needs.',
      link: '/#/contact',
    },
    {
      id: 'phone',
      name: 'Telephone',
      description: 'The switchboard, answered by a person during office hours.',
      phone: '+442079460142',
    },
    {
      id: 'security',
      name: 'Security reports',
      description: 'Reports of vulnerabilities in this site or in the products, under the disclosure policy.',
      email: 'security@example.com',
      link: '/security/',
    },
  ],
  officeHours: {
    timeZone: 'Europe/London',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  products: [
    {
      id: 'voice-agent-platform',
      name: 'Voice-agent platform',
      summary:
        'Runs the voice agents that answer and make calls for a care provider, with a console in which staff follow calls, take over and set the limits of each agent.',
      access: 'gated',
      solutions: [
        'appointment-line',
        'repeat-prescription-line',
        'care-request-line',
        'referral-line',
        'results-line',
        'recall-calls',
        'discharge-follow-up',
        'dental-front-desk',
      ],
    },
    {
      id: 'clinical-system-integrations',
      name: 'Clinical system integrations',
      summary:
        'Connects the voice agents to primary-care record systems and to a national health messaging spine, so that a request reaches the list in which staff already work.',
      access: 'gated',
    },
    {
      id: 'dental-staffing',
      name: 'Dental staffing',
      summary:
        'Finds cover for open shifts in dental practices by telephone, from a list of people whom the practice has approved.',
      access: 'gated',
      solutions: ['dental-shift-cover'],
    },
  ],
  compliance: [
    {
      id: 'clinical-risk-management',
      name: 'Clinical risk management (DCB0129)',
      status: 'compliant',
      summary:
        'A hazard log and a clinical safety case are kept for every release and approved by the clinical safety officer. Deploying organisations receive both for their own work under DCB0160.',
      reviewed: '2026-09-18',
      evidence: '/clinical-safety/',
    },
    {
      id: 'dspt',
      name: 'Data Security and Protection Toolkit',
      status: 'compliant',
      summary: 'The yearly self-assessment is submitted with all mandatory evidence items met.',
      reviewed: '2026-06-24',
    },
    {
      id: 'uk-gdpr',
      name: 'UK GDPR and Data Protection Act 2018',
      status: 'compliant',
      summary:
        'Acts as processor for the care provider under a written contract, keeps a record of processing, and carries out a data protection impact assessment with each customer before calls begin.',
      reviewed: '2026-08-05',
      evidence: '/privacy/',
    },
    {
      id: 'ico-registration',
      name: 'Data protection fee (ICO)',
      status: 'planned',
      summary:
        'The entry in the register of fee payers is planned. There is no reference yet, so no registration is claimed.',
      reviewed: '2026-11-20',
    },
    {
      id: 'cyber-essentials',
      name: 'Cyber Essentials',
      status: 'in-progress',
      summary:
        'The self-assessment for the whole organisation is being completed. No certificate has been issued, so none is claimed.',
      reviewed: '2026-11-20',
    },
    {
      id: 'iso-27001',
      name: 'ISO/IEC 27001',
      status: 'in-progress',
      summary:
        'The information security management system is in use. No certification audit has taken place, so no certificate is claimed.',
      reviewed: '2026-10-07',
    },
    {
      id: 'dtac',
      name: 'Digital Technology Assessment Criteria',
      status: 'in-progress',
      summary:
        'The form is completed for the voice-agent platform and in preparation for the clinical system integrations.',
      reviewed: '2026-10-07',
    },
    {
      id: 'medical-devices',
      name: 'Medical Devices Regulations 2002: intended purpose',
      status: 'compliant',
      summary:
        'The intended purpose is administrative: the agents give no diagnosis and no clinical advice. By our assessment the product is not a medical device; the assessment is repeated with every change of purpose.',
      reviewed: '2026-09-18',
      evidence: '/clinical-safety/',
    },
    {
      id: 'wcag',
      name: 'Web Content Accessibility Guidelines 2.2, level AA',
      status: 'in-progress',
      summary: 'The aim for this site and for the staff console. Neither has had an independent audit yet.',
      reviewed: '2026-07-21',
      evidence: '/accessibility/',
    },
  ],
  publicRecords: [
    {
      id: 'telephone-access-2026',
      title: 'Response to the consultation on telephone access to primary care',
      summary:
        'Supports a right to reach a person on every call, and asks that waiting times be published in the same way by every provider.',
      recipient: 'Board for Access to Primary Care (a fictional body)',
      date: '2026-06-11',
    },
    {
      id: 'automated-callers-2025',
      title: 'Response to the call for evidence on automated voices in public services',
      summary:
        'Proposes that an automated caller says so in its first sentence, and that a request to stop is honoured at once and kept.',
      recipient: 'Commission on Automated Public Services (a fictional body)',
      date: '2025-11-27',
    },
    {
      id: 'speech-fairness-2025',
      title: 'Evidence on the fairness of speech recognition across accents',
      summary:
        'Describes how error rates can be measured by accent, age and line quality, and argues that suppliers should publish them.',
      recipient: 'Committee on Fairness in Health Technology (a fictional body)',
      date: '2025-05-08',
    },
    {
      id: 'dental-workforce-2024',
      title: 'Response to the consultation on temporary staffing in dental practices',
      summary: 'Asks for one way to check registration and indemnity before a shift is confirmed.',
      recipient: 'Dental Workforce Forum (a fictional body)',
      date: '2024-09-19',
    },
  ],
} satisfies Company;
