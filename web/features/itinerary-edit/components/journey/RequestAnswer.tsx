import Button from '@mui/material/Button'
import { useState } from 'react'
import { openRequests } from '#shared/itinerary/room-requests'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { noteAnswer } from '../../../../trip/api/life-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { StayNote } from './StayNote'

/**
 * Records a camp's answer to a room request. Until it has answered, the trip can't be confirmed.
 */
export function RequestAnswer({ segment }: { readonly segment: TripSegment }) {
  const { base } = useTripPage().state
  const call = useTripCall()
  const [isDeclining, setDeclining] = useState(false)
  const { state, itinerary } = base
  if (!openRequests({ state, segments: itinerary.segments }).some(({ id }) => id === segment.id))
    return null
  const name = segmentName(segment)
  const note = (isGranted: boolean) =>
    call(
      (trip) => noteAnswer(trip, { segmentId: segment.id, isGranted }),
      isGranted ? `Rooms confirmed by ${name}.` : undefined,
    )
  return (
    <StayNote text="Awaiting camp’s answer">
      <AsyncButton size="small" variant="text" onClick={() => note(true)}>
        Rooms confirmed<span className="visually-hidden">: {name}</span>
      </AsyncButton>
      <Button size="small" variant="text" color="inherit" onClick={() => setDeclining(true)}>
        Rooms declined<span className="visually-hidden">: {name}</span>
      </Button>
      <ConfirmDialog
        open={isDeclining}
        title={`Rooms declined by ${name}?`}
        text="The trip returns to a quote with this problem to fix. Rooms at other camps stay held until the hold expires. Choose another camp here, then hold again."
        confirmLabel="Record answer"
        destructive
        onCancel={() => setDeclining(false)}
        onConfirm={async () => {
          await note(false)
          setDeclining(false)
        }}
      />
    </StayNote>
  )
}
