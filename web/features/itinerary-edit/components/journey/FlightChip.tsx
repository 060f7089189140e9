import type { FlightStatusView } from '#shared/api/flight-status'
import type { FlightStatus } from '#shared/itinerary/flight-status'
import { flightStatusLabels } from '#shared/itinerary/flight-status-labels'
import { StatusChip } from '../../../../components/state/StatusChip'

const tones: Readonly<Record<FlightStatus, 'ok' | 'info' | 'warn' | 'bad' | 'plain'>> = {
  scheduled: 'plain',
  delayed: 'warn',
  departed: 'info',
  landed: 'ok',
  diverted: 'bad',
  cancelled: 'bad',
}

/** A flight's status and its source. */
export function FlightChip({ status: { status, source } }: { readonly status: FlightStatusView }) {
  const by = {
    agent: 'entered by agent',
    service: 'from the flight service',
    timetable: 'per timetable',
  }[source]
  return (
    <StatusChip status={{ label: flightStatusLabels[status], tone: tones[status] }} note={by} />
  )
}
