import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { InclusionsCard } from '../../features/trip-inclusions/components/InclusionsCard'
import type { StayOfTrip } from '../../features/trip-inclusions/state/use-inclusions'
import type { JourneyItem, StayItem } from '../../trip/journey/journey'
import { segmentName } from '../../trip/segments/segment-words'
import { useRoomNames } from '../../trip/story/use-room-names'

/** What the stays include, with their journey numbers and colors. */
export function InclusionsOfTrip({ journey }: { readonly journey: readonly JourneyItem[] }) {
  const items = journey.filter((item): item is StayItem => item.kind === 'stay')
  const roomNames = useRoomNames(items.map(({ segment }) => segment))
  return <InclusionsCard stays={items.map((item) => stayOf(item, roomNames))} />
}

function stayOf(
  { segment, number, hue }: StayItem,
  roomNames: ReadonlyMap<string, string>,
): StayOfTrip {
  const { id, supplierCode, startDate, endDate, nights, rooms, mealBasis, inclusions, extras } =
    segment
  const names = new Map(
    rooms.map(({ optionKey, name }) => [optionKey, name ?? roomNames.get(optionKey) ?? optionKey]),
  )
  return {
    id,
    number,
    hue,
    supplierCode,
    startDate,
    endDate,
    nights,
    mealBasis,
    inclusions,
    extras,
    name: segmentName(segment),
    rooms: [...names].map(([optionKey, name]) => ({ optionKey, name })),
    isOwn: isOwnArrangement(segment),
    isHidden: segment.hideFromClient,
  }
}
