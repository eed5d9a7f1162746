/** Facts of an organisation with two places, as members of content/company.ts. */
export const placesText = `
  openingHours: {
    timeZone: 'Europe/Berlin',
    regular: [
      { days: ['Monday-Thursday'], open: ['08:00-12:00', '13:00-17:00'] },
      { days: ['Friday'], open: ['22:00-04:00'] },
    ],
    exceptions: [{ from: '2026-12-24', to: '2026-12-31', reason: 'Betriebsruhe' }],
  },
  locations: [
    {
      id: 'werk',
      name: 'Werk Lindental',
      address: { streetAddress: ['Musterweg 1'], locality: 'Lindental', postalCode: 'D-00815', country: 'DE' },
      openingHours: { timeZone: 'Europe/Berlin', regular: '24/7' },
      phone: '030 23125042',
      activities: ['Montage', 'Reparatur'],
    },
    {
      id: 'tokyo',
      name: 'Büro Tokio',
      address: { streetAddress: ['1-1 Mihon'], locality: 'Mihon', region: 'Tokyo', postalCode: '0000000', country: 'JP' },
      timeZone: 'Asia/Tokyo',
      email: 'tokyo@pumpen.example',
    },
  ],
`;
