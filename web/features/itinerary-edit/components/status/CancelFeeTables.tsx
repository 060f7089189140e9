import Box from '@mui/material/Box'
import { figureText, moneyText } from '../../../../components/money/money-parts'
import type { CancelOutcome, CancelTerms } from '../../../../trip/life/cancel-terms'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { priceLooks } from '../price/price-looks'

/** Each stay that costs something, or the trip's own percent. */
export function PolicyLines({ terms: { ofDay, sell } }: { terms: CancelTerms }) {
  const { trip } = useTripPage()
  const findName = (id: string) => {
    const segment = trip.itinerary.segments.find((one) => one.id === id)
    return segment === undefined ? id : segmentName(segment)
  }
  const lines =
    ofDay.percent === undefined
      ? ofDay.lines.map(({ segmentId, percent, amount }) => ({
          name: findName(segmentId),
          percent,
          amount,
        }))
      : [{ name: 'This trip’s policy', percent: ofDay.percent, amount: ofDay.fee }]
  if (lines.length === 0 || sell === 0) return null
  return (
    <Box component="table" sx={priceLooks.figures} aria-label="Fee by policy">
      <tbody>
        {lines.map(({ name, percent, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}, {percent}%
            </th>
            <td className="tabular">{figureText(amount, trip.currency)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** What is kept, goes back and is still to be paid. */
export function Outcome({ outcome }: { outcome: CancelOutcome }) {
  const { trip } = useTripPage()
  const { kept, refund, due, serviceFees } = outcome
  const rows = [
    ['Kept from payments received', kept],
    ['To refund, once you confirm it', refund],
    ['To be paid by the client', due],
    ['Card and bank fees, not returned', serviceFees],
  ] as const
  return (
    <Box
      component="table"
      sx={priceLooks.figures}
      aria-label="What happens to the money"
      role="status"
    >
      <tbody>
        {rows
          .filter(([, amount]) => amount > 0)
          .map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="tabular">{moneyText(amount, trip.currency)}</td>
            </tr>
          ))}
      </tbody>
    </Box>
  )
}
