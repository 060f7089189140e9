import type { BuilderCamp } from '../../model/builder-camp'
import { featureRoom } from '../../model/list-lines'
import type { ViewMode } from '../../state/builder-data'
import { CampCard } from './CampCard'
import { CampRow } from './CampRow'
import styles from './camp-list.module.css'

interface CampLineProps {
  readonly camps: readonly BuilderCamp[]
  readonly viewMode: ViewMode
  readonly columns: number
  /** Pixels of the list. */
  readonly width: number
  readonly hasDate: boolean
  readonly onView: (camp: BuilderCamp) => void
}

/** One line of the list: a row, or some cards. */
export function CampLine({ camps, viewMode, columns, width, hasDate, onView }: CampLineProps) {
  const room = featureRoom({ viewMode, columns, width, hasDate })
  if (viewMode === 'list') {
    return camps.map((camp) => (
      <CampRow key={camp.supplierCode} camp={camp} hasDate={hasDate} room={room} onView={onView} />
    ))
  }
  return (
    <div className={styles.cards} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {camps.map((camp) => (
        <CampCard key={camp.supplierCode} camp={camp} hasDate={hasDate} room={room} onView={onView} />
      ))}
    </div>
  )
}
