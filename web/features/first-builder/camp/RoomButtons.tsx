import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { roomCardButtons } from '#shared/rooms/room-card'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import type { RoomActionsProps } from '../../../trip/building/detail/RoomCard'
import { RoomHint } from '../../../trip/building/detail/RoomHint'
import { useUnassigned } from '../../../trip/building/detail/use-edited-stay'
import { chosenRoomOf } from '../../../trip/building/model/builder-segment'
import { useBuilder } from '../../../trip/building/state/builder-store'
import { addRoom, selectRoom, setOccupants } from '../../../trip/building/state/segment-actions'
import { RoomTravelersDialog } from './RoomTravelersDialog'

/** 'Add Room' of a room card, and the modal that it and 'Edit' open. */
export function RoomButtons(props: RoomActionsProps) {
  const { room, segment, offer } = props
  const [isAdding, setAdding] = useState(false)
  const selectedRoom = useBuilder((data) => data.selectedRoom)
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const unassignedTravelers = useUnassigned(segment)
  const line = segment?.rooms.find(
    ({ id, room: { optionKey } }) => id === selectedRoom && optionKey === room.optionKey,
  )
  const { add } = roomCardButtons({
    hasDates: segment !== undefined,
    disabled: offer.isOff,
    isLoading: offer.isLoading,
    minChildAge: room.minChildAge,
    youngestChildAge: youngest,
    unassigned: unassignedTravelers.adults + unassignedTravelers.children,
  })
  const close = () => {
    setAdding(false)
    selectRoom(undefined)
  }
  return (
    <Box component="footer" sx={{ ...inRow(1), flexWrap: 'wrap', mt: 'auto', pt: 1.4 }}>
      <span data-tip={add.tooltip}>
        <Button
          variant="outlined"
          disabled={!add.enabled}
          startIcon={add.enabled ? <Icon name="plus" size={16} /> : undefined}
          onClick={() => setAdding(true)}
        >
          {add.label}
          <span className="visually-hidden"> {room.name}</span>
        </Button>
      </span>
      <RoomHint {...props} />
      {segment !== undefined && (isAdding || line !== undefined) && (
        <RoomTravelersDialog
          room={room}
          occupants={line}
          unassigned={{
            adults: unassignedTravelers.adults + (line?.adults ?? 0),
            children: unassignedTravelers.children + (line?.children ?? 0),
          }}
          childrenRefused={
            isTooYoung(youngest, room.minChildAge) ? childRestriction(room.minChildAge) : undefined
          }
          onClose={close}
          onSave={(occupants) => {
            if (line === undefined) addRoom(segment.id, chosenRoomOf(room), occupants)
            else setOccupants(segment.id, line.id, occupants)
            close()
          }}
        />
      )}
    </Box>
  )
}
