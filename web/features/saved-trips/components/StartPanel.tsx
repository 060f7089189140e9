import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { guestWords } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { availabilityQuery } from '../api/availability-query'
import type { LookedTrip } from '../model/types'
import { roomsOfTrip, roomsRefusal, type WantedRoom } from '../model/wanted-rooms'
import { useStartDay } from '../state/use-start-day'
import { RoomsChoice } from './RoomsChoice'
import { StartField } from './StartField'
import { StayAvailabilityList } from './StayAvailabilityList'
import styles from './start-panel.module.css'

/** How the next trip is begun. */
export interface TripStart {
  readonly startDate: CalendarDate
  /** The same at every camp; undefined keeps those that each stay was saved with. */
  readonly rooms: readonly WantedRoom[] | undefined
  /** Ask the suppliers at once. */
  readonly quotes: boolean
}

interface StartPanelProps {
  readonly trip: LookedTrip
  readonly today: CalendarDate
  /** Whom it is for. */
  readonly client: ReactNode
  readonly onStart: (start: TripStart) => Promise<void>
  readonly menu: ReactNode
}

/** From the pattern to the next trip: when, for whom, in which rooms, and whether there are any. */
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
  const begin = (quotes: boolean) => (start === undefined ? undefined : onStart({ startDate: start, rooms, quotes }))
  return (
    <div className={styles.panel}>
      <header>
        <h2>Use this itinerary</h2>
        {menu}
      </header>
      <StartField value={value} today={today} until={start && ask.endDate} better={better} onChange={choose} />
      <RoomsChoice
        rooms={rooms}
        saved={{ words: guestWords(trip.itinerary), rooms: roomsOfTrip(trip) }}
        error={roomsError}
        onChange={setRooms}
      />
      {client}
      <section className={styles.free} aria-labelledby={`${id}-free`}>
        <div>
          <h3 id={`${id}-free`}>Availability</h3>
          <label>
            <input type="checkbox" checked={quoteOnly} onChange={({ target }) => setQuoteOnly(target.checked)} />
            Quote Only
          </label>
        </div>
        {canAsk ? (
          <StayAvailabilityList trip={trip} free={free} isLooking={isLooking} />
        ) : (
          <p className={styles.hint}>Choose a day and who sleeps where.</p>
        )}
      </section>
      <div className={styles.actions}>
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
      </div>
      <p className={styles.hint}>A new trip is made; the saved one stays as it is.</p>
      {free.isError && (
        <Button size="xsmall" variant="text" onClick={() => void free.refetch()}>
          Ask again
        </Button>
      )}
    </div>
  )
}
