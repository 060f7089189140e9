/** The countries of 1 §3 and the continent, each a symbol of countries.svg (outlines of Natural Earth, public domain). */
export const countryCodes = [
  'AFRICA',
  'BW',
  'KE',
  'LS',
  'MU',
  'MW',
  'MZ',
  'NA',
  'RW',
  'SC',
  'SZ',
  'TZ',
  'UG',
  'ZA',
  'ZM',
  'ZW',
] as const
