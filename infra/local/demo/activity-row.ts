/** One activity as it is written down; its region says the rest. */
export type ActivityRow = {
  countryRegionCode: string
  code: string
  name: string
  durationMinutes: number
  cost: string
  currency: string
  minChildAge: number
  description: string
}
