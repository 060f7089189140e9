import { useMemo } from 'react'
import type { RoomType } from '#shared/api/availability'
import type { BuilderSegment } from '../model/builder-segment'
import { type RoomOffer, roomOffer } from '../model/room-offer'
import { useBuilder } from '../state/builder-store'
import type { RoomFacts } from './use-room-facts'

interface OfferQuestion {
  readonly roomTypes: readonly RoomType[]
  readonly segment: BuilderSegment | undefined
  readonly facts: RoomFacts
}

/** What each room type offers for a stay's dates, in the order of the room types. */
export function useRoomOffers({ roomTypes, segment, facts }: OfferQuestion) {
  const quoteMode = useBuilder((data) => data.quoteMode)
  return useMemo(
    (): ReadonlyMap<string, RoomOffer> =>
      new Map(
        roomTypes.map((room) => [
          room.optionKey,
          roomOffer({
            room,
            hasDates: segment !== undefined,
            quoteMode,
            entry: facts.availability.get(room.optionKey),
            monthRate: facts.monthRates.get(room.optionKey),
            isLoading: facts.isLoading,
            isUnknown: facts.isUnknown,
            chosen: (segment?.rooms ?? []).filter((line) => line.room.optionKey === room.optionKey),
          }),
        ]),
      ),
    [roomTypes, segment, facts, quoteMode],
  )
}
