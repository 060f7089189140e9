import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { relativeDay, shortDate } from '#shared/format/dates'
import { TitledCard } from '../../../components/card/TitledCard'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { clampLines, ellipsis } from '../../../components/looks/looks'
import { tripPaths, tripPaymentsPath } from '../../../lib/navigation/trip-path'
import type { Dashboard, Whose } from '../api/dashboard-query'
import { type Departure, departuresPath, nextStep } from '../model/dashboard-words'
import { looks } from './dashboard-looks'
import { Count, More, Quiet } from './WorkCards'

interface Check {
  readonly label: string
  readonly icon: IconName
  readonly pathOf: (trip: Departure) => string
  readonly of: (trip: Departure) => {
    readonly done: number
    readonly of: number
    readonly text?: string
  }
}

const checks: readonly Check[] = [
  {
    label: 'Travelers named',
    icon: 'id-card',
    pathOf: ({ id }) => tripPaths.edit(id),
    of: ({ travelers }) => travelers,
  },
  {
    label: 'Stays confirmed',
    icon: 'bed-double',
    pathOf: ({ id }) => tripPaths.details(id),
    of: ({ rooms }) => rooms,
  },
  {
    label: 'Transfers arranged',
    icon: 'car',
    pathOf: ({ id }) => tripPaths.details(id),
    of: ({ ways }) => ways,
  },
  {
    label: 'Paid',
    icon: 'wallet',
    pathOf: ({ id }) => tripPaymentsPath(id),
    of: ({ sell, paid }) => ({
      done: paid,
      of: sell,
      text: `${sell > 0 ? Math.floor((paid / sell) * 100) : 0}%`,
    }),
  },
]

/**
 * Booked trips that leave within 60 days: a column for each check, and the one thing to do next.
 */
export function DeparturesCard({
  data: { departures, today },
  whose,
}: {
  readonly data: Dashboard
  readonly whose: Whose
}) {
  return (
    <TitledCard
      title="Departures"
      note={
        <>
          <Box sx={looks.note}>next 60 days</Box>
          <Count shown={departures.trips.length} of={departures.count} />
        </>
      }
      actions={<More to={departuresPath(whose, today)}>All departures</More>}
    >
      {departures.trips.length === 0 ? (
        <Quiet>No booked trip leaves within 60 days.</Quiet>
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Departure</span>
              </th>
              <th scope="col">
                <span className="visually-hidden">Trip</span>
              </th>
              {checks.map(({ label, icon }) => (
                <th key={label} scope="col" title={label}>
                  <Icon name={icon} size={16} label={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {departures.trips.map((trip) => {
              const next = nextStep(trip, today)
              return (
                <tr key={trip.id}>
                  <td>
                    <b className="tabular">{shortDate(trip.startDate)}</b>
                    <small>{relativeDay(trip.startDate, today)}</small>
                  </td>
                  <th scope="row">
                    <Link to={tripPaths.edit(trip.id)}>
                      <b dir="auto">{[trip.clientName, trip.name].filter(Boolean).join(', ')}</b>
                      <Box component="small" sx={looks.told(next.tone)}>
                        {next.text}
                      </Box>
                    </Link>
                  </th>
                  {checks.map((check) => (
                    <td key={check.label}>
                      <CheckCell check={check} trip={trip} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Box>
      )}
    </TitledCard>
  )
}

function CheckCell({
  check: { label, pathOf, of },
  trip,
}: {
  readonly check: Check
  readonly trip: Departure
}) {
  const state = of(trip)
  if (state.of === 0)
    return (
      <Box component="span" sx={{ color: 'ink.note' }}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Not needed</span>
      </Box>
    )
  const isDone = state.done >= state.of
  const share = state.text ?? `${state.done}/${state.of}`
  return (
    <Box
      component={Link}
      to={pathOf(trip)}
      className="tabular"
      aria-label={`${label}: ${isDone ? 'all done' : share}`}
      sx={[chip, !isDone && (state.done === 0 ? bad : some)]}
    >
      {isDone ? <Icon name="check" size={16} /> : share}
    </Box>
  )
}

const chip = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 30,
  height: 24,
  px: 0.5,
  borderRadius: '7px',
  fontSize: 12,
  fontWeight: 600,
  color: 'success.main',
}
const some = { bgcolor: 'warning.ground', color: 'warning.main' }
const bad = { bgcolor: 'error.ground', color: 'error.main' }

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 12.5,
  '& thead th': { width: 48, p: '0 0 6px', color: 'ink.note' },
  '& thead th:nth-of-type(1)': { width: 92 },
  '& thead th:nth-of-type(2)': { width: 'auto' },
  '& tbody td, & tbody th': {
    height: 60,
    p: 0,
    borderTop: '1px solid',
    borderColor: 'ground.sand2',
    textAlign: 'center',
  },
  '& tbody td:first-of-type': { pl: '18px', textAlign: 'left' },
  '& tbody th': { pr: 1, textAlign: 'left', fontWeight: 400 },
  '@container page (max-width: 520px)': {
    '& thead th:nth-of-type(1)': { width: 76 },
    '& th:nth-of-type(5), & td:nth-last-of-type(2)': { display: 'none' },
  },
  '& b': { ...clampLines(2), fontSize: 13.5, lineHeight: '18px', fontWeight: 600 },
  '& small': { ...ellipsis, display: 'block', fontSize: 12, color: 'ink.note' },
  '& td:last-child, & thead th:last-child': { pr: '12px', width: 60 },
}
