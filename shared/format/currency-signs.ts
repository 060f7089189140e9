/**
 * Signs that stand for one currency where our agents and their clients are. Every other currency
 * shows its code: a bare kr or $ would be read as several.
 */
export const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  ZAR: 'R ',
  BWP: 'P ',
  KES: 'KSh ',
  TZS: 'TSh ',
  UGX: 'USh ',
  NAD: 'N$',
  AUD: 'A$',
  CAD: 'C$',
  NZD: 'NZ$',
}
