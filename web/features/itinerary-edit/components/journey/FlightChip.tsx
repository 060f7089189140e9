import type { FlightStatusView } from '#shared/api/flight-status'
import { type FlightStatus, flightStatusLabels } from '#shared/itinerary/flight-status'
import chip from '../../../../components/state/status-chip.module.css'

const tones: Readonly<Record<FlightStatus, 'ok' | 'info' | 'warn' | 'bad' | 'plain'>> = {
  scheduled: 'plain',
  delayed: 'warn',
  departed: 'info',
  landed: 'ok',
  diverted: 'bad',
  cancelled: 'bad',
}

/** How a flight stands, and whose word it is. */
export function FlightChip({ status: { status, source } }: { readonly status: FlightStatusView }) {
  const words = flightStatusLabels[status]
  const by = source === 'agent' ? 'as the agent was told' : 'by the timetable'
  return (
    <span className={`${chip.chip} ${chip[tones[status]]}`} title={`${words}, ${by}`}>
      {words}
      <span className="visually-hidden">, {by}</span>
    </span>
  )
}
