import type { CalendarDate } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import hues from '../../../../components/hue/hue.module.css'
import { Icon } from '../../../../components/icons/Icon'
import { Picture } from '../../../../components/picture/Picture'
import { mediaUrl } from '../../../../lib/media/picture-url'
import type { StayItem } from '../../../../trip/journey/journey'
import { placeWords, segmentName } from '../../../../trip/segments/segment-words'
import { pictureOf } from '../../../../trip/story/featured-image'
import { daysOfService, daysOfStay, wordsOfStay } from '../../../../trip/story/story'
import type { StoryFacts } from '../../../../trip/story/use-story-facts'
import { StayRooms } from '../journey/StayRooms'
import { StoryWords } from './StoryWords'
import styles from './stay-chapter.module.css'
import type { StoryExtras } from './story-extras'

interface StayChapterProps {
  readonly stay: StayItem
  readonly startDate: CalendarDate
  readonly facts: StoryFacts
  readonly extras: StoryExtras
}

/** A stay as a chapter: its picture with the name over it, its words, the rooms, what is included and what is done there. */
export function StayChapter({ stay, startDate, facts, extras }: StayChapterProps) {
  const { segment, number, hue, services } = stay
  const s3Key = pictureOf(segment, facts.pictures)
  const words = wordsOfStay(segment, facts.texts.get(segment.supplierCode ?? ''))
  const place = placeWords(segment)
  return (
    <article
      className={[styles.chapter, hues[`hue${hue}`], segment.hideFromClient && styles.hidden].filter(Boolean).join(' ')}
    >
      <header className={styles.head}>
        <Picture
          src={s3Key === undefined ? undefined : mediaUrl(s3Key, '2x1')}
          alt=""
          ratio="fill"
          focus="50% 55%"
          grain
        />
        <span className={styles.scrim} />
        <em className="tabular" aria-hidden="true">
          {number}
        </em>
        <div className={styles.title}>
          <p>
            {place !== '' && <Icon name="map-pin" size={14} />}
            {place}
          </p>
          <h3>
            <span className="visually-hidden">{`Stay ${number}: `}</span>
            {segmentName(segment)}
          </h3>
        </div>
        <p className={`${styles.when} tabular`}>
          <b>{daysOfStay(stay, startDate)}</b>
          {shortRange(segment.startDate, segment.endDate)}, {nightsLabel(segment.nights)}
        </p>
      </header>
      <div className={styles.body}>
        <div className={styles.told}>
          {extras.words?.(segment, words) ?? <StoryWords words={words} />}
          {services.length > 0 && (
            <ul className={styles.services} aria-label={`Planned at ${segmentName(segment)}`}>
              {services.map((service) => (
                <li key={service.id} className={service.hideFromClient ? styles.hiddenService : undefined}>
                  <span className="tabular">{daysOfService(service, startDate)}</span>
                  <div>
                    <b>{segmentName(service)}</b>
                    {service.description !== undefined && <p>{service.description}</p>}
                    {service.extras.length > 0 && <p>Included: {service.extras.join(', ')}</p>}
                  </div>
                  {extras.notes?.(service)}
                  {extras.figure?.(service)}
                  {extras.menu?.(service)}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.facts}>
          <div className={styles.rooms}>
            <StayRooms segment={segment} roomNames={facts.roomNames} mayEdit={extras.mayEditRooms === true} />
          </div>
          <Inclusions segment={segment} />
        </div>
      </div>
      {extras.figure !== undefined && (
        <footer className={styles.foot}>
          {extras.notes?.(segment)}
          <span className={styles.space} />
          {extras.figure(segment)}
          {extras.menu?.(segment)}
        </footer>
      )}
    </article>
  )
}

function Inclusions({ segment: { mealBasis, inclusions, extras } }: Pick<StayItem, 'segment'>) {
  if (mealBasis === undefined && inclusions === undefined && extras.length === 0) return null
  return (
    <div className={styles.included}>
      {mealBasis !== undefined && (
        <b>
          <Icon name="check" size={15} />
          {mealBasis}
        </b>
      )}
      {inclusions !== undefined && <p>{inclusionWords(inclusions, mealBasis)}</p>}
      {extras.length > 0 && (
        <ul>
          {extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The suppliers' words often begin with the board that stands above them. */
function inclusionWords(inclusions: string, board: string | undefined): string {
  const rest =
    board !== undefined && inclusions.startsWith(`${board}: `) ? inclusions.slice(board.length + 2) : inclusions
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}
