const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of the example's business, read through by hand: no other organisation publishes one that it does not say itself. */
export const business = words(`
  appointment appointments bleeding booking bookings callers chairside clinical clinician clinics curlew dental dentistry
  diagnosis diagnostic discharge dose healthcare hospital hospitals imaging lanternwright medical medicine medicines
  midwifery nurse nursing optical opticians outpatient patient patients payers pharmaceutical pharmacies pharmacy pilot
  prescriber prescribing prescription prescriptions radiographer referral referrals spine suicide switchboard symptoms
  tarrowfen telephony therapy transcripts vaccination voice voices ward wards
`);

/** Words of the example that no catalogue has: ordinary words of web, law and trade, read through by hand. */
export const ordinary = words(`
  action also called certification console datepublished details device discover english entry false friday goes
  heading hide items kinds large line longer longest
  member meta monday numbers object offer prefers primary promise provider purpose revoked right said script second signed sizes skill
  step string submit synonyms thursday times told tools tuesday user warning wednesday well workingdays
`);
