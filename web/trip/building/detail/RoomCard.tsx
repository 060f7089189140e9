import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import type { RoomType } from '#shared/api/availability'
import { availabilityLabels } from '#shared/calendar/availability'
import { guestWords } from '#shared/format/words'
import type { SupplierPrice } from '#shared/pricing/guide-price'
import { capacityHint } from '#shared/rooms/capacity'
import { Bone } from '../../../components/feedback/Bone'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { card, clampLines, inColumn, inRow, radius } from '../../../components/looks/looks'
import { Money } from '../../../components/money/Money'
import { Picture } from '../../../components/picture/Picture'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { lazyPart } from '../../../lib/loading/lazy-page'
import type { CampCodes } from '../api/availability-query'
import { useGuidePrice } from '../api/use-guide-price'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment, RoomLine } from '../model/builder-segment'
import { capacityWords } from '../model/counting-words'
import { pictureOf } from '../model/picture-of'
import { type RoomOffer, roomOffer } from '../model/room-offer'
import { useBuilder } from '../state/builder-store'
import { removeRoom, selectRoom, setRooms } from '../state/segment-actions'
import type { RoomFacts } from './use-room-facts'

/** What the buttons of a room card know. */
export interface RoomActionsProps {
  readonly camp: BuilderCamp
  readonly room: RoomType
  readonly segment: BuilderSegment | undefined
  readonly offer: RoomOffer
  readonly codes: CampCodes | undefined
}

export interface RoomCardProps {
  readonly camp: BuilderCamp
  readonly room: RoomType
  readonly segment: BuilderSegment | undefined
  readonly facts: RoomFacts
  /** How travelers are put into the room. */
  readonly Actions: ComponentType<RoomActionsProps>
}

/** A room type: description, availability, price, and which travelers sleep in it. */
export function RoomCard({ camp, room, segment, facts, Actions }: RoomCardProps) {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const chosen = (segment?.rooms ?? []).filter((line) => line.room.optionKey === room.optionKey)
  const entry = facts.availability.get(room.optionKey)
  const hasDates = segment !== undefined
  const offer = roomOffer({
    room,
    hasDates,
    quoteMode,
    entry,
    monthRate: facts.monthRates.get(room.optionKey),
    isLoading: facts.isLoading,
    isUnknown: facts.isUnknown,
    chosen,
  })
  const isOff = hasDates && offer.isOff && chosen.length === 0 && !facts.isLoading
  return (
    <Box component="article" sx={looks.card} aria-label={room.name}>
      <Box sx={[{ position: 'relative' }, isOff && looks.off]}>
        <Picture src={pictureOf(room.images[0] ?? camp.featuredImage, '3x4')} alt="" ratio="fill" />
        {offer.label !== undefined && (
          <Chip size="small" label={offer.label} color={chipColors[offer.tone]} sx={looks.chip} />
        )}
      </Box>
      <Box sx={{ ...inColumn, minWidth: 0, py: 1.6, px: 2 }}>
        <Box component="header" sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="h4" sx={[looks.name, isOff && { color: 'ink.note' }]}>
              {room.name}
            </Box>
            <Typography
              component="p"
              variant="caption"
              sx={{ ...clampLines(2), color: 'ink.second' }}
            >
              {facts.descriptions.get(room.optionKey) ?? room.description}
            </Typography>
          </Box>
          <RoomPrice
            price={{ amount: offer.price, rateCurrency: offer.rateCurrency }}
            isOff={isOff}
            isLoading={hasDates ? facts.isLoading : facts.isLoadingRates}
            room={room}
            segment={segment}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 18px', mt: 0.8 }}>
          <Box component="span" sx={looks.hint} data-tip={capacityHint(room)}>
            <Icon name="info" size={14} />
            <span aria-hidden="true">{capacityWords(room)}</span>
            <span className="visually-hidden">{capacityHint(room)}</span>
          </Box>
          {hasDates && (
            <Inclusions
              included={facts.inclusions?.get(room.optionKey)}
              isKnown={facts.inclusions !== undefined}
            />
          )}
        </Box>
        {segment !== undefined && chosen.length > 0 && (
          <AssignedRooms segment={segment} lines={chosen} />
        )}
        <Actions camp={camp} room={room} segment={segment} offer={offer} codes={facts.codes} />
      </Box>
    </Box>
  )
}

