import type { Solutions } from 'gazette/content';

export default {
  updated: '2026-10-14',
  solutions: [
    {
      id: 'appointment-line',
      name: 'Appointment line',
      summary: 'Answers calls about appointments and books, moves or cancels them by the rules of the provider.',
      audience: 'Practices, clinics and outpatient departments',
      workflows: ['book-appointment', 'change-appointment'],
    },
    {
      id: 'repeat-prescription-line',
      name: 'Repeat prescription line',
      summary:
        'Takes requests for medicines that are already on repeat and puts them on the list of the prescribing team.',
      audience: 'General practices, pharmacies and care homes',
      workflows: ['request-repeat-prescription'],
    },
    {
      id: 'care-request-line',
      name: 'Care request line',
      summary: 'Writes down what a caller needs, in their words, for a person to read and decide on.',
      audience: 'General practices and care homes',
      workflows: ['record-care-request', 'book-appointment'],
    },
    {
      id: 'referral-line',
      name: 'Referral line',
      summary: 'Tells callers where their referral stands and passes on what the record cannot answer.',
      audience: 'Hospitals, imaging centres and mental health services',
      workflows: ['chase-referral', 'change-appointment'],
    },
    {
      id: 'results-line',
      name: 'Results line',
      summary: 'Reads out a result message that a clinician has written and released, after the identity check.',
      audience: 'General practices and imaging centres',
      workflows: ['release-result-message'],
    },
    {
      id: 'recall-calls',
      name: 'Recall calls',
      summary: 'Calls people whose review, screening, check-up or vaccination is due, and offers them a time.',
      audience: 'Practices, pharmacies and opticians',
      workflows: ['recall-for-review', 'book-appointment'],
    },
    {
      id: 'discharge-follow-up',
      name: 'Discharge follow-up',
      summary:
        'Calls people after they leave hospital with the questions of the ward, and brings the answers to a nurse.',
      audience: 'Hospital wards and home-care providers',
      workflows: ['discharge-check-in', 'record-care-request'],
    },
    {
      id: 'dental-front-desk',
      name: 'Dental front desk',
      summary: 'Answers the telephone of a dental practice: bookings, changes and check-ups that are due.',
      audience: 'Dental practices',
      workflows: ['book-appointment', 'change-appointment', 'recall-for-review'],
    },
    {
      id: 'dental-shift-cover',
      name: 'Dental shift cover',
      summary:
        'Offers an open shift by telephone to people on the approved list, until the practice has confirmed one.',
      audience: 'Dental practices and groups',
      workflows: ['fill-shift'],
    },
  ],
  workflows: [
    {
      id: 'book-appointment',
      name: 'Book an appointment',
      summary: 'From the first words of a call to a confirmed time.',
      steps: [
        'The agent says that it is an automated voice and that the caller can ask for a person at any moment.',
        'The caller is identified by the questions that the provider has set.',
        'The agent asks what the appointment is for and offers free times of the matching kind.',
        'The chosen time is read back, written to the booking system and confirmed by text message if the caller wants one.',
      ],
      humanOversight:
        'Staff decide which kinds of appointment may be booked this way; anything urgent or unclear is put through to them.',
    },
    {
      id: 'change-appointment',
      name: 'Change or cancel an appointment',
      summary: 'Moves or cancels an existing booking and gives the freed time back.',
      steps: [
        'The caller is identified and the booking is found.',
        'The agent offers other times, or records the cancellation and its reason if the caller gives one.',
        'The change is read back and written to the booking system.',
      ],
      humanOversight:
        'Appointments that staff have marked as protected are never changed by an agent; the caller is put through.',
    },
    {
      id: 'request-repeat-prescription',
      name: 'Request a repeat prescription',
      summary: 'Takes a request for medicines that are already on repeat.',
      steps: [
        'The caller is identified.',
        'The agent asks for the medicines and compares them with the names on the repeat list.',
        'The pharmacy to collect from is confirmed.',
        'The request is placed on the list of the prescribing team.',
      ],
      humanOversight:
        'A prescriber approves or declines every request. The agent never changes a medicine, a dose or a quantity.',
    },
    {
      id: 'record-care-request',
      name: 'Record a care request',
      summary: 'Writes down what a caller needs so that the right person can act on it.',
      steps: [
        'The agent asks what the caller needs help with and lets them finish.',
        'It asks the follow-up questions that the provider has written for that kind of request.',
        'The request is read back, corrected and placed on the list of the care team with the time of the call.',
      ],
      humanOversight:
        'A trained member of staff reads every request and decides its urgency. Words that suggest danger transfer the call at once.',
    },
    {
      id: 'chase-referral',
      name: 'Answer a question about a referral',
      summary: 'Tells a caller where their referral stands.',
      steps: [
        'The caller is identified and the referral is found.',
        'The agent says what the record shows: received, accepted, waiting or booked.',
        'A question that the record does not answer is passed to the referral team with a time for the reply.',
      ],
      humanOversight:
        'Staff answer everything that goes beyond the recorded status; the agent does not estimate waits.',
    },
    {
      id: 'release-result-message',
      name: 'Read out a released result',
      summary: 'Passes on a message about a result that a clinician has written for the patient.',
      steps: [
        'The caller is identified with the stricter questions set for results.',
        'If a message has been released, the agent reads it out word for word and repeats it on request.',
        'The agent offers a booking if the message asks for one, and records that the message was heard.',
      ],
      humanOversight:
        'A clinician writes and releases every message. Without one the agent says only that there is nothing to read out yet.',
    },
    {
      id: 'recall-for-review',
      name: 'Recall for a review',
      summary: 'Calls people whose check is due and offers a time.',
      steps: [
        'Staff approve the list of people to call and the hours in which calls may be made.',
        'The agent says in its first sentence who is calling and that it is an automated voice.',
        'After the identity check it says what is due and offers times, or records that the person does not want to be called.',
      ],
      humanOversight:
        'Staff approve each list before the first call, and handle refusals and questions about the review.',
    },
    {
      id: 'discharge-check-in',
      name: 'Check in after discharge',
      summary: 'Asks the questions of the ward after a patient has gone home.',
      steps: [
        'The ward chooses the patients, the day of the call and the questions.',
        'The agent identifies the patient, asks the questions in the words of the ward and records the answers.',
        'Answers that the ward has marked as concerning transfer the call at once or alert the nurse on duty.',
      ],
      humanOversight: 'A nurse reads every set of answers on the same working day and decides what follows.',
    },
    {
      id: 'fill-shift',
      name: 'Fill an open shift',
      summary: 'Finds cover for a shift in a dental practice.',
      steps: [
        'The practice enters the shift: role, place, hours and pay.',
        'The agent calls people on the approved list in the order that the practice has chosen.',
        'The first acceptance is held for the practice to confirm, and the others are told that the shift is taken.',
      ],
      humanOversight:
        'The practice approves the list, checks registration and indemnity, and confirms each shift before it counts.',
    },
  ],
  technologyStack: [
    {
      id: 'telephony',
      name: 'Telephony',
      summary:
        'Calls arrive over the existing numbers of the provider and can be transferred to a person at any moment.',
    },
    {
      id: 'speech-recognition',
      name: 'Speech recognition',
      summary:
        'Turns speech into text while the caller speaks. Error rates are measured by accent, age group and line quality before each release.',
    },
    {
      id: 'dialogue',
      name: 'Dialogue',
      summary:
        'A language model understands what is said; fixed, reviewed workflows decide what happens next, so an agent can only take the steps it was given.',
    },
    {
      id: 'speech-synthesis',
      name: 'Speech synthesis',
      summary: 'Speaks with a licensed voice. No voice of a patient or a member of staff is copied.',
    },
    {
      id: 'clinical-integration',
      name: 'Clinical integration',
      summary:
        'Reads and writes only the fields that a workflow needs in the record or booking system, under the access rules of that system.',
    },
    {
      id: 'safety-and-audit',
      name: 'Safety and audit',
      summary:
        'Watches every call for words that suggest danger, transfers it, and keeps a record of each step that staff can read.',
    },
    {
      id: 'hosting',
      name: 'Hosting',
      summary:
        'Runs in data centres in the United Kingdom, separate from this website, with data encrypted in transit and at rest.',
    },
  ],
} satisfies Solutions;
