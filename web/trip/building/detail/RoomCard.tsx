import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import type { RoomType } from '#shared/api/availability'
import { capacityHint } from '#shared/rooms/capacity'
import { isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { Icon } from '../../../components/icons/Icon'
import { card, clampLines, inColumn, inRow } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import type { CampCodes } from '../api/availability-query'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment } from '../model/builder-segment'
import { capacityWords } from '../model/counting-words'
import { pictureOf } from '../model/picture-of'
import type { RoomOffer } from '../model/room-offer'
import { useBuilder } from '../state/builder-store'
import { AssignedRooms } from './AssignedRooms'
import { RoomPrice } from './RoomPrice'
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
  readonly offer: RoomOffer
  /** How travelers are put into the room. */
  readonly Actions: ComponentType<RoomActionsProps>
}

/** A room type: description, availability, price, and which travelers sleep in it. */
export function RoomCard({ camp, room, segment, facts, offer, Actions }: RoomCardProps) {
  const chosenRooms = (segment?.rooms ?? []).filter(
    (line) => line.room.optionKey === room.optionKey,
  )
  const hasDates = segment !== undefined
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const isRefused = isTooYoung(youngest, room.minChildAge)
  const isOff =
    isRefused || (hasDates && offer.isOff && chosenRooms.length === 0 && !facts.isLoading)
  return (
    <Box component="article" sx={looks.card} aria-label={room.name}>
      <Box sx={[{ position: 'relative' }, isOff && looks.off]}>
        <Picture src={pictureOf(room.images[0] ?? camp.featuredImage, '3x4')} alt="" ratio="fill" />
        {offer.label !== undefined && !isRefused && (
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
        {segment !== undefined && chosenRooms.length > 0 && (
          <AssignedRooms segment={segment} lines={chosenRooms} />
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

/** Chip colors by availability. */
const chipColors = {
  ok: 'success',
  info: 'info',
  warn: 'warning',
  bad: 'error',
  quiet: 'default',
} as const

const looks = {
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
} as const
