import Box from '@mui/material/Box'
import type { ItineraryId } from '#shared/ids/ids'
import type { FlightStatus } from '#shared/itinerary/flight-status'
import { flightStatusLabels } from '#shared/itinerary/flight-status-labels'
import { api } from '../../../lib/api/api'
import { useAnswer } from '../api/use-answer'

const tones: Readonly<Record<FlightStatus, string>> = {
  scheduled: 'ink.second',
  departed: 'info.main',
  landed: 'success.main',
  delayed: 'warning.main',
  diverted: 'error.main',
  cancelled: 'error.main',
}

interface FlightWordProps {
  readonly tripId: ItineraryId
  readonly partId: string
}

/**
 * How a flight stands, where somebody knows more than its timetable; without an answer nothing is
 * shown.
 */
export function FlightWord({ tripId, partId }: FlightWordProps) {
  const { data = [] } = useAnswer(`flights ${tripId}`, (signal) =>
    api('GET /api/portal/trips/{id}/flights', { params: { id: tripId }, signal }),
  )
  const flight = data.find(
    ({ segmentId, source }) => segmentId === partId && source !== 'timetable',
  )
  return (
    <Box
      component="p"
      role="status"
      sx={{ fontWeight: 600, color: flight && tones[flight.status] }}
    >
      {flight && flightStatusLabels[flight.status]}
    </Box>
  )
}
