import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { longDate } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow, paint } from '../../../components/looks/looks'
import { availabilityQuery, startsQuery } from '../api/saved-queries'
import type { LookedTrip } from '../model/saved-trip'
import { type BetterStart, betterStart, betterWords, firstStart } from '../model/start-date'
import { roomsOfTrip, roomsRefusal, type WantedRoom } from '../model/wanted-rooms'
import { lookLayout } from './look-layout'
import { RoomsChoice } from './RoomsChoice'
import { StayAvailabilityList } from './StayAvailabilityList'

/** How to start the new trip. */
export interface TripStart {
  readonly startDate: CalendarDate
  /** The same at every camp; undefined keeps each stay's saved rooms. */
  readonly rooms: readonly WantedRoom[] | undefined
  /** Request a quote right away. */
  readonly quotes: boolean
}

interface StartPanelProps {
  readonly trip: LookedTrip
  readonly today: CalendarDate
  /** The client. */
  readonly client: ReactNode
  readonly onStart: (start: TripStart) => Promise<void>
  readonly menu: ReactNode
}

/** Starts a trip from a saved itinerary: date, client, rooms and availability. */
export function StartPanel({ trip, today, client, onStart, menu }: StartPanelProps) {
  const id = useId()
  const { startDate, endDate } = trip.itinerary
  const nights = daysBetween(startDate, endDate)
  const { value, start, better, isLooking, choose } = useStartDay(trip, today)
  const [rooms, setRooms] = useState<readonly WantedRoom[]>()
  const [quoteOnly, setQuoteOnly] = useState(false)
  const roomsError = roomsRefusal(rooms ?? [])
  const ask = {
    startDate: start ?? startDate,
    endDate: addDays(start ?? startDate, nights),
    rooms: rooms ?? [],
    quoteOnly,
  }
  const canAsk = start !== undefined && roomsError === undefined
  const free = useQuery({ ...availabilityQuery(trip.id, ask), enabled: canAsk })
  const begin = (quotes: boolean) =>
    start === undefined ? undefined : onStart({ startDate: start, rooms, quotes })
  return (
    <Box sx={lookLayout.card}>
      <header>
        <h2>Use this itinerary</h2>
        {menu}
      </header>
      <StartField
        value={value}
        today={today}
        until={start && ask.endDate}
        better={better}
        onChange={choose}
      />
      <RoomsChoice
        rooms={rooms}
        saved={{ words: guestWords(trip.itinerary), rooms: roomsOfTrip(trip) }}
        error={roomsError}
        onChange={setRooms}
      />
      {client}
      <section aria-labelledby={`${id}-free`}>
        <Box sx={{ ...inRow(0), justifyContent: 'space-between', mb: 0.8 }}>
          <h3 id={`${id}-free`}>Availability</h3>
          <Box
            component="label"
            sx={{ ...inRow(0.8), fontSize: 13, '& input': { accentColor: paint('forest-700') } }}
          >
            <input
              type="checkbox"
              checked={quoteOnly}
              onChange={({ target }) => setQuoteOnly(target.checked)}
            />
            Quote Only
          </Box>
        </Box>
        {canAsk ? (
          <StayAvailabilityList trip={trip} free={free} isLooking={isLooking} />
        ) : (
          <Box component="p" sx={looks.hint}>
            Choose a start date and rooms.
          </Box>
        )}
      </section>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
        <AsyncButton
          variant="main"
          disabled={!canAsk}
          onClick={() => begin(false)}
          endIcon={<Icon name="arrow-right" size={17} />}
        >
          Use this itinerary
        </AsyncButton>
        <AsyncButton variant="outlined" disabled={!canAsk} onClick={() => begin(true)}>
          Get Quote
        </AsyncButton>
      </Box>
      <Box component="p" sx={looks.hint}>
        This creates a new trip; the saved itinerary stays unchanged.
      </Box>
      {free.isError && (
        <Button size="xsmall" variant="text" onClick={() => void free.refetch()}>
          Check again
        </Button>
      )}
    </Box>
  )
}

interface StartFieldProps {
  readonly value: string
  readonly today: CalendarDate
  /** The last day; undefined while there is no start date. */
  readonly until: CalendarDate | undefined
  /** Why it isn't the saved itinerary's own date. */
  readonly better: BetterStart | undefined
  readonly onChange: (value: string) => void
}

/** The start date. If it was chosen automatically, it says so and offers the original date. */
function StartField({ value, today, until, better, onChange }: StartFieldProps) {
  return (
    <div>
      <Field
        label="Start date"
        type="date"
        value={value}
        inputProps={{ min: today }}
        error={until === undefined ? 'Choose today or a later date' : undefined}
        hint={until === undefined ? undefined : `Until ${longDate(until)}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Typography
        component="div"
        variant="body2"
        sx={{ color: 'ink.second', '& p': { m: '6px 0 2px' }, '& button': { ml: -0.8 } }}
        role="status"
      >
        {better !== undefined && (
          <>
            <p>{betterWords(better)}</p>
            <Button size="xsmall" variant="text" onClick={() => onChange(better.wanted)}>
              Use {longDate(better.wanted)} anyway
            </Button>
          </>
        )}
      </Typography>
    </div>
  )
}

/** The start date: the agent's choice, else the saved one, else the first date with rooms. */
function useStartDay(trip: LookedTrip, today: CalendarDate) {
  const wantedDate = firstStart(trip.itinerary.startDate, today)
  const [typed, setTyped] = useState<string>()
  const starts = useQuery(startsQuery(trip))
  const better =
    typed === undefined && starts.data
      ? betterStart(starts.data, { wanted: wantedDate, today })
      : undefined
  const value = typed ?? better?.startDate ?? wantedDate
  return {
    value,
    /** Undefined while the input isn't a date, or is in the past. */
    start: isCalendarDate(value) && value >= today ? value : undefined,
    better,
    isLooking: typed === undefined && starts.isPending,
    choose: setTyped,
  }
}

const looks = { hint: { typography: 'body2', color: 'ink.second' } } as const
