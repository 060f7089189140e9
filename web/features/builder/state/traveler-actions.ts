import { resizedAges } from '#shared/rooms/child-age'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import { clampTravelers, travelerLimits } from '#shared/rooms/traveler-count'
import { change } from './builder-store'

const { adults: mostAdults, children: mostChildren } = travelerLimits.secondBuilder

export const setAdults = (adults: number): void =>
  change(() => ({ adults: clampTravelers(adults, { max: mostAdults }) }))

/** Sets how many children travel: a new child is 12, fewer trim the list of ages (2 §4.8). */
export function setChildren(wanted: number): void {
  const children = clampTravelers(wanted, { max: mostChildren })
  change(({ childrenAges }) => ({ children, childrenAges: resizedAges(childrenAges, children) }))
}

export function setChildAge(child: number, age: number): void {
  change(({ childrenAges }) => ({
    childrenAges: childrenAges.map((old, index) =>
      index === child ? clampTravelers(age, { max: usualMaxChildAge }) : old,
    ),
  }))
}
