/** Natural Earth shortens some names; ours are the specification's (1 §3). */
const fullNames: Readonly<Record<string, string>> = {
  eSwatini: 'Eswatini',
  'S. Sudan': 'South Sudan',
  'Dem. Rep. Congo': 'DR Congo',
  'Central African Rep.': 'Central African Republic',
  'Eq. Guinea': 'Equatorial Guinea',
}

/** The name of a country as we write it. */
export const countryName = (name: string): string => fullNames[name] ?? name
