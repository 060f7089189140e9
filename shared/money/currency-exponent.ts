/** Currency precision (1 §9): two decimals, but three or none for those listed there. */
const exponentByCurrency = new Map<string, number>([
  ...['BHD', 'IQD', 'JOD'].map((code) => [code, 3] as const),
  ...[
    'BIF',
    'BYR',
    'CLP',
    'DJF',
    'GNF',
    'GWP',
    'JPY',
    'MGA',
    'PYG',
    'RWF',
    'VND',
    'VUV',
    'XOF',
    'XPF',
  ].map((code) => [code, 0] as const),
])

/** How many decimals the minor unit of a currency has (1 §9): 2 for USD, 0 for JPY, 3 for BHD. */
export function exponentOf(currency: string): number {
  return exponentByCurrency.get(currency) ?? 2
}
