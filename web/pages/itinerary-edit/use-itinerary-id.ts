import { useParams } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'

/** The itinerary id in the address; undefined if there is none. */
export function useItineraryId(): ItineraryId | undefined {
  const { id } = useParams()
  return id !== undefined && isItineraryId(id) ? id : undefined
}

/** The format of an itinerary's id; its schema would add a parser to the page. */
function isItineraryId(text: string): text is ItineraryId {
  return /^itn_[0-9a-z]{4,32}$/.test(text)
}
