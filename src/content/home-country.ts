interface Placed {
  readonly registeredAddress?: { readonly country: string } | undefined;
  readonly jurisdiction?: { readonly country: string } | undefined;
}

/** The country in which an organisation's telephone numbers without a country code are dialled; takes the company. */
export const dialledIn = ({ registeredAddress, jurisdiction }: Placed): string | undefined =>
  registeredAddress?.country ?? jurisdiction?.country;
