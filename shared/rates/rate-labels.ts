import { ownValue } from '../ids/own-value'
import type { RateName } from './rate-table'

/** The rates of a trip as people call them (1 §9). */
export const rateLabels = {
  land: 'Land',
  air: 'Air',
  deposit: 'Deposit',
  currency: 'Currency',
  dmc: 'DMC',
  rack: 'Rack',
} as const satisfies Record<RateName, string>

const feeLabels = { credit: 'Card fee', ach: 'Bank transfer fee' } as const

/** Rates and fees of a trip in percent, as in `Land 20%, Card fee 3.5%`. */
export const rateWords = (rates: Readonly<Record<string, unknown>>): string =>
  Object.entries(rates)
    .map(
      ([name, percent]) => `${ownValue({ ...rateLabels, ...feeLabels }, name) ?? name} ${percent}%`,
    )
    .join(', ')
