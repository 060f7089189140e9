import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { Icon } from '../../../components/icons/Icon'
import { Stepper } from '../../../components/inputs/Stepper'
import { mostGuests, mostRooms, type WantedRoom } from '../model/wanted-rooms'
import styles from './start-panel.module.css'

interface RoomsChoiceProps {
  /** Undefined while each stay keeps the rooms that it was saved with. */
  readonly rooms: readonly WantedRoom[] | undefined
  /** Who it was saved for, and the rooms to begin a choice with. */
  readonly saved: { readonly words: string; readonly rooms: readonly WantedRoom[] }
  readonly error: string | undefined
  readonly onChange: (rooms: readonly WantedRoom[] | undefined) => void
}

/** Who sleeps in which room: as each stay was saved, or the same rooms at every camp. */
export function RoomsChoice({ rooms, saved, error, onChange }: RoomsChoiceProps) {
  if (rooms === undefined) {
    return (
      <fieldset className={styles.rooms}>
        <legend>Rooms</legend>
        <div className={styles.as}>
          <span>As saved, for {saved.words}</span>
          <Button size="xsmall" variant="outlined" onClick={() => onChange(saved.rooms)}>
            Other rooms
          </Button>
        </div>
      </fieldset>
    )
  }
  const set = (at: number, change: Partial<WantedRoom>) =>
    onChange(rooms.map((room, index) => (index === at ? { ...room, ...change } : room)))
  return (
    <fieldset className={styles.rooms}>
      <legend>Rooms, the same at every camp</legend>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
        <fieldset key={index} className={styles.room} aria-label={`Room ${index + 1}`}>
          <b className="tabular">{index + 1}</b>
          <span>
            Adults
            <Stepper
              label="Adults"
              value={room.adults}
              max={mostGuests}
              onChange={(adults) => set(index, { adults })}
            />
          </span>
          <span>
            Children
            <Stepper
              label="Children"
              value={room.children}
              max={mostGuests}
              onChange={(children) => set(index, { children })}
            />
          </span>
          <IconButton
            size="small"
            aria-label={`Remove room ${index + 1}`}
            disabled={rooms.length === 1}
            onClick={() => onChange(rooms.filter((_, at) => at !== index))}
          >
            <Icon name="x" size={15} />
          </IconButton>
        </fieldset>
      ))}
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <div className={styles.below}>
        <Button
          size="xsmall"
          variant="text"
          startIcon={<Icon name="plus" size={14} />}
          disabled={rooms.length >= mostRooms}
          onClick={() => onChange([...rooms, { adults: 2, children: 0 }])}
        >
          Add a room
        </Button>
        <Button size="xsmall" variant="text" onClick={() => onChange(undefined)}>
          As saved
        </Button>
      </div>
    </fieldset>
  )
}
