/** The fields of an exchange rate that somebody has agreed on, as they stand in forms. */
export const ownRateColumns = [
  { name: 'currency', label: 'Currency', inputProps: { maxLength: 3 } },
  { name: 'rate', label: 'For one US dollar', inputProps: { inputMode: 'decimal', maxLength: 20 } },
  { name: 'reason', label: 'Reason', inputProps: { maxLength: 120 } },
  { name: 'date', label: 'Agreed on', type: 'date' },
] as const
