import { type ItineraryState, isInFlight, stateLabels } from '#shared/itinerary/states'

export interface LifeStop {
  readonly state: ItineraryState
  readonly label: string
  readonly place: 'done' | 'now' | 'next' | 'ahead'
}

/** States at rest, in the order of a life that goes well. */
const stops = ['estimate', 'quote', 'provisional', 'confirm_requested', 'confirmed'] as const

/** Where each state stands on the line; in flight means on the way to the next stop. */
const places: Readonly<Record<ItineraryState, number | undefined>> = {
  example: 0,
  estimate: 0,
  saved: 0,
  draft: 0,
  quoting: 0,
  quote: 1,
  holding: 1,
  provisional: 2,
  confirm_requested: 3,
  confirming: 3,
  confirmed: 4,
  unknown: undefined,
  cancelled: undefined,
}

/** The life of an itinerary as a line (notes.md, States): only states at rest; off the line, nothing is reached. */
export function lifeLine(state: ItineraryState): LifeStop[] {
  const at = places[state]
  const isMoving = isInFlight(state)
  return stops.map((stop, index) => ({
    state: stop,
    label: index === 0 && at === 0 && !isMoving ? stateLabels[state] : stateLabels[stop],
    place: placeOf(index, { at, isMoving }),
  }))
}

function placeOf(index: number, { at, isMoving }: { at: number | undefined; isMoving: boolean }): LifeStop['place'] {
  if (at === undefined || index > at + 1) return 'ahead'
  if (index === at + 1) return isMoving ? 'next' : 'ahead'
  return index === at && !isMoving ? 'now' : 'done'
}
