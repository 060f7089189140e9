import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { RoomType } from '#shared/api/availability'
import { availabilityLabels } from '#shared/calendar/availability'
import { whyNoBeds } from '#shared/calendar/house-party'
import { countOf } from '#shared/format/words'
import { withCampAge } from '#shared/rooms/child-age'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { inColumn, inRow } from '../../../components/looks/looks'
import { roomTypesQuery } from '../../api/camp-offer-queries'
import { rangeWords } from '../model/date-words'
import { roomGroups, roomRank } from '../model/room-groups'
import { useBuilder, useTravelers } from '../state/builder-store'
import { PlaceEveryone } from './PlaceEveryone'
import { RoomCard, type RoomCardProps } from './RoomCard'
import { useEditedStay, useUnassigned } from './use-edited-stay'
import { useRoomFacts } from './use-room-facts'
import { useRoomOffers } from './use-room-offers'

interface RoomsSectionProps extends Pick<RoomCardProps, 'camp' | 'Actions'> {
  /** At the right of the heading. */
  readonly done: ReactNode
}

/** An accommodation's room types by system type, and how many travelers have a room. */
export function RoomsSection({ camp, Actions, done }: RoomsSectionProps) {
  const { edited } = useEditedStay(camp)
  const segment = edited?.segment
  const rooms = useQuery(roomTypesQuery(camp.supplierCode))
  const roomTypes = useMemo(
    () => (rooms.data ?? []).map((room) => withCampAge(room, camp)),
    [rooms.data, camp],
  )
  const facts = useRoomFacts(camp, segment)
  const offers = useRoomOffers({ roomTypes, segment, facts })
  const offeredRooms = roomTypes.flatMap((room) => {
    const offer = offers.get(room.optionKey)
    return offer === undefined ? [] : [{ room, offer }]
  })
  const party = useTravelers()
  const noBeds = whyNoBeds(roomTypes, party)
  const rankOf = (room: RoomType) =>
    roomRank(room, {
      party,
      available: facts.availability.get(room.optionKey)?.available ?? undefined,
    })
  return (
    <Box component="section" id="rooms" sx={{ scrollMarginTop: '20px' }} aria-label="Rooms">
      <Box
        component="header"
        sx={{ ...inRow(1.4), mt: 4, '@media (max-width: 1000px)': { flexWrap: 'wrap' } }}
      >
        <h2 tabIndex={-1}>Rooms</h2>
        <Box component="p" className="tabular" sx={{ color: 'ink.second' }}>
          {segment === undefined
            ? 'Prices per person sharing, per night'
            : `${rangeWords(segment)} · prices per night`}
        </Box>
        <Box component="span" sx={{ flex: 1 }} />
        {segment !== undefined && <Assigned segment={segment} />}
        {segment !== undefined && (
          <PlaceEveryone segment={segment} rooms={offeredRooms} isLoading={facts.isLoading} />
        )}
        {done}
      </Box>
      {rooms.isPending && <RoomSkeletons />}
      {rooms.isError && (
        <ErrorState
          title="Rooms couldn’t be loaded"
          error={rooms.error}
          kept="Your dates are saved."
          onRetry={() => void rooms.refetch()}
        />
      )}
      {rooms.data?.length === 0 && (
        <Box component="p" sx={{ mt: 2, color: 'ink.second' }}>
          {availabilityLabels.noRooms}
        </Box>
      )}
      {noBeds !== undefined && (
        <Box component="p" role="status" sx={{ mt: 1.4, fontWeight: 600, color: 'warning.main' }}>
          {noBeds}
        </Box>
      )}
      <Box sx={looks.groups}>
        {roomGroups(roomTypes, rankOf).map(({ systemType, label, rooms: listed }) => (
          <Box key={systemType} sx={[listed.length > 1 && looks.wide]}>
            <Box component="h3" sx={looks.group}>
              {label} <span>{countOf(listed.length, 'room type')}</span>
            </Box>
            <Box sx={[looks.cards, listed.length > 1 && looks.pair]}>
              {listed.map((room) => {
                const offer = offers.get(room.optionKey)
                return offer === undefined ? null : (
                  <RoomCard
                    key={room.optionKey}
                    camp={camp}
                    room={room}
                    segment={segment}
                    facts={facts}
                    offer={offer}
                    Actions={Actions}
                  />
                )
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** `2 of 4 travelers assigned`, with a bar. */
function Assigned({ segment }: { readonly segment: Parameters<typeof useUnassigned>[0] }) {
  const travelers = useBuilder(({ adults, children }) => adults + children)
  const { adults, children } = useUnassigned(segment)
  const assignedCount = travelers - adults - children
  const share = travelers === 0 ? 0 : (assignedCount / travelers) * 100
  return (
    <Box component="span" sx={looks.assigned}>
      <b className="tabular">
        {assignedCount} of {travelers}
      </b>{' '}
      travelers assigned
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label="Travelers assigned"
        sx={looks.share}
      />
    </Box>
  )
}

/** Placeholder room cards of the final size. */
function RoomSkeletons() {
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 2, mt: 7 }}>
      {['a', 'b', 'c', 'd'].map((card) => (
        <Bone key={card} height={220} radius={12} />
      ))}
    </Box>
  )
}

const looks = {
  assigned: {
    ...inRow(0.6),
    fontSize: 13,
    color: 'ink.second',
    whiteSpace: 'nowrap',
    '& b': { fontWeight: 600, color: 'ink.main' },
  },
  share: { width: 110, height: 6, ml: 0.4, borderRadius: '6px', bgcolor: 'ground.sand2' },
  groups: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '26px 20px',
    mt: 2.6,
    '& > div': { ...inColumn },
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pair: { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
  wide: { gridColumn: '1 / -1' },
  group: {
    m: '0 0 12px',
    fontSize: 16,
    lineHeight: '24px',
    '& span': { ml: 0.6, fontWeight: 400, fontSize: 13, color: 'ink.note' },
  },
  cards: { display: 'grid', flex: 1, gap: 2 },
} as const