/** What the rate includes, in a tooltip (2 §8). */
function Inclusions({
  included = [],
  isKnown,
}: {
  included: readonly string[] | undefined
  isKnown: boolean
}) {
  if (!isKnown) return null
  const words = included.filter((part) => part !== '')
  const tip = words.length === 0 ? 'Unable to find inclusions.' : words.join('\n')
  return (
    <Box component="span" sx={looks.hint} data-tip={tip} tabIndex={0}>
      <Icon name="luggage" size={14} />
      Inclusions
      <span className="visually-hidden">: {words.length === 0 ? tip : words.join(', ')}</span>
    </Box>
  )
}

interface RoomPriceProps {
  /** The supplier's rate per person sharing per night. */
  readonly price: SupplierPrice
  readonly isLoading: boolean
  readonly isOff: boolean
  readonly room: RoomType
  readonly segment: BuilderSegment | undefined
}

/**
 * Whole dollars at the agency's margins: for this party when there are dates, otherwise per person
 * sharing. A price of 0 shows 'No pricing available' (2 §5.4).
 */
function RoomPrice({ price, isLoading, isOff, room, segment }: RoomPriceProps) {
  const sellOf = useGuidePrice()
  if (isLoading) return <Bone width={70} height={36} />
  if (price.amount === 0)
    return (
      <Typography component="span" variant="caption" sx={{ flex: 'none', color: 'ink.second' }}>
        {availabilityLabels.noPricing}
      </Typography>
    )
  const sharing = (
    <>
      <b className="tabular">
        <Money amount={sellOf(price)} currency="USD" whole />
      </b>
      <span>per person sharing</span>
    </>
  )
  return (
    <Box sx={[looks.price, isOff && { color: 'ink.note' }]}>
      {segment === undefined ? (
        sharing
      ) : (
        <PartyPrice segment={segment} room={room} fallback={sharing} />
      )}
    </Box>
  )
}

const PartyPrice = lazyPart(
  () => import('../drawer/StayPrice'),
  'PartyPrice',
  <Bone width={70} height={36} />,
)

/** The stay's rooms of this type, and who sleeps in each. */
export function AssignedRooms({
  segment,
  lines,
}: {
  segment: BuilderSegment
  lines: readonly RoomLine[]
}) {
  const selected = useBuilder((data) => data.selectedRoom)
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.6, mt: 1 }} aria-label="Rooms in this stay">
      {lines.map((line) => {
        const number = segment.rooms.indexOf(line) + 1
        const isSelected = selected === line.id
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

/** Chip colors by availability. */
const chipColors = {
  ok: 'success',
  info: 'info',
  warn: 'warning',
  bad: 'error',
  quiet: 'default',
} as const

const looks = {
  price: {
    flex: 'none',
    textAlign: 'right',
    '& b': {
      display: 'block',
      fontSize: 18,
      lineHeight: '22px',
      fontWeight: 600,
      letterSpacing: '-0.015em',
    },
    '& > span': { typography: 'caption', display: 'block', maxWidth: 150, color: 'ink.note' },
  },
  off: { '& > :not(* + *)': { filter: 'grayscale(0.65) opacity(0.6)' } },
  name: { fontSize: 16.5, lineHeight: '22px', overflowWrap: 'anywhere' },
  chip: { position: 'absolute', left: 10, top: 10, boxShadow: '0 2px 8px rgba(10, 25, 20, 0.2)' },
  card: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    minHeight: 220,
    overflow: 'hidden',
    ...card,
    '@media (max-width: 600px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '140px auto',
    },
    '@media (min-width: 601px) and (max-width: 1400px)': {
      gridTemplateColumns: '150px minmax(0, 1fr)',
    },
  },
  hint: {
    ...inRow(0.7),
    fontSize: 13,
    lineHeight: '20px',
    color: 'ink.second',
    cursor: 'help',
    '& svg': { color: 'ink.note' },
  },
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
