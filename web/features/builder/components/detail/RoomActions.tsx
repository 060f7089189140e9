import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  assignmentLimits,
  assignmentNotices,
  canSubmitAssignment,
  childrenDisabled,
  limitNotices,
} from '#shared/rooms/assignment'
import type { Party } from '#shared/rooms/capacity'
import { isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { fillRoomSparingAdults } from '#shared/rooms/fill-room'
import { roomCardButtons } from '#shared/rooms/room-card'
import { Icon } from '../../../../components/icons/Icon'
import { Stepper } from '../../../../components/inputs/Stepper'
import { inRow } from '../../../../components/looks/looks'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import type { RoomActionsProps } from '../../../../trip/building/detail/RoomCard'
import { RoomHint } from '../../../../trip/building/detail/RoomHint'
import { useUnassigned } from '../../../../trip/building/detail/use-edited-stay'
import { type BuilderSegment, chosenRoomOf } from '../../../../trip/building/model/builder-segment'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { addRoom, setOccupants } from '../../../../trip/building/state/segment-actions'

const nobody: Party = { adults: 0, children: 0 }

/** Steppers and buttons of a room card, for a new room or the one being edited. */
export function RoomActions(props: RoomActionsProps) {
  const { room, segment, offer } = props
  const [draft, setDraft] = useState<Party>(nobody)
  const [isTold, setTold] = useState(false)
  const [refused, setRefused] = useState<keyof Party>()
  const selectedRoom = useBuilder((data) => data.selectedRoom)
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const unassignedInStay = useUnassigned(segment)
  const line = segment?.rooms.find(
    ({ id, room: { optionKey } }) => id === selectedRoom && optionKey === room.optionKey,
  )
  const chosenLine = line ?? draft
  const unassignedHere =
    line === undefined
      ? unassignedInStay
      : {
          adults: unassignedInStay.adults + line.adults,
          children: unassignedInStay.children + line.children,
        }
  const limits = assignmentLimits({ room, chosen: chosenLine, unassigned: unassignedHere })
  const buttons = roomCardButtons({
    hasDates: segment !== undefined,
    disabled: offer.isOff,
    isLoading: offer.isLoading,
    minChildAge: room.minChildAge,
    youngestChildAge: youngest,
    unassigned: unassignedInStay.adults + unassignedInStay.children,
  })
  const isRefused = isTooYoung(youngest, room.minChildAge)
  const change = (next: Party) => {
    setTold(false)
    setRefused(undefined)
    if (segment !== undefined && line !== undefined) setOccupants(segment.id, line.id, next)
    else setDraft(next)
  }
  const add = () => {
    if (segment === undefined || !canSubmitAssignment({ room, chosen: draft })) {
      setTold(true)
      return
    }
    addToStay(segment, draft)
  }
  const addToStay = ({ id }: BuilderSegment, guests: Party) => {
    const line = addRoom(id, chosenRoomOf(room), guests)
    setDraft(nobody)
    // The button pressed may now be disabled, so the focus goes to the new room.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus(),
    )
  }
  const fill = () => {
    const filledRoom = fillRoomSparingAdults(room, unassignedInStay)
    showSnackbar(filledRoom.message, { tone: filledRoom.kind === 'filled' ? 'success' : 'error' })
    if (filledRoom.kind === 'failed' || segment === undefined) return
    addToStay(segment, { adults: filledRoom.adults, children: filledRoom.children })
  }
  const canChoose = line !== undefined || buttons.add.enabled
  const isStarted = chosenLine.adults + chosenLine.children > 0
  const notices = [
    ...(isTold || isStarted ? assignmentNotices({ room, chosen: chosenLine }) : []),
    ...(refused === undefined
      ? []
      : limitNotices({ room, chosen: chosenLine, unassigned: unassignedHere }, refused)),
  ]
  return (
    <>
      {canChoose && (
        <Occupants
          roomName={room.name}
          chosen={chosenLine}
          limits={limits}
          childrenStop={childrenDisabled({ room, chosen: chosenLine })}
          onChange={change}
          onRefuse={setRefused}
        />
      )}
      {notices.length > 0 && canChoose && (
        <Box component="ul" sx={looks.notices} aria-live="polite">
          {notices.map((notice) => (
            <li key={notice}>
              <Icon name="info" size={13} />
              {notice}
            </li>
          ))}
        </Box>
      )}
      <Box component="footer" sx={{ ...inRow(1), flexWrap: 'wrap', mt: 'auto', pt: 1.4 }}>
        {(line === undefined || buttons.add.enabled || isRefused) && (
          <span data-tip={buttons.add.tooltip}>
            <Button
              variant={isStarted && line === undefined ? 'contained' : 'outlined'}
              sx={looks.action}
              disabled={!buttons.add.enabled}
              startIcon={buttons.add.enabled ? <Icon name="plus" size={16} /> : undefined}
              onClick={add}
            >
              {buttons.add.label}
              <span className="visually-hidden"> {room.name}</span>
            </Button>
          </span>
        )}
        {(buttons.add.enabled || isRefused) && (
          <span data-tip={buttons.fill.tooltip}>
            <Button
              variant="outlined"
              sx={looks.action}
              disabled={!buttons.fill.enabled}
              onClick={fill}
            >
              Fill room
              <span className="visually-hidden"> {room.name}</span>
            </Button>
          </span>
        )}
        <RoomHint {...props} />
      </Box>
    </>
  )
}

interface OccupantsProps {
  readonly roomName: string
  readonly chosen: Party
  /** The most that can be chosen now. */
  readonly limits: Party
  /** Why no child can be added. */
  readonly childrenStop: string | undefined
  readonly onChange: (chosen: Party) => void
  /** One more of them was asked for than can be. */
  readonly onRefuse: (who: keyof Party) => void
}

function Occupants({ roomName, chosen, limits, childrenStop, ...on }: OccupantsProps) {
  const { onChange, onRefuse } = on
  return (
    <Box component="fieldset" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', mt: 1.2 }}>
      <legend className="visually-hidden">Travelers in {roomName}</legend>
      <Box component="span" sx={looks.step}>
        <span>Adults</span>
        <Stepper
          label="Adults"
          value={chosen.adults}
          max={Math.max(chosen.adults, limits.adults)}
          onChange={(adults) =>
            onChange({ ...chosen, adults, children: adults === 0 ? 0 : chosen.children })
          }
          onRefuse={() => onRefuse('adults')}
        />
      </Box>
      <Box component="span" sx={looks.step} data-tip={childrenStop}>
        <span>Children</span>
        <Stepper
          label="Children"
          value={chosen.children}
          max={Math.max(chosen.children, limits.children)}
          disabled={childrenStop !== undefined}
          onChange={(children) => onChange({ ...chosen, children })}
          onRefuse={() => onRefuse('children')}
        />
      </Box>
    </Box>
  )
}

const looks = {
  notices: {
    display: 'grid',
    gap: 0.2,
    mt: 0.8,
    fontSize: 12.5,
    lineHeight: '17px',
    color: 'info.main',
    '& li': { display: 'flex', gap: 0.6 },
    '& svg': { mt: 0.2 },
  },
  action: { '&&': { height: 38, px: 1.6 } },
  step: { ...inRow(1), fontSize: 13, color: 'ink.second' },
} as const
