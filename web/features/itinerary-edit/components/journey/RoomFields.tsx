import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import type { RoomAvailability, RoomType } from '#shared/api/availability'
import { isAvailable, roomAvailabilityLabel } from '#shared/calendar/availability'
import { resizedAges } from '#shared/rooms/child-age'
import { systemTypeLabels } from '#shared/rooms/room-type-codes'
import type { Travelers } from '#shared/rooms/unassigned'
import { Icon } from '../../../../components/icons/Icon'
import { Choice } from '../../../../components/inputs/Choice'
import { Stepper } from '../../../../components/inputs/Stepper'
import { type RoomDraft, roomErrors, withKid, withoutRoom } from '../../../../trip/segments/room-draft'
import styles from './dialogs.module.css'

interface RoomFieldsProps {
  readonly draft: RoomDraft
  readonly number: number
  readonly type: RoomType | undefined
  readonly drafts: readonly RoomDraft[]
  readonly party: Travelers
  readonly roomTypes: readonly RoomType[]
  /** Undefined while they load. */
  readonly offers: readonly RoomAvailability[] | undefined
  readonly onChange: (drafts: readonly RoomDraft[]) => void
}

/** One room: of which type, with whom. A child is in one room; pressing it in another moves it there. */
export function RoomFields({ draft, number, type, drafts, party, roomTypes, offers, onChange }: RoomFieldsProps) {
  const id = useId()
  const ages = resizedAges(party.childrenAges, party.children)
  const change = (part: Partial<RoomDraft>) =>
    onChange(drafts.map((room) => (room.key === draft.key ? { ...room, ...part } : room)))
  const errors = roomErrors(draft, type, party)
  const left = withoutRoom(drafts, party)
  const free = offers?.find(({ optionKey }) => optionKey === draft.optionKey)?.available
  const wanted = drafts.filter(({ optionKey }) => optionKey === draft.optionKey).length
  const isShort = free !== undefined && (!isAvailable(free ?? undefined) || ((free ?? 0) > 0 && (free ?? 0) < wanted))
  const most = Math.max(draft.adults, Math.min(type?.normalAdults ?? draft.adults, draft.adults + left.adults))
  return (
    <section className={styles.room} aria-label={`Room ${number}`}>
      <header className={styles.roomHead}>
        <b>Room {number}</b>
        {offers !== undefined && (
          <span className={isShort ? styles.warn : styles.fine}>{availabilityWords(free ?? undefined, wanted)}</span>
        )}
        <IconButton
          size="small"
          aria-label={`Remove room ${number}`}
          onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
        >
          <Icon name="x" size={15} />
        </IconButton>
      </header>
      <Choice
        id={id}
        aria-label={`Type of room ${number}`}
        value={draft.optionKey}
        onChange={({ target }) => change({ optionKey: target.value })}
      >
        {type === undefined && <option value={draft.optionKey}>{draft.optionKey}, no longer listed</option>}
        {roomTypes.map((one) => (
          <option
            key={one.optionKey}
            value={one.optionKey}
            disabled={one.disabled && one.optionKey !== draft.optionKey}
          >
            {one.name} · {systemTypeLabels[one.systemType]} · up to {one.guestNormal}
          </option>
        ))}
      </Choice>
      <div className={styles.sleepers}>
        <span className={styles.step}>
          Adults
          <Stepper label="Adults" value={draft.adults} max={most} onChange={(adults) => change({ adults })} />
        </span>
        {ages.length > 0 && (
          <fieldset className={styles.kids}>
            <legend className="visually-hidden">Children in room {number}</legend>
            <span aria-hidden="true">Children</span>
            {ages.map((age, kid) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place in the trip
                key={kid}
                type="button"
                className={styles.kid}
                aria-pressed={draft.kids.includes(kid)}
                aria-label={`Child of ${age}`}
                onClick={() => onChange(withKid(drafts, { key: draft.key, kid }))}
              >
                <Icon name="baby" size={14} />
                {age}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {errors.map((error) => (
        <p key={error} className={styles.warn} role="alert">
          <Icon name="circle-alert" size={13} />
          {error}
        </p>
      ))}
    </section>
  )
}

/** `Rooms available: 2`, `Only 1 of 2 is free`. */
function availabilityWords(free: number | undefined, wanted: number): string {
  if (free === undefined) return 'Availability is not known'
  if (free > 0 && free < wanted) return `Only ${free} of ${wanted} is free`
  return free > 0 ? `${roomAvailabilityLabel(free)}: ${free}` : roomAvailabilityLabel(free)
}
