import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { daysBetween } from '#shared/dates/calendar-date'
import { longDate, nightsLabel } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { featuredImageOf } from '#shared/itinerary/featured-image'
import { hueOfStay } from '../../../components/calendar/calendar-day'
import hues from '../../../components/hue/hue.module.css'
import { figureText, moneyText } from '../../../components/money/money-parts'
import { BackLink } from '../../../components/picture/BackLink'
import cover from '../../../components/picture/cover.module.css'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import { type LookedTrip, type TripPartName, tripPartLabels, tripPartNames } from '../model/saved-trip'
import styles from './trip-look.module.css'

/** Parts of another feature, as the page composes them: a feature never imports a feature. */
export interface LookParts {
  readonly days: (trip: LookedTrip) => ReactNode
  readonly map: (trip: LookedTrip) => ReactNode
  readonly included: (trip: LookedTrip) => ReactNode
}

interface TripLookProps {
  readonly trip: LookedTrip
  readonly part: TripPartName
  readonly pathOf: (part: TripPartName) => string
  readonly back: { readonly to: string; readonly label: string }
  /** Beside the dates: its state, who saved it. */
  readonly note: ReactNode
  readonly parts: LookParts
  /** What can be done with it. */
  readonly panel: ReactNode
}

/** A trip looked at, part by part, without changing it: a saved one, or one that was built. */
export function TripLook({ trip, part, pathOf, back, note, parts, panel }: TripLookProps) {
  const { segments, startDate, endDate, params } = trip.itinerary
  const s3Key = featuredImageOf({ segments, customized: params.customizations?.featuredImage })?.s3Key
  return (
    <main>
      <header className={`${cover.cover} ${styles.hero}`}>
        <Picture
          src={s3Key === undefined ? undefined : mediaUrl(s3Key, '2x1')}
          alt=""
          ratio="fill"
          focus="50% 58%"
          eager
          grain
        />
        <div className={styles.scrim} />
        <div className={styles.words}>
          <BackLink to={back.to}>{back.label}</BackLink>
          <div>
            <h1>{trip.name}</h1>
            <p className="tabular">
              {nightsLabel(daysBetween(startDate, endDate))} · {guestWords(trip.itinerary)}
              {note}
            </p>
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.main}>
          <nav className={styles.tabs} aria-label="Parts of the itinerary">
            {tripPartNames.map((name) => (
              <Link key={name} to={pathOf(name)} aria-current={name === part ? 'page' : undefined}>
                {tripPartLabels[name]}
              </Link>
            ))}
          </nav>
          {part === 'overview' && (
            <>
              <StayCards trip={trip} />
              {parts.included(trip)}
            </>
          )}
          {part === 'days' && parts.days(trip)}
          {part === 'map' && parts.map(trip)}
          {part === 'price' && <PricePart trip={trip} />}
        </div>
        <aside className={styles.panel} aria-label="What to do with it">
          {panel}
        </aside>
      </div>
    </main>
  )
}

/** What it sold for, and what was left of it, as it is stored: other dates are priced by their own quote. */
function PricePart({ trip }: { readonly trip: LookedTrip }) {
  const { finance, costs, margins, currency, itinerary, exchange } = trip
  if (finance === undefined || finance.sell === 0) {
    return <p className={styles.none}>It has no price yet: a quote asks the suppliers for it.</p>
  }
  const rows = [
    ['Selling price', finance.sellingPrice],
    ['Deposit', finance.deposit],
    ['Balance', finance.balance],
    ['Cost', costs?.total],
    ['Margin', margins?.total],
  ] as const
  return (
    <section className={styles.price} aria-label="Price">
      <p className={`${styles.sell} tabular`}>
        <b>{moneyText(finance.sell, currency)}</b>
        <span>
          {itinerary.pax > 0 && `${moneyText(Math.round(finance.sell / itinerary.pax), currency)} per person, `}
          {guestWords(itinerary)}
        </span>
      </p>
      <dl>
        {rows.map(([label, amount]) =>
          amount === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={amount < 0 ? `tabular ${styles.negative}` : 'tabular'}>{figureText(amount, currency)}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.small}>
        In {currency}, for {longDate(itinerary.startDate)}
        {exchange.date !== undefined && `, at the exchange rates of ${longDate(exchange.date)}`}. Another date gets its
        own price with its quote.
      </p>
    </section>
  )
}

/** The stays at a glance, in the order of the journey. */
function StayCards({ trip }: { readonly trip: LookedTrip }) {
  const { segments, startDate } = trip.itinerary
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => daysBetween(other.startDate, one.startDate))
  if (stays.length === 0) return <p className={styles.none}>No stay is in this itinerary yet.</p>
  return (
    <ol className={styles.stays}>
      {stays.map(({ id, campName, title, regionName, country, nights, featuredImage, mealBasis, ...stay }, index) => {
        const s3Key = featuredImage?.s3Key
        const day = daysBetween(startDate, stay.startDate) + 1
        return (
          <li key={id} className={hues[`hue${hueOfStay(index)}`]}>
            <div className={styles.picture}>
              <Picture src={s3Key === undefined ? undefined : mediaUrl(s3Key)} alt="" ratio="fill" />
              <em className="tabular" aria-hidden="true">
                {index + 1}
              </em>
            </div>
            <div>
              <h2 title={campName ?? title}>{campName ?? title ?? 'Own Arrangement'}</h2>
              <p>{[regionName, country].filter(Boolean).join(', ')}</p>
              <p className="tabular">
                From day {day}, {nightsLabel(nights)}
                {mealBasis !== undefined && ` · ${mealBasis}`}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
