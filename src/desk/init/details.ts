export interface NewCompany {
  /** Display name. */
  readonly name: string;
  /** A bare https origin. */
  readonly baseUrl: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}
