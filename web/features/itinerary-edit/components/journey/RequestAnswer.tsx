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

/** Rooms that the camp was asked for: what it said is noted here. Until it has, the trip cannot be confirmed. */
export function RequestAnswer({ segment }: { readonly segment: TripSegment }) {
  const { base } = useTripPage().state
  const call = useTripCall()
  const [isDeclining, setDeclining] = useState(false)
  const { state, itinerary } = base
  if (!openRequests({ state, segments: itinerary.segments }).some(({ id }) => id === segment.id)) return null
  const name = segmentName(segment)
  const note = (isGranted: boolean) =>
    call(
      (trip) => noteAnswer(trip, { segmentId: segment.id, isGranted }),
      isGranted ? `${name} has the rooms.` : undefined,
    )
  return (
    <StayNote text="No answer yet">
      <AsyncButton size="small" variant="text" onClick={() => note(true)}>
        It has the rooms<span className="visually-hidden">: {name}</span>
      </AsyncButton>
      <Button size="small" variant="text" color="inherit" onClick={() => setDeclining(true)}>
        It does not<span className="visually-hidden">: {name}</span>
      </Button>
      <ConfirmDialog
        open={isDeclining}
        title={`${name} does not have the rooms?`}
        text="The trip becomes a quote again, with this as a problem. Rooms of other camps stay held until the hold ends: put another camp here, and hold again."
        confirmLabel="Note it"
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
