import { useMemo } from 'react'
import { type QuoteBlocker, quoteBlockers } from '#shared/itinerary/quote-readiness'
import { roomsWithAges } from '../../model/rooms-with-ages'
import { useBuilder } from '../../state/builder-store'

/** Why the quote cannot be had yet (2 §5.3). */
export function useQuoteBlockers(): readonly QuoteBlocker[] {
  const segments = useBuilder((data) => data.segments)
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const childrenAges = useBuilder((data) => data.childrenAges)
  const clientId = useBuilder((data) => data.client?.id)
  return useMemo(() => {
    const travelers = { adults, children, childrenAges }
    const stays = segments.map((segment) => ({ ...segment, rooms: roomsWithAges(segment.rooms, travelers) }))
    return quoteBlockers({ travelers, stays, clientId })
  }, [segments, adults, children, childrenAges, clientId])
}
