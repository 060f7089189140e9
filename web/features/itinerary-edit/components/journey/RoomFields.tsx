import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Stack from '@mui/material/Stack'
import type { RoomAvailability, RoomType } from '#shared/api/availability'
import { isAvailable, roomAvailabilityLabel } from '#shared/calendar/availability'
import { resizeAges } from '#shared/rooms/child-age'
import { systemTypeLabels } from '#shared/rooms/room-type-codes'
import type { Travelers } from '#shared/rooms/unassigned'
import { Icon } from '../../../../components/icons/Icon'
import { IconAction } from '../../../../components/inputs/IconAction'
import { Stepper } from '../../../../components/inputs/Stepper'
import {
  type RoomDraft,
  roomErrors,
  withKid,
  withoutRoom,
} from '../../../../trip/segments/room-draft'
import { dialogLooks } from './dialog-looks'

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

/**
 * One room: its type and who sleeps in it. A child is in one room; selecting it in another moves it
 * there.
 */
export function RoomFields({
  draft,
  number,
  type,
  drafts,
  party,
  roomTypes,
  offers,
  onChange,
}: RoomFieldsProps) {
  const ages = resizeAges(party.childrenAges, party.children)
  const change = (part: Partial<RoomDraft>) =>
    onChange(drafts.map((room) => (room.key === draft.key ? { ...room, ...part } : room)))
  const errors = roomErrors(draft, type, party)
  const withoutRooms = withoutRoom(drafts, party)
  const free = offers?.find(({ optionKey }) => optionKey === draft.optionKey)?.available
  const wantedCount = drafts.filter(({ optionKey }) => optionKey === draft.optionKey).length
  const isShort =
    free !== undefined &&
    (!isAvailable(free ?? undefined) || ((free ?? 0) > 0 && (free ?? 0) < wantedCount))
  const most = Math.max(
    draft.adults,
    Math.min(type?.normalAdults ?? draft.adults, draft.adults + withoutRooms.adults),
  )
  return (
    <Box component="section" sx={looks.room} aria-label={`Room ${number}`}>
      <Stack component="header" direction="row" sx={looks.roomHead}>
        <b>Room {number}</b>
        {offers !== undefined && (
          <Box component="span" sx={isShort ? dialogLooks.warn : dialogLooks.fine}>
            {availabilityWords(free ?? undefined, wantedCount)}
          </Box>
        )}
        <IconAction
          icon="x"
          iconSize={15}
          label={`Remove room ${number}`}
          size="small"
          onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
        />
      </Stack>
      <Select
        aria-label={`Room ${number} type`}
        value={draft.optionKey}
        onChange={({ target }) => change({ optionKey: target.value })}
      >
        {type === undefined && (
          <MenuItem value={draft.optionKey}>{draft.optionKey}, no longer listed</MenuItem>
        )}
        {roomTypes.map((one) => (
          <MenuItem
            key={one.optionKey}
            value={one.optionKey}
            disabled={one.disabled && one.optionKey !== draft.optionKey}
          >
            {one.name} · {systemTypeLabels[one.systemType]} · up to {one.guestNormal}
          </MenuItem>
        ))}
      </Select>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' }}>
        <Box component="span" sx={dialogLooks.step}>
          Adults
          <Stepper
            label="Adults"
            value={draft.adults}
            max={most}
            onChange={(adults) => change({ adults })}
          />
        </Box>
        {ages.length > 0 && (
          <Box component="fieldset" sx={looks.kids}>
            <legend className="visually-hidden">Children in room {number}</legend>
            <span aria-hidden="true">Children</span>
            {ages.map((age, kid) => (
              <Box
                component="button"
                // biome-ignore lint/suspicious/noArrayIndexKey: children are identified by their position in the trip
                key={kid}
                type="button"
                sx={looks.kid}
                aria-pressed={draft.kids.includes(kid)}
                aria-label={`Child age ${age}`}
                onClick={() => onChange(withKid(drafts, { key: draft.key, kid }))}
              >
                <Icon name="baby" size={14} />
                {age}
              </Box>
            ))}
          </Box>
        )}
      </Stack>
      {errors.map((error) => (
        <Stack component="p" direction="row" key={error} sx={looks.error} role="alert">
          <Icon name="circle-alert" size={13} />
          {error}
        </Stack>
      ))}
    </Box>
  )
}

/** `Rooms available: 2`, `Only 1 of 2 is free`. */
function availabilityWords(free: number | undefined, wanted: number): string {
  if (free === undefined) return 'Availability unknown'
  if (free > 0 && free < wanted) return `Only ${free} of ${wanted} rooms available`
  return free > 0 ? `${roomAvailabilityLabel(free)}: ${free}` : roomAvailabilityLabel(free)
}

const looks = {
  error: { ...dialogLooks.warn, alignItems: 'center', gap: '6px', mt: '-4px' },
  room: {
    display: 'grid',
    gap: '12px',
    p: '12px 14px 14px',
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'ground.soft',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line)',
  },
  roomHead: {
    alignItems: 'center',
    gap: 1,
    fontSize: 13,
    lineHeight: '20px',
    '& b': { flex: 1, fontSize: 14, fontWeight: 600 },
    '& > button': { m: '-4px -6px -4px 0' },
  },
  kids: {
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: 13,
    color: 'ink.second',
    gap: '6px',
    '& > span': { mr: '4px' },
  },
  kid: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    height: 32,
    p: '0 11px',
    borderRadius: '99px',
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)',
    fontWeight: 600,
    '&[aria-pressed="true"]': { bgcolor: 'forest.700', boxShadow: 'none', color: '#fff' },
  },
} as const
