/**
 * Currencies that a day's rates must have: those that itineraries are sold in most, and those that
 * suppliers of the catalogue's countries quote in.
 */
export const neededCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'ZAR',
  'BWP',
  'NAD',
  'KES',
  'TZS',
  'UGX',
  'RWF',
  'ZMW',
  'MZN',
  'MWK',
  'MUR',
  'SCR',
] as const
