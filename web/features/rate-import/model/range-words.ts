import type { RateRow } from '#shared/rate-sheets/rate-rows'
import type { Understood } from '#shared/rate-sheets/understood'

const plain = (amount: number): string =>
  amount.toLocaleString('en-US', { maximumFractionDigits: 2 })

const between = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return numbers.length === 0
    ? ''
    : least === most
      ? plain(least)
      : `${plain(least)} – ${plain(most)}`
}

/** What nights of rows cost per person or unit, as in `USD 712 – 1,598`. */
export function valuesAt(rows: readonly RateRow[]): string {
  const amounts = rows.flatMap((row) => Number(row.twinRate ?? row.groupRate) || [])
  return amounts.length === 0 ? '' : `${rows[0]?.currency} ${between(amounts)}`
}

/** The figures of a line, as in `712 – 1,598` or `0 – 50%`. */
export function figuresText(figures: Understood['figures']): string {
  const percents = figures.some(({ kind }) => kind === 'percent')
  const numbers = figures.flatMap((one) =>
    'value' in one ? [Number(one.value)] : one.kind === 'nil' ? [0] : [],
  )
  return `${between(numbers)}${percents ? '%' : ''}`
}
