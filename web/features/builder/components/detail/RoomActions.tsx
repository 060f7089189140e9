import Button from '@mui/material/Button'
import { useState } from 'react'
import type { RoomType } from '#shared/api/availability'
import { assignmentLimits, assignmentNotices, canSubmitAssignment, childrenDisabled } from '#shared/rooms/assignment'
import type { Party } from '#shared/rooms/capacity'
import { youngestChildAge } from '#shared/rooms/child-age'
import { fillRoom } from '#shared/rooms/fill-room'
import { roomCardButtons } from '#shared/rooms/room-card'
import { Icon } from '../../../../components/icons/Icon'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import type { CampCodes } from '../../api/availability-query'
import { type BuilderSegment, chosenRoomOf } from '../../model/builder-segment'
import { roomHint } from '../../model/room-hint'
import type { RoomOffer } from '../../model/room-offer'
import { useBuilder } from '../../state/builder-store'
import { addRoom, setOccupants } from '../../state/room-actions'
import { Occupants } from './Occupants'
import styles from './room-card.module.css'
import { useUnassigned } from './use-unassigned'

interface RoomActionsProps {
  readonly room: RoomType
  readonly segment: BuilderSegment | undefined
  readonly offer: RoomOffer
  readonly codes: CampCodes | undefined
}

const nobody: Party = { adults: 0, children: 0 }

/** Steppers and buttons of a room card: for a new room, or for the one that is being edited. */
export function RoomActions({ room, segment, offer, codes }: RoomActionsProps) {
  const [draft, setDraft] = useState<Party>(nobody)
  const [isTold, setTold] = useState(false)
  const selected = useBuilder((data) => data.selectedRoom)
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const left = useUnassigned(segment)
  const line = segment?.rooms.find(({ id, room: { optionKey } }) => id === selected && optionKey === room.optionKey)
  const chosen = line ?? draft
  const unassigned =
    line === undefined ? left : { adults: left.adults + line.adults, children: left.children + line.children }
  const limits = assignmentLimits({ room, chosen, unassigned })
  const buttons = roomCardButtons({
    hasDates: segment !== undefined,
    disabled: offer.isOff,
    minChildAge: room.minChildAge,
    youngestChildAge: youngest,
    unassigned: left.adults + left.children,
  })
  const change = (next: Party) => {
    setTold(false)
    if (segment !== undefined && line !== undefined) setOccupants(segment.id, line.id, next)
    else setDraft(next)
  }
  const add = () => {
    if (segment === undefined || !canSubmitAssignment({ room, chosen: draft })) {
      setTold(true)
      return
    }
    addRoom(segment.id, chosenRoomOf(room), draft)
    useBuilder.setState({ selectedRoom: undefined })
    setDraft(nobody)
  }
  const fill = () => {
    const filled = fillRoom(room, left)
    showSnackbar(filled.message, { tone: filled.kind === 'filled' ? 'success' : 'error' })
    if (filled.kind === 'failed' || segment === undefined) return
    addRoom(segment.id, chosenRoomOf(room), { adults: filled.adults, children: filled.children })
    useBuilder.setState({ selectedRoom: undefined })
    setDraft(nobody)
  }
  const canChoose = line !== undefined || buttons.add.enabled
  const isStarted = chosen.adults + chosen.children > 0
  const notices = isTold || isStarted ? assignmentNotices({ room, chosen }) : []
  return (
    <>
      {canChoose && (
        <Occupants
          roomName={room.name}
          chosen={chosen}
          limits={limits}
          childrenStop={childrenDisabled({ room, chosen })}
          onChange={change}
        />
      )}
      {notices.length > 0 && canChoose && (
        <ul className={styles.notices} aria-live="polite">
          {notices.map((notice) => (
            <li key={notice}>
              <Icon name="info" size={13} />
              {notice}
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        {(line === undefined || buttons.add.enabled) && (
          <span data-tip={buttons.add.tooltip}>
            <Button
              variant={isStarted && line === undefined ? 'contained' : 'outlined'}
              className={styles.action}
              disabled={!buttons.add.enabled}
              startIcon={buttons.add.enabled ? <Icon name="plus" size={16} /> : undefined}
              onClick={add}
            >
              {buttons.add.label}
            </Button>
          </span>
        )}
        {buttons.add.enabled && (
          <Button variant="outlined" className={styles.action} disabled={!buttons.fill.enabled} onClick={fill}>
            Fill room
          </Button>
        )}
        <span className={buttons.add.tooltip === undefined ? styles.aside : `${styles.aside} ${styles.stop}`}>
          {buttons.add.tooltip ?? roomHint({ room, offer, segment, codes })}
        </span>
      </footer>
    </>
  )
}
