interface Placed {
  readonly registeredAddress?: { readonly country: string } | undefined;
  readonly jurisdiction?: { readonly country: string } | undefined;
}

/**
 * The country that an organisation is at home in, whose numbers it dials without a code and whose week it keeps; takes
 * the company.
 */
export const homeCountry = ({ registeredAddress, jurisdiction }: Placed): string | undefined =>
  registeredAddress?.country ?? jurisdiction?.country;
