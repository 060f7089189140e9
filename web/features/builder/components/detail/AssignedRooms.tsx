import IconButton from '@mui/material/IconButton'
import { guestWords } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import type { BuilderSegment, RoomLine } from '../../model/builder-segment'
import { useBuilder } from '../../state/builder-store'
import { removeRoom, selectRoom, setRooms } from '../../state/room-actions'
import styles from './room-card.module.css'

interface AssignedRoomsProps {
  readonly segment: BuilderSegment
  readonly lines: readonly RoomLine[]
}

/** The rooms of this type that the stay has, and who sleeps in each. */
export function AssignedRooms({ segment, lines }: AssignedRoomsProps) {
  const selected = useBuilder((data) => data.selectedRoom)
  return (
    <ul className={styles.assigned} aria-label="Rooms of this stay">
      {lines.map((line) => {
        const number = segment.rooms.indexOf(line) + 1
        const isSelected = selected === line.id
        return (
          <li key={line.id} className={isSelected ? `${styles.line} ${styles.chosen}` : styles.line}>
            <Icon name="bed-double" size={15} />
            <b>Room {number}</b>
            <span className={styles.who}>{guestWords(line)}</span>
            <button
              type="button"
              className={styles.link}
              aria-pressed={isSelected}
              aria-label={`Edit Room ${number}`}
              onClick={() => selectRoom(isSelected ? undefined : line.id)}
            >
              {isSelected ? 'Done' : 'Edit'}
            </button>
            <IconButton
              size="small"
              aria-label={`Remove Room ${number}`}
              onClick={() => removeWithUndo(segment, line, number)}
            >
              <Icon name="x" size={14} />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}

function removeWithUndo(segment: BuilderSegment, line: RoomLine, number: number): void {
  removeRoom(segment.id, line.id)
  const undo = () => setRooms(segment.id, segment.rooms)
  showSnackbar(`Room ${number} removed.`, { tone: 'info', action: { label: 'Undo', run: undo } })
}
