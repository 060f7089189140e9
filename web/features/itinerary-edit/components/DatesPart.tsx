import { moveTrip as moved } from '#shared/itinerary/shift-trip'
import { stateLabels } from '#shared/itinerary/states'
import { isApiError } from '../../../lib/api/api-error'
import { moveTrip } from '../api/move-trip'
import { refusalWords } from '../model/refusal-words'
import { useTripPage } from '../state/trip-page'
import { useTripSlots } from '../state/trip-slots'
import { useTripCall } from '../state/use-trip-call'

interface DatesPartProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The search for other dates, and the way there. */
export function DatesPart({ open, onClose }: DatesPartProps) {
  const { parts } = useTripSlots()
  const { state, permission } = useTripPage()
  const call = useTripCall()
  const { base } = state
  return parts.datesDialog({
    ...{ open, trip: base, onClose },
    block: permission.stays
      ? undefined
      : `The trip is ${stateLabels[base.state].toLowerCase()}: requote it before it is moved.`,
    async onMove(startDate) {
      let failure: string | undefined
      const isDone = await call(async (seen) => {
        try {
          return await moveTrip(seen, moved(seen.itinerary, startDate))
        } catch (error) {
          failure = isApiError(error) ? refusalWords(error) : undefined
          throw error
        }
      }, 'The trip is moved. Get the quote again to have rooms and prices checked.')
      if (!isDone) throw new Error(failure ?? 'The trip could not be moved.')
    },
  })
}
