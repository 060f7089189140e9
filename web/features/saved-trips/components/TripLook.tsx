import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { featuredImageOf } from '#shared/itinerary/featured-image'
import { BackLink } from '../../../components/picture/BackLink'
import cover from '../../../components/picture/cover.module.css'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import { type TripPartName, tripPartLabels, tripPartNames } from '../model/trip-parts'
import type { LookedTrip } from '../model/types'
import { PricePart } from './PricePart'
import { StayCards } from './StayCards'
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
