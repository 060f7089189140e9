import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { countOf } from '#shared/format/words'
import { isUnpricedStay } from '#shared/itinerary/supplier-stays'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { Trip, TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

const GuideTotal = lazyPage(() => import('./GuideTotal'), 'GuideTotal')

/** How many stays the price excludes until the next quote, and roughly what it will be with them. */
export function GuideLine() {
  const { trip, price } = useTripPage()
  const stays = unpricedStays(trip)
  if (stays.length === 0 || price.isLocked) return null
  const words = `${countOf(stays.length, 'stay')} not priced`
  return (
    <Typography
      variant="body2"
      className="tabular"
      sx={{ position: 'relative', mt: '2px', color: 'ember.200', '& b': { color: '#fff' } }}
    >
      <Suspense fallback={words}>
        <GuideTotal stays={stays} words={words} />
      </Suspense>
    </Typography>
  )
}

/** Camp stays that the next quote will price, because their nights, rooms or camp are new. None once the trip is over. */
function unpricedStays({ state, itinerary }: Trip): TripSegment[] {
  if (state === 'cancelled') return []
  return itinerary.segments.filter(isUnpricedStay)
}
