import type { ChapterPart, PresentationPicture } from '#shared/api/presentation-shapes'
import { nightsLabel, shortDate, shortRange } from '#shared/format/dates'
import { capitalize } from '#shared/format/words'
import { hueOf } from '#shared/map/view-route'
import { FeatureIcon } from '../../../components/icons/FeatureIcon'
import { Icon } from '../../../components/icons/Icon'
import { paragraphsOf, roomLines } from '../model/view-words'
import { Plate } from './Plate'
import styles from './presentation.module.css'

/** A stay: its pictures, what it is, its days, and the rooms with what is included. */
export function StayPages({ stay }: { readonly stay: ChapterPart }) {
  const {
    id,
    number = 1,
    title,
    region,
    country,
    startDate,
    endDate,
    nights,
    text,
    days,
    pictures,
  } = stay
  return (
    <article
      className={styles.stay}
      data-step
      data-stay={number}
      data-hue={hueOf(number)}
      id={`part-${id}`}
    >
      <span className={styles.pin} aria-hidden="true">
        {number}
      </span>
      <Gallery pictures={pictures} seed={id} isFlipped={number % 2 === 0} />
      <div className={styles.stayGrid}>
        <div dir="auto">
          <p className={styles.dates}>
            {shortRange(startDate, endDate)}
            <span>{nightsLabel(nights)}</span>
          </p>
          <h3>{title}</h3>
          {(region ?? country) !== undefined && (
            <p className={styles.place}>
              <Icon name="map-pin" size={15} />
              {[region, country].filter(Boolean).join(', ')}
            </p>
          )}
          {paragraphsOf(text).map((paragraph) => (
            <p key={paragraph} className={styles.about}>
              {paragraph}
            </p>
          ))}
        </div>
        {days.length > 0 && (
          <ol className={styles.days}>
            {days.map(({ date, day, title: name, text: told }) => (
              <li key={`${day} ${name}`}>
                <p>
                  <b>Day {day}</b>
                  <small>{shortDate(date)}</small>
                </p>
                <div dir="auto">
                  {name !== undefined && <h4>{name}</h4>}
                  {told !== undefined && <p>{told}</p>}
                </div>
              </li>
            ))}
          </ol>
        )}
        <RoomCard stay={stay} />
      </div>
    </article>
  )
}

/** Rooms, what is included and what the camp has; nothing where none of it is known. */
function RoomCard({ stay }: { readonly stay: ChapterPart }) {
  const { title, rooms, mealBasis, features, extras, isIncluded } = stay
  // What a rate includes begins with its meals, which stand above it.
  const inclusions = linesOf(stay.inclusions?.replace(`${mealBasis}: `, '') ?? '')
  const inclusionLines = [...(mealBasis === undefined ? [] : [mealBasis]), ...inclusions, ...extras]
  if (rooms.length + inclusionLines.length + features.length === 0) return null
  return (
    <aside className={styles.room} aria-label={`Rooms at ${title}`}>
      {roomLines(rooms).map(({ name, guests }) => (
        <p key={`${name} ${guests}`} className={styles.roomLine}>
          <Icon name="bed-double" size={17} />
          <span dir="auto">
            <b>{name}</b>
            {guests}
          </span>
        </p>
      ))}
      {inclusionLines.length > 0 && (
        <h4>{isIncluded ? 'Included' : 'You arrange this stay yourself'}</h4>
      )}
      <ul>
        {[...new Set(inclusionLines)].map((one) => (
          <li key={one} dir="auto">
            <Icon name="check" size={16} />
            {one}
          </li>
        ))}
      </ul>
      {stay.paidLocally !== undefined && (
        <>
          <h4>Paid locally</h4>
          <p dir="auto">{stay.paidLocally}</p>
        </>
      )}
      {features.length > 0 && (
        <>
          <h4>At the camp</h4>
          <ul>
            {features.map(({ code, name }) => (
              <li key={code}>
                <FeatureIcon code={code} size={16} />
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

/** `all meals, laundry.` as lines of a list. */
const linesOf = (list: string): string[] =>
  list
    .replace(/\.$/, '')
    .split(/[,;]\s+/)
    .flatMap((one) => (one === '' ? [] : [capitalize(one)]))

interface GalleryProps {
  readonly pictures: readonly PresentationPicture[]
  readonly seed: string
  readonly isFlipped: boolean
}

/** One large picture and the others beside it; the sides alternate from stay to stay. */
function Gallery({ pictures, seed, isFlipped }: GalleryProps) {
  const shownPictures = pictures.length === 0 ? [undefined] : pictures
  return (
    <div
      className={styles.gallery}
      data-count={Math.min(shownPictures.length, 4)}
      data-flip={isFlipped || undefined}
    >
      {shownPictures.map((picture, index) => (
        <figure key={picture?.mediaId ?? picture?.s3Key ?? seed}>
          <Plate picture={picture} seed={seed} ratio={index === 0 ? '16x9' : '3x2'} />
          {picture?.caption && <figcaption dir="auto">{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
