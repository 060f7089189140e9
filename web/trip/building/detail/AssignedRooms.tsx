import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { guestWords } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow, radius } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import type { BuilderSegment, RoomLine } from '../model/builder-segment'
import { useBuilder } from '../state/builder-store'
import { removeRoom, selectRoom, setRooms } from '../state/segment-actions'

/** The stay's rooms of this type, and who sleeps in each. */
export function AssignedRooms({
  segment,
  lines,
}: {
  segment: BuilderSegment
  lines: readonly RoomLine[]
}) {
  const selectedRoom = useBuilder((data) => data.selectedRoom)
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.6, mt: 1 }} aria-label="Rooms in this stay">
      {lines.map((line) => {
        const number = segment.rooms.indexOf(line) + 1
        const isSelected = selectedRoom === line.id
        return (
          <Box
            component="li"
            key={line.id}
            sx={[
              looks.line,
              isSelected && { boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-stay-2-main)' },
            ]}
          >
            <Icon name="bed-double" size={15} />
            <b>Room {number}</b>
            <Box component="span" sx={{ flex: 1 }}>
              {guestWords(line)}
            </Box>
            <Link
              component="button"
              variant="body1"
              type="button"
              sx={{ py: 0.4, px: 0.6 }}
              aria-pressed={isSelected}
              aria-label={isSelected ? `Done with Room ${number}` : `Edit Room ${number}`}
              data-line={line.id}
              onClick={() => selectRoom(isSelected ? undefined : line.id)}
            >
              {isSelected ? 'Done' : 'Edit'}
            </Link>
            <IconAction
              icon="x"
              iconSize={14}
              label={`Remove Room ${number}`}
              size="small"
              onClick={() => removeWithUndo(segment, line, number)}
            />
          </Box>
        )
      })}
    </Box>
  )
}

function removeWithUndo(segment: BuilderSegment, line: RoomLine, number: number): void {
  removeRoom(segment.id, line.id)
  const undo = () => setRooms(segment.id, segment.rooms)
  showSnackbar(`Room ${number} removed.`, { tone: 'info', action: { label: 'Undo', run: undo } })
}

const looks = {
  line: {
    ...inRow(0.9),
    p: '3px 3px 3px 12px',
    borderRadius: radius.field,
    bgcolor: 'stay.2.tint',
    fontSize: 13,
    '& > svg': { color: 'stay.2.main' },
    '& b': { fontWeight: 600 },
  },
} as const
