import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../model/trip'
import { partyWords } from '../../model/words'
import styles from './journey.module.css'
import type { RoomNames } from './use-room-names'

interface StayRoomsProps {
  readonly segment: TripSegment
  readonly roomNames: RoomNames
}

/** The rooms of a stay and who sleeps in each. */
export function StayRooms({ segment, roomNames }: StayRoomsProps) {
  const { rooms, dmcArrangedOnly, consultantInteractionRequired } = segment
  if (rooms.length === 0) {
    const isElsewhere = dmcArrangedOnly || consultantInteractionRequired
    return isElsewhere ? <p className={styles.noRooms}>Rooms are arranged by the supplier.</p> : null
  }
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ id, optionKey, name, adults, children }, index) => (
        <li key={id ?? `${optionKey} ${index}`}>
          <Icon name="bed-double" size={14} />
          <span className={styles.roomName}>{name ?? roomNames.get(optionKey) ?? optionKey}</span>
          <span className={`${styles.guests} tabular`} title={partyWords({ adults, children })}>
            <span className="visually-hidden">{partyWords({ adults, children })}</span>
            <span aria-hidden="true">
              <Icon name="user-round" size={13} />
              {adults}
              {children > 0 && (
                <>
                  <Icon name="baby" size={13} />
                  {children}
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
