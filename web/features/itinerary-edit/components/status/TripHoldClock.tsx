import { holdZone } from '#shared/itinerary/hold-zone'
import { HoldClock } from '../../../../components/hold/HoldClock'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { useTripPage } from '../../../../trip/page/trip-page'

/** The hold's end, in camp time and here. */
export function TripHoldClock({ until }: { readonly until: string }) {
  const { trip } = useTripPage()
  const stays = trip.itinerary.segments.filter(({ type }) => type === 'stay')
  const zone = holdZone(
    new Date(until),
    stays.map(({ country }) => country),
  )
  const remind = (words: string) => void showSnackbar(`${trip.name}: ${words}`, { tone: 'info' })
  return <HoldClock heldUntil={until} campZone={zone} ruled onRemind={remind} />
}
