import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import type { RoomType } from '#shared/api/availability'
import { guestWords } from '#shared/format/words'
import { fillRoom } from '#shared/rooms/fill-room'
import type { Travelers } from '#shared/rooms/unassigned'
import { Money } from '../../../components/money/Money'
import { AboutOwnMoney } from '../detail/AboutOwnMoney'
import { type BuilderSegment, chosenRoomOf } from '../model/builder-segment'
import { nightsCount } from '../model/date-words'
import { useTravelers } from '../state/builder-store'
import { useLivePrice, useStaysPrice } from './use-live-price'

/** What one stay sells for, or why that isn't known yet. */
export function StayPrice({ segmentId }: { readonly segmentId: string }) {
  const { sellOf, missing, currency } = useLivePrice()
  const reason = missing.find((one) => one.segmentId === segmentId)?.reason
  const sell = sellOf.get(segmentId)
  if (reason !== undefined || sell === undefined)
    return (
      <Box component="span" sx={{ fontWeight: 400, color: 'ink.note' }}>
        {reason ?? 'Not priced'}
      </Box>
    )
  return (
    <span className="tabular">
      <Money amount={sell} currency={currency} />
    </span>
  )
}

interface PartyPriceProps {
  readonly segment: BuilderSegment
  readonly room: RoomType
  /** Shown when this party can't be priced in the room. */
  readonly fallback: ReactNode
}

/**
 * What a room sells for per night to those of the party who would sleep in it, each and together (2
 * §9: in whole dollars).
 */
export function PartyPrice({ segment, room, fallback }: PartyPriceProps) {
  const travelers = useTravelers()
  const stay = useMemo(() => offeredStay(segment, { room, travelers }), [segment, room, travelers])
  const { sell, currency, missing } = useStaysPrice(stay.segments, 'USD')
  if (stay.guests === undefined || missing.length > 0 || sell === 0) return fallback
  const whole = sell / stay.nights
  const { adults, children } = stay.guests
  return (
    <>
      <b className="tabular">
        <Money amount={Math.round(whole / (adults + children))} currency={currency} whole />
      </b>
      <span>
        per person for {guestWords(stay.guests)}
        <br />
        <Money amount={Math.round(whole)} currency={currency} whole /> the room
      </span>
      <AboutOwnMoney amount={Math.round(whole / (adults + children))} />
    </>
  )
}

/** The stay with only this room, filled as 'Fill room' would with the whole party. */
function offeredStay(
  segment: BuilderSegment,
  { room, travelers }: { room: RoomType; travelers: Travelers },
) {
  const filledRoom = fillRoom(room, travelers)
  const nights = nightsCount(segment)
  if (filledRoom.kind === 'failed') return { segments: [], guests: undefined, nights }
  const guests = { adults: filledRoom.adults, children: filledRoom.children }
  return {
    segments: [
      { ...segment, rooms: [{ id: room.optionKey, room: chosenRoomOf(room), ...guests }] },
    ],
    guests,
    nights,
  }
}
