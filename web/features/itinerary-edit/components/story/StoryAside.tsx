import { nightsLabel, shortRange } from '#shared/format/dates'
import hues from '../../../../components/hue/hue.module.css'
import { type JourneyItem, type StayItem, segmentAnchor } from '../../../../trip/journey/journey'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { MapCard } from '../MapCard'
import { ProblemsCard } from '../problems/ProblemsCard'
import styles from './story-view.module.css'

interface StoryAsideProps {
  readonly journey: readonly JourneyItem[]
  readonly isReading: boolean
}

/** The route, the chapters, and what is wrong: it stays in sight while one reads. */
export function StoryAside({ journey, isReading }: StoryAsideProps) {
  const { problems } = useTripPage()
  const stays = journey.filter((item): item is StayItem => item.kind === 'stay')
  return (
    <div className={styles.beside}>
      <MapCard />
      {!isReading && problems.length > 0 && <ProblemsCard />}
      {stays.length > 1 && (
        <nav className={styles.chapters} aria-label="Stays">
          <ol>
            {stays.map(({ segment, number, hue }) => (
              <li key={segment.id}>
                <button
                  type="button"
                  className={hues[`hue${hue}`]}
                  onClick={() => goToAnchor(segmentAnchor(segment.id))}
                >
                  <em className="tabular">{number}</em>
                  <span title={segmentName(segment)}>{segmentName(segment)}</span>
                  <small className="tabular">
                    {shortRange(segment.startDate, segment.endDate)}
                    <span className="visually-hidden">, {nightsLabel(segment.nights)}</span>
                  </small>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
