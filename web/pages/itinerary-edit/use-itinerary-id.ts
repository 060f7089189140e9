import { useParams } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'

/** The itinerary that the address names; undefined when it names none. */
export function useItineraryId(): ItineraryId | undefined {
  const { id } = useParams()
  return id !== undefined && isItineraryId(id) ? id : undefined
}

/** The shape of an itinerary's id; its schema would cost the page a parser. */
function isItineraryId(text: string): text is ItineraryId {
  return /^itn_[0-9a-z]{4,32}$/.test(text)
}
