import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { partyShares } from '#shared/pricing/party-shares'
import { figureText } from '../../../../components/money/money-parts'
import type { WholeTrip } from '../../api/trip-query'
import styles from './detail.module.css'

/** Who pays which share, and the last message; the booking and the travelers where there is neither. */
export function PartyNotes({ trip }: { readonly trip: WholeTrip }) {
  const message = trip.messages.toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1))[0]
  const { adults, children } = trip.itinerary
  return (
    <aside className={styles.notes} aria-label="Party groups and messages">
      <h3 className={styles.title}>Party groups</h3>
      {trip.parties.length === 0 ? (
        <p className={styles.note}>
          One bill for {travelers(adults + children)}
          {trip.clientData === undefined ? '.' : `, to ${trip.clientData.name}.`}
        </p>
      ) : (
        <PartyList trip={trip} />
      )}
      <h3 className={styles.title}>Last message</h3>
      {message === undefined ? (
        <p className={styles.note}>No messages yet.</p>
      ) : (
        <>
          <p className={styles.message} dir="auto">
            “{message.text}”
          </p>
          <span className={styles.small}>
            {message.from}
            {dayOf(message.sentAt)}
          </span>
        </>
      )}
    </aside>
  )
}

function PartyList({ trip }: { readonly trip: WholeTrip }) {
  const { parties, currency, finance, itinerary } = trip
  const sell = finance?.sell ?? 0
  const segments = itinerary.segments.map(({ id, sell: own = 0 }) => ({ id, sell: own }))
  const shares = new Map(partyShares({ groups: parties, segments, sell }).map((share) => [share.id, share.sell]))
  return (
    <ul className={styles.parties}>
      {parties.map(({ id, name, travelerIds }) => (
        <li key={id}>
          <span dir="auto">
            {name}
            <small>
              {travelers(travelerIds.length)}, {percentOf(shares.get(id) ?? 0, sell)}%
            </small>
          </span>
          <b className="tabular">{figureText(shares.get(id) ?? 0, currency)}</b>
        </li>
      ))}
    </ul>
  )
}

const percentOf = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.round((100 * part) / whole))

const travelers = (count: number): string => `${count} ${count === 1 ? 'traveler' : 'travelers'}`

function dayOf(instant: string): string {
  const day = instant.slice(0, 10)
  return isCalendarDate(day) ? `, ${shortDate(day)}` : ''
}
