import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { Icon } from '../../../../components/icons/Icon'
import { useCopy } from '../../../../components/snackbar/use-copy'
import { tripPaymentsPath } from '../../../../lib/navigation/trip-path'
import { itineraryQuery } from '../../../../trip/api/itinerary-query'
import { holdOverWords, isAboutPayments, nextWords } from '../../../../trip/life/life-words'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

/** The booking reference and the next step; for a cancelled trip, the state of its refunds. */
export function HoldBar() {
  const { trip, state, today } = useTripPage()
  const { bookingReference } = trip
  const isOver = useHoldOver(state.base)
  const next = isOver ? holdOverWords(trip) : nextWords(trip, today)
  const copy = useCopy()
  return (
    <div className="booking">
      {bookingReference !== undefined && (
        <span>
          Booking <b className="tabular">{bookingReference}</b>
          <Box
            component="button"
            type="button"
            sx={looks.copy}
            aria-label="Copy booking reference"
            onClick={() => copy(bookingReference, 'Booking reference copied.')}
          >
            <Icon name="copy" size={14} />
          </Box>
        </span>
      )}
      {next !== '' && (
        <Box component="span" sx={{ ml: 'auto' }}>
          {next}{' '}
          {!isOver && isAboutPayments(trip, today) && (
            <Link to={tripPaymentsPath(trip.id)}>Go to the payments</Link>
          )}
        </Box>
      )}
    </div>
  )
}

/**
 * How often the trip is reloaded after its hold expires: the job that releases rooms runs every
 * five minutes.
 */
const lookMs = 30_000

/** Browser timers allow at most 24 days or so; nobody keeps the page open that long. */
const longestMs = 2 ** 31 - 1

/** Whether the hold has expired. The trip is then reloaded until its rooms are released. */
function useHoldOver(trip: Trip): boolean {
  const queries = useQueryClient()
  const until = heldUntil(trip)
  const [over, setOver] = useState<string>()
  const isOver = until !== undefined && over === until
  useEffect(() => {
    const leftMs = until === undefined ? longestMs : Math.max(0, Date.parse(until) - Date.now())
    if (leftMs >= longestMs) return
    const timer = setTimeout(() => setOver(until), leftMs)
    return () => clearTimeout(timer)
  }, [until])
  useEffect(() => {
    if (!isOver) return
    const { queryKey } = itineraryQuery(trip.id)
    const timer = setInterval(
      () => void queries.invalidateQueries({ queryKey, exact: true }),
      lookMs,
    )
    return () => clearInterval(timer)
  }, [isOver, queries, trip.id])
  return isOver
}

const looks = {
  copy: {
    width: 24,
    height: 24,
    ml: '4px',
    borderRadius: '8px',
    color: 'ink.note',
    '& svg': { m: '-2px 0 0' },
    '&:hover': { bgcolor: 'ground.sand2' },
    '@media print': { display: 'none' },
  },
} as const
