/** A day's rates as a source gives them: units of each currency for one USD. */
export interface FetchedRates {
  readonly date: string
  readonly rates: Readonly<Record<string, number | string>>
}

/** Where exchange rates come from. */
export interface ExchangeSource {
  readonly name: string
  /** The newest rates; an error when the source cannot be read. */
  fetch(): Promise<FetchedRates>
}
