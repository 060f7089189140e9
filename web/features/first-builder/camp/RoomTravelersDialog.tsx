import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  assignmentLimits,
  assignmentNotices,
  canFillAssignment,
  canSubmitAssignment,
  childrenDisabled,
  limitNotices,
} from '#shared/rooms/assignment'
import { capacityHint, type Party, type RoomCapacity } from '#shared/rooms/capacity'
import { fillRoomSparingAdults } from '#shared/rooms/fill-room'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Icon } from '../../../components/icons/Icon'
import { Stepper } from '../../../components/inputs/Stepper'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'

interface RoomTravelersDialogProps {
  readonly room: RoomCapacity & { readonly name: string }
  /** Who sleeps in the room by now; undefined for a room to be added. */
  readonly occupants: Party | undefined
  /** Travelers of the stay in no other room. */
  readonly unassigned: Party
  /** Why no child may sleep in it, where the youngest is too young. */
  readonly childrenRefused?: string | undefined
  readonly onClose: () => void
  readonly onSave: (occupants: Party) => void
}

/** The 'Add/Edit Travelers to Room' modal (2 §5.1). */
export function RoomTravelersDialog({
  room,
  occupants,
  unassigned,
  ...props
}: RoomTravelersDialogProps) {
  const { childrenRefused, onClose, onSave } = props
  const [chosen, setChosen] = useState<Party>(occupants ?? { adults: 0, children: 0 })
  const [refused, setRefused] = useState<keyof Party>()
  const limits = assignmentLimits({ room, chosen, unassigned })
  const childrenStop = childrenDisabled({ room, chosen })
  const notices = [
    ...(childrenRefused === undefined ? [] : [childrenRefused]),
    ...assignmentNotices({ room, chosen }),
    ...(refused === undefined ? [] : limitNotices({ room, chosen, unassigned }, refused)),
  ]
  const choose = (next: Party) => {
    setRefused(undefined)
    setChosen(next)
  }
  const hasRefused = childrenRefused !== undefined && chosen.children > 0
  const fill = () => {
    const filledRoom = fillRoomSparingAdults(room, unassigned)
    if (filledRoom.kind === 'failed') showSnackbar(filledRoom.message, { tone: 'error' })
    else choose({ adults: filledRoom.adults, children: filledRoom.children })
  }
  return (
    <FormDialog
      title={occupants === undefined ? 'Add Travelers to Room' : 'Edit Travelers to Room'}
      text={
        <>
          <b>{room.name}</b>
          <br />
          {capacityHint(room)}
        </>
      }
      submitLabel={occupants === undefined ? 'Add Room' : 'Save'}
      disabled={hasRefused || !canSubmitAssignment({ room, chosen })}
      aside={
        <Button
          variant="outlined"
          sx={{ mr: 'auto' }}
          disabled={childrenRefused !== undefined || !canFillAssignment({ room, chosen })}
          onClick={fill}
        >
          Fill room
        </Button>
      }
      onSubmit={() => onSave(chosen)}
      onClose={onClose}
    >
      <Stack spacing={1.2}>
        <Box sx={looks.step}>
          <span>
            Adults
            <Left of={unassigned.adults - chosen.adults} />
          </span>
          <Stepper
            label="Adults"
            value={chosen.adults}
            max={Math.max(chosen.adults, limits.adults)}
            onChange={(adults) => choose({ adults, children: adults === 0 ? 0 : chosen.children })}
            onRefuse={() => setRefused('adults')}
          />
        </Box>
        <Box sx={looks.step} data-tip={childrenStop}>
          <span>
            Children
            <Left of={unassigned.children - chosen.children} />
          </span>
          <Stepper
            label="Children"
            value={chosen.children}
            max={Math.max(chosen.children, limits.children)}
            disabled={childrenStop !== undefined}
            onChange={(children) => choose({ ...chosen, children })}
            onRefuse={() => setRefused('children')}
          />
        </Box>
        <Box component="ul" aria-live="polite" sx={looks.notices}>
          {notices.map((notice) => (
            <li key={notice}>
              <Icon name="info" size={14} />
              {notice}
            </li>
          ))}
        </Box>
      </Stack>
    </FormDialog>
  )
}

const Left = ({ of }: { readonly of: number }) => (
  <Typography
    component="small"
    variant="caption"
    className="tabular"
    sx={{ display: 'block', color: 'ink.note' }}
  >
    {Math.max(0, of)} without a room
  </Typography>
)

const looks = {
  step: { ...inRow(2), justifyContent: 'space-between' },
  notices: {
    display: 'grid',
    alignContent: 'start',
    gap: 0.4,
    minHeight: 66,
    typography: 'body2',
    color: 'info.main',
    '& li': { ...inRow(0.6), alignItems: 'flex-start' },
    '& svg': { flex: 'none', mt: 0.2 },
  },
} as const
