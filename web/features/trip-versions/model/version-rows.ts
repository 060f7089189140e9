import type { PresentationSource } from '#shared/api/presentation-shapes'
import type { TripVersion } from '#shared/api/trip-versions'
import { formatMoney } from '#shared/format/money'
import {
  type ComparedTrip,
  type CompareRow,
  compareRow,
  compareRows,
} from '../../../trip/compare/compare-rows'
import { percentText, permilleOf } from '../../../trip/people/composition'
import { unpricedWords } from '../../../trip/price/unpriced-words'
import type { ComparedVersion } from '../api/compared-versions'

/** What agents compare versions by: what their client does, and what each earns. */
export function versionRows(versions: readonly ComparedVersion[]): CompareRow[] {
  const rows = compareRows(versions.map(({ source }) => comparedTrip(source)))
  const ownRows = [
    compareRow(
      'Margin',
      versions.map(({ version }) => marginWords(version)),
    ),
    compareRow(
      'Still without a price',
      versions.map(({ version: { unpriced } }) => unpricedWords(unpriced) ?? ''),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== ''))
  const firstOfJourney = rows.findIndex(({ label }) => label === 'Dates')
  return rows.toSpliced(firstOfJourney, 0, ...ownRows)
}

const comparedTrip = ({ prices, ...source }: PresentationSource): ComparedTrip => ({
  ...source,
  price: prices,
})

/** `USD 2,300, 18%`; none before every stay has its price. */
function marginWords({ margin, sell, currency, unpriced = 0, outcome }: TripVersion): string {
  if (margin === undefined || sell === 0 || unpriced > 0 || outcome === 'cancelled') return ''
  const amount = formatMoney({ amount: margin, currency }, { show: 'code' })
  return `${amount}, ${percentText(permilleOf(margin, sell))}`
}
