import { resizedAges } from '#shared/rooms/child-age'
import { change } from './builder-store'

/** 2 §9: travelers of an itinerary. */
export const travelerLimits = { adults: 100, children: 6, age: 17 } as const

export const setAdults = (adults: number): void => change(() => ({ adults: within(adults, travelerLimits.adults) }))

/** Sets how many children travel: a new child is 12, fewer trim the list of ages (2 §4.8). */
export function setChildren(wanted: number): void {
  const children = within(wanted, travelerLimits.children)
  change(({ childrenAges }) => ({ children, childrenAges: resizedAges(childrenAges, children) }))
}

export function setChildAge(child: number, age: number): void {
  change(({ childrenAges }) => ({
    childrenAges: childrenAges.map((old, index) => (index === child ? within(age, travelerLimits.age) : old)),
  }))
}

function within(value: number, max: number): number {
  return Math.min(max, Math.max(0, Math.trunc(value)))
}
