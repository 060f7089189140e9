import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { Stepper } from '../../../components/inputs/Stepper'
import { inRow } from '../../../components/looks/looks'
import { maxGuests, maxRooms, type WantedRoom } from '../model/wanted-rooms'

interface RoomsChoiceProps {
  /** Undefined while each stay keeps its saved rooms. */
  readonly rooms: readonly WantedRoom[] | undefined
  /** The saved party, and the rooms to start from. */
  readonly saved: { readonly words: string; readonly rooms: readonly WantedRoom[] }
  readonly error: string | undefined
  readonly onChange: (rooms: readonly WantedRoom[] | undefined) => void
}

/** Who sleeps in which room: as saved for each stay, or the same rooms at every camp. */
export function RoomsChoice({ rooms, saved, error, onChange }: RoomsChoiceProps) {
  if (rooms === undefined) {
    return (
      <Box component="fieldset" sx={looks.rooms}>
        <legend>Rooms</legend>
        <Box sx={{ ...inRow(1), justifyContent: 'space-between', width: 1 }}>
          <span>As saved, for {saved.words}</span>
          <Button size="xsmall" variant="outlined" onClick={() => onChange(saved.rooms)}>
            Different rooms
          </Button>
        </Box>
      </Box>
    )
  }
  const setRoom = (at: number, change: Partial<WantedRoom>) =>
    onChange(rooms.map((room, index) => (index === at ? { ...room, ...change } : room)))
  return (
    <Box component="fieldset" sx={looks.rooms}>
      <legend>Rooms, the same at every camp</legend>
      {rooms.map((room, index) => (
        <Box
          component="fieldset"
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is identified by its position in the list
          key={index}
          sx={{
            ...inRow(1.2),
            width: 1,
            fontSize: 13,
            '& > b': { flex: 'none', minWidth: 12, fontWeight: 600 },
            '& > span': {
              display: 'flex',
              flex: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '2px 8px',
            },
          }}
          aria-label={`Room ${index + 1}`}
        >
          <b className="tabular">{index + 1}</b>
          <span>
            Adults
            <Stepper
              label="Adults"
              value={room.adults}
              max={maxGuests}
              onChange={(adults) => setRoom(index, { adults })}
            />
          </span>
          <span>
            Children
            <Stepper
              label="Children"
              value={room.children}
              max={maxGuests}
              onChange={(children) => setRoom(index, { children })}
            />
          </span>
          <IconAction
            icon="x"
            iconSize={15}
            label={`Remove room ${index + 1}`}
            size="small"
            disabled={rooms.length === 1}
            onClick={() => onChange(rooms.filter((_, at) => at !== index))}
          />
        </Box>
      ))}
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', gap: 0.4 }}>
        <Button
          size="xsmall"
          variant="text"
          startIcon={<Icon name="plus" size={14} />}
          disabled={rooms.length >= maxRooms}
          onClick={() => onChange([...rooms, { adults: 2, children: 0 }])}
        >
          Add room
        </Button>
        <Button size="xsmall" variant="text" onClick={() => onChange(undefined)}>
          Use saved rooms
        </Button>
      </Box>
    </Box>
  )
}

const looks = {
  rooms: {
    display: 'grid',
    justifyItems: 'start',
    gap: 0.8,
    '& legend': { typography: 'label', p: 0, letterSpacing: 0, mb: 0.8 },
  },
} as const
