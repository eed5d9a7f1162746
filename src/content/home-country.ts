interface Placed {
  readonly registeredAddress?: { readonly country: string } | undefined;
  readonly jurisdiction?: { readonly country: string } | undefined;
  readonly locations?: readonly { readonly address?: { readonly country?: string } | undefined }[] | undefined;
}

/**
 * The country that an organisation is at home in, whose numbers it dials without a code and whose week it keeps; takes
 * the company. Without an address of its own, the country of its first place.
 */
export const homeCountry = ({ registeredAddress, jurisdiction, locations }: Placed): string | undefined =>
  registeredAddress?.country ?? jurisdiction?.country ?? locations?.[0]?.address?.country;
