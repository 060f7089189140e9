import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { rangeWithYear } from '#shared/format/dates'
import { joinWords } from '#shared/format/words'
import {
  cancellationPeriods,
  hasCancellationPolicy,
  withoutPolicy,
} from '#shared/itinerary/cancellation-cost'
import { figureText } from '../../../../components/money/money-parts'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { cancelledTripOf } from '../../../../trip/price/cancelled-trip'
import { segmentName } from '../../../../trip/segments/segment-words'
import { priceLooks } from './price-looks'

const PolicyDialog = lazyPage(() => import('./PolicyDialog'), 'PolicyDialog')

/**
 * What cancelling the confirmed trip costs on any day: the client by the trip's policy or the
 * suppliers', the agency by the suppliers'.
 */
export function CancellationSection() {
  const { trip, price, today, permission } = useTripPage()
  const [isEditing, setEditing] = useState(false)
  const cancelledTrip = cancelledTripOf(trip, price.finance.sell)
  const unknown = trip.cancellation === undefined ? withoutPolicy(trip.itinerary) : []
  const isKnown = hasCancellationPolicy(cancelledTrip)
  return (
    <Box component="section" sx={priceLooks.section} aria-label="Cancellation">
      <Box component="header" sx={priceLooks.head}>
        <h2>
          Cancellation{' '}
          <Box component="span" sx={priceLooks.aside}>
            {trip.cancellation === undefined ? 'by supplier policies' : 'by this trip’s policy'}
          </Box>
        </h2>
        {permission.details && (
          <Button size="xsmall" variant="text" onClick={() => setEditing(true)}>
            {trip.cancellation === undefined ? 'Set for this trip' : 'Edit'}
          </Button>
        )}
      </Box>
      {isKnown && (
        <Box component="table" sx={priceLooks.figures}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">From</span>
              </th>
              <th scope="col">Client</th>
              <th scope="col">Suppliers</th>
            </tr>
          </thead>
          <tbody>
            {cancellationPeriods(cancelledTrip, today).map(({ from, client, suppliers }, index) => (
              <tr key={from}>
                <th scope="row">{index === 0 ? 'Today' : `From ${rangeWithYear(from, from)}`}</th>
                <td className="tabular">{figureText(client, trip.currency)}</td>
                <td className="tabular">{figureText(suppliers, trip.currency)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {isKnown && trip.state !== 'confirmed' && (
        <Box component="p" sx={priceLooks.note}>
          Applies once the trip is confirmed.
        </Box>
      )}
      {unknown.length > 0 && (
        <Box component="p" sx={priceLooks.note}>
          {isKnown ? 'Not counted, because no policy is on file: ' : 'No policy on file for '}
          {joinWords([...new Set(unknown.map(segmentName))])}.
        </Box>
      )}
      {isEditing && <PolicyDialog onClose={() => setEditing(false)} />}
    </Box>
  )
}
