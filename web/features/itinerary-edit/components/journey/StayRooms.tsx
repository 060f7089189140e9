import { partyWords } from '#shared/format/words'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { RoomNames } from '../../../../trip/story/use-room-names'
import styles from './journey.module.css'
import parts from './journey-parts.module.css'

interface StayRoomsProps {
  readonly segment: TripSegment
  readonly roomNames: RoomNames
  readonly mayEdit?: boolean
}

/** The rooms of a stay and who sleeps in each. */
export function StayRooms({ segment, roomNames, mayEdit = false }: StayRoomsProps) {
  const { rooms, dmcArrangedOnly, consultantInteractionRequired } = segment
  if (rooms.length === 0) {
    const isElsewhere = dmcArrangedOnly || consultantInteractionRequired
    if (isElsewhere) return <p className={styles.noRooms}>Rooms are arranged by the supplier.</p>
    return mayEdit && !isOwnArrangement(segment) ? <RoomsButton segment={segment} words="Choose rooms" /> : null
  }
  const list = (
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
  if (!mayEdit) return list
  return (
    <div className={parts.roomsLine}>
      {list}
      <RoomsButton segment={segment} words="Edit rooms" />
    </div>
  )
}

function RoomsButton({ segment, words }: { readonly segment: TripSegment; readonly words: string }) {
  const { openJourney } = useTripTools()
  return (
    <button
      type="button"
      className={parts.roomsButton}
      aria-label={`${words} at ${segmentName(segment)}`}
      onClick={() => openJourney({ kind: 'rooms', segmentId: segment.id })}
    >
      {words}
    </button>
  )
}
