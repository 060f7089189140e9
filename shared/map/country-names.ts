import { ownValue } from '../ids/own-value'

/** Natural Earth shortens some names; we use the specification's (1 §3). */
const fullNames: Readonly<Record<string, string>> = {
  eSwatini: 'Eswatini',
  'S. Sudan': 'South Sudan',
  'Dem. Rep. Congo': 'DR Congo',
  'Central African Rep.': 'Central African Republic',
  'Eq. Guinea': 'Equatorial Guinea',
}

export const countryName = (name: string): string => ownValue(fullNames, name) ?? name
