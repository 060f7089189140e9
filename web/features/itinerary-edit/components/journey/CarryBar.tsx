import { createPortal } from 'react-dom'
import { nightsLabel, shortRange } from '#shared/format/dates'
import type { JourneyMove } from '../../model/journey-move'
import { movingTogether } from '../../model/moving-together'
import { segmentName } from '../../model/segment-words'
import styles from './journey-drag.module.css'

interface CarryBarProps {
  readonly move: Extract<JourneyMove, { kind: 'carry' }>
  readonly count: number
}

/** Where a stay would go, and when it would be, were it let go now. */
export function CarryBar({ move, count }: CarryBarProps) {
  const stay = move.segments.find(({ id }) => id === move.segmentId)
  if (stay === undefined) return null
  const isHome = move.to === move.from
  const names = movingTogether(stay, move.segments)
  const together = names === segmentName(stay) ? '' : 'They share nights and move together. '
  return createPortal(
    <div className={`${styles.tip} ${styles.bar}`} role="status">
      <b>
        {names}
        <span className="tabular">
          {' '}
          · stay {move.to + 1} of {count} · {shortRange(stay.startDate, stay.endDate)}, {nightsLabel(stay.nights)}
        </span>
      </b>
      <small>
        {together}
        {isHome
          ? 'Drag it up or down, or use the arrow keys. Esc puts it back.'
          : 'Let go or press Enter to put it there, Esc to put it back.'}
      </small>
    </div>,
    document.body,
  )
}
