import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { openRequests } from '#shared/itinerary/room-requests'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { noteAnswer } from '../../../../trip/api/life-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'

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
    <Stack direction="row" sx={looks.request}>
      <p>
        <Icon name="mail" size={14} />
        No answer yet
      </p>
      <Stack direction="row" sx={{ gap: '2px', ml: 'auto' }}>
        <AsyncButton size="small" variant="text" aria-label={`${name} has the rooms`} onClick={() => note(true)}>
          It has the rooms
        </AsyncButton>
        <Button
          size="small"
          variant="text"
          color="inherit"
          aria-label={`${name} does not have the rooms`}
          onClick={() => setDeclining(true)}
        >
          It does not
        </Button>
      </Stack>
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
    </Stack>
  )
}

const looks = {
  request: {
    typography: 'body2',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 12px',
    mt: '8px',
    p: '5px 6px 5px 12px',
    borderRadius: 1,
    bgcolor: 'ground.sand',
    color: 'ink.second',
    '& p': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& svg': { flex: 'none' },
  },
} as const
