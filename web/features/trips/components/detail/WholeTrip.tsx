import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { activeParties } from '#shared/pricing/active-parties'
import { partyShares } from '#shared/pricing/party-shares'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { clampLines, inRow } from '../../../../components/looks/looks'
import { figureText } from '../../../../components/money/money-parts'
import { type Trip, tripQuery, type WholeTrip as WholeTripDto } from '../../api/trips-query'
import { DetailSkeleton, detailLooks } from './DetailSkeleton'
import { PaymentsCard } from './PaymentsCard'

/** The trip's payments, who pays which share, and the last message. */
export function WholeTrip({ trip }: { readonly trip: Trip }) {
  const whole = useQuery(tripQuery(trip.id))
  if (whole.isError && whole.data === undefined) {
    return (
      <ErrorState
        title="Payments couldn’t be loaded"
        error={whole.error}
        onRetry={() => void whole.refetch()}
      />
    )
  }
  if (whole.data === undefined) return <DetailSkeleton />
  return (
    <Box sx={detailLooks.box}>
      <PaymentsCard trip={whole.data} />
      <PartyNotes trip={whole.data} />
    </Box>
  )
}

/** Who pays which share, and the last message; the booking and travelers if there is neither. */
function PartyNotes({ trip }: { readonly trip: WholeTripDto }) {
  const message = trip.messages.toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1))[0]
  const { adults, children } = trip.itinerary
  return (
    <Box component="aside" sx={detailLooks.notes} aria-label="Party groups and messages">
      <Box component="h3" sx={looks.title}>
        Party groups
      </Box>
      {trip.parties.length === 0 ? (
        <Box component="p" sx={looks.note}>
          One bill for {countOf(adults + children, 'traveler')}
          {trip.clientData === undefined ? '.' : `, to ${trip.clientData.name}.`}
        </Box>
      ) : (
        <PartyList trip={trip} />
      )}
      <Box component="h3" sx={looks.title}>
        Last message
      </Box>
      {message === undefined ? (
        <Box component="p" sx={looks.note}>
          No messages yet.
        </Box>
      ) : (
        <>
          <Box
            component="p"
            sx={{
              ...clampLines(4),
              m: '6px 0 2px',
              fontSize: 13,
              lineHeight: '19px',
              color: 'ink.second',
            }}
            dir="auto"
          >
            “{message.text}”
          </Box>
          <Typography variant="caption" sx={{ display: 'block', color: 'ink.note' }}>
            {message.from}
            {dayOf(message.sentAt)}
          </Typography>
        </>
      )}
    </Box>
  )
}

function PartyList({ trip }: { readonly trip: WholeTripDto }) {
  const { parties, partyCancellations, currency, finance, itinerary } = trip
  const sell = finance?.sell ?? 0
  const active = activeParties({ parties, partyCancellations, segments: itinerary.segments })
  const shares = new Map(partyShares({ ...active, sell }).map((share) => [share.id, share.sell]))
  return (
    <Box
      component="ul"
      sx={{
        m: '8px 0 14px',
        '& li': { ...inRow(1), justifyContent: 'space-between', py: 0.5, px: 0 },
        '& b': { fontWeight: 600 },
        '& small': { typography: 'caption', display: 'block', color: 'ink.note' },
      }}
    >
      {active.groups.map(({ id, name, travelerIds }) => (
        <li key={id}>
          <span dir="auto">
            {name}
            <small>
              {countOf(travelerIds.length, 'traveler')}, {percentOf(shares.get(id) ?? 0, sell)}%
            </small>
          </span>
          <b className="tabular">{figureText(shares.get(id) ?? 0, currency)}</b>
        </li>
      ))}
    </Box>
  )
}

const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.round((100 * part) / whole)

function dayOf(instant: string): string {
  const day = instant.slice(0, 10)
  return isCalendarDate(day) ? `, ${shortDate(day)}` : ''
}

const looks = {
  title: { fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' },
  note: { m: '6px 0 18px', fontSize: 13, lineHeight: '19px', color: 'ink.second' },
} as const
