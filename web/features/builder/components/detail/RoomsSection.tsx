import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { availabilityLabels } from '#shared/calendar/availability'
import { counted } from '#shared/format/words'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { roomsQuery } from '../../api/rooms-query'
import type { BuilderCamp } from '../../model/builder-camp'
import { rangeWords } from '../../model/date-words'
import { roomGroups } from '../../model/room-groups'
import { useBuilder } from '../../state/builder-store'
import { RoomCard } from './RoomCard'
import { RoomSkeletons } from './RoomSkeletons'
import styles from './rooms-section.module.css'
import { useEditedStay } from './use-edited-stay'
import { useRoomFacts } from './use-room-facts'
import { useUnassigned } from './use-unassigned'

interface RoomsSectionProps {
  readonly camp: BuilderCamp
  readonly onDone: () => void
}

/** The room types of an accommodation by system type, and how many travelers have a room. */
export function RoomsSection({ camp, onDone }: RoomsSectionProps) {
  const { edited } = useEditedStay(camp)
  const segment = edited?.segment
  const rooms = useQuery(roomsQuery(camp.supplierCode))
  const facts = useRoomFacts(camp, segment)
  return (
    <section id="rooms" className={styles.section} aria-label="Rooms">
      <header className={styles.head}>
        <h2>Rooms</h2>
        <p className={`${styles.note} tabular`}>
          {segment === undefined
            ? 'Prices per person a night, sharing'
            : `${rangeWords(segment)} · prices per person a night, sharing`}
        </p>
        <span className={styles.space} />
        {segment !== undefined && <Assigned segment={segment} />}
        <Button size="small" onClick={onDone}>
          Done Selecting
        </Button>
      </header>
      {rooms.isPending && <RoomSkeletons />}
      {rooms.isError && (
        <ErrorState
          title="The rooms could not be loaded"
          error={rooms.error}
          kept="Your dates are kept."
          onRetry={() => void rooms.refetch()}
        />
      )}
      {rooms.data?.length === 0 && <p className={styles.empty}>{availabilityLabels.noRooms}</p>}
      <div className={styles.groups}>
        {roomGroups(rooms.data ?? []).map(({ systemType, label, rooms: listed }) => (
          <div key={systemType} className={listed.length > 1 ? styles.wide : undefined}>
            <h3 className={styles.group}>
              {label} <span>{counted(listed.length, 'room type')}</span>
            </h3>
            <div className={styles.cards}>
              {listed.map((room) => (
                <RoomCard key={room.optionKey} camp={camp} room={room} segment={segment} facts={facts} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** `2 of 4 travelers assigned`, with a bar. */
function Assigned({ segment }: { readonly segment: Parameters<typeof useUnassigned>[0] }) {
  const travelers = useBuilder(({ adults, children }) => adults + children)
  const { adults, children } = useUnassigned(segment)
  const assigned = travelers - adults - children
  const share = travelers === 0 ? 0 : (assigned / travelers) * 100
  return (
    <span className={styles.assigned}>
      <b className="tabular">
        {assigned} of {travelers}
      </b>{' '}
      travelers assigned
      <i className={styles.rail}>
        <u className={styles.done} style={{ width: `${share}%` }} />
      </i>
    </span>
  )
}
