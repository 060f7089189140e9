import { weekdayDate } from '#shared/format/dates'
import { anchorOf, type JourneyItem } from '../../../../trip/journey/journey'
import type { Trip } from '../../../../trip/page/trip'
import { storyDays } from '../../../../trip/story/story'
import type { StoryFacts } from '../../../../trip/story/use-story-facts'
import { StayChapter } from './StayChapter'
import { StoryGap } from './StoryGap'
import { StoryJoint } from './StoryJoint'
import styles from './story-days.module.css'
import type { StoryExtras } from './story-extras'

interface StoryDaysProps {
  readonly trip: Pick<Trip, 'itinerary'>
  readonly journey: readonly JourneyItem[]
  readonly facts: StoryFacts
  readonly extras?: StoryExtras
}

const none: StoryExtras = {}

/** The journey day by day, as one reads it: stays with their picture and words, and what one travels with between them. */
export function StoryDays({ trip, journey, facts, extras = none }: StoryDaysProps) {
  const { startDate } = trip.itinerary
  return (
    <ol className={styles.days}>
      {storyDays(journey, startDate).map(({ number, date, items }) => (
        <li key={date} className={styles.day}>
          <header className={styles.date}>
            <h2 className="tabular">Day {number}</h2>
            <time dateTime={date} className="tabular">
              {weekdayDate(date)}
            </time>
          </header>
          <ol className={styles.items}>
            {items.map((item) => (
              <li key={anchorOf(item)} id={anchorOf(item)} tabIndex={-1} className={styles.item}>
                {item.kind === 'gap' && <StoryGap gap={item} extras={extras} />}
                {item.kind === 'joint' && <StoryJoint segment={item.segment} extras={extras} />}
                {item.kind === 'stay' && extras.before?.(item.segment)}
                {item.kind === 'stay' && (
                  <StayChapter stay={item} startDate={startDate} facts={facts} extras={extras} />
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
