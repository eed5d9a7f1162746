import type { Industries } from 'gazette/content';

export default {
  updated: '2026-08-19',
  industries: [
    {
      id: 'general-practice',
      name: 'General practice',
      summary:
        'Practices whose telephone queue is longest at eight in the morning, and whose requests must reach the right member of the team.',
      regulators: ['Care Quality Commission', 'General Medical Council'],
      solutions: ['appointment-line', 'repeat-prescription-line', 'care-request-line', 'results-line', 'recall-calls'],
    },
    {
      id: 'hospital-care',
      name: 'Hospital care',
      summary: 'Outpatient departments and wards, where appointments move and patients need a call after going home.',
      regulators: ['Care Quality Commission', 'General Medical Council', 'Nursing and Midwifery Council'],
      solutions: ['appointment-line', 'referral-line', 'discharge-follow-up'],
    },
    {
      id: 'mental-health-care',
      name: 'Mental health care',
      summary:
        'Community and talking-therapy services. Only bookings and referral questions are handled by an agent; every other call goes to a person.',
      regulators: ['Care Quality Commission', 'Health and Care Professions Council'],
      solutions: ['appointment-line', 'referral-line'],
    },
    {
      id: 'diagnostic-imaging',
      name: 'Diagnostic imaging',
      summary:
        'Imaging centres, which book by type of scan and send preparation instructions that a radiographer wrote.',
      regulators: ['Care Quality Commission', 'Health and Care Professions Council'],
      solutions: ['appointment-line', 'referral-line', 'results-line'],
    },
    {
      id: 'dentistry',
      name: 'Dentistry',
      summary:
        'Practices that need the telephone answered while everybody is chairside, and shifts covered at short notice.',
      regulators: ['General Dental Council', 'Care Quality Commission'],
      solutions: ['dental-front-desk', 'dental-shift-cover', 'recall-calls'],
    },
    {
      id: 'community-pharmacy',
      name: 'Community pharmacy',
      summary:
        'Pharmacies that answer questions on the progress of repeat prescriptions and book services such as vaccination.',
      regulators: ['General Pharmaceutical Council'],
      solutions: ['repeat-prescription-line', 'appointment-line', 'recall-calls'],
    },
    {
      id: 'eye-care',
      name: 'Eye care',
      summary:
        'Opticians and community eye services, which book sight tests and recall people whose next check is due.',
      regulators: ['General Optical Council'],
      solutions: ['appointment-line', 'recall-calls'],
    },
    {
      id: 'adult-social-care',
      name: 'Adult social care',
      summary:
        'Care homes and home-care providers that pass requests to general practice and pharmacy for their residents.',
      regulators: ['Care Quality Commission'],
      solutions: ['care-request-line', 'repeat-prescription-line', 'discharge-follow-up'],
    },
  ],
} satisfies Industries;
