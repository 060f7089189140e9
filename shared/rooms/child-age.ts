/**
 * Ages that children have when nobody said one: a new child, and one whose age is missing (2 §4.8,
 * 2 §9, pricing.md).
 */
export const defaultChildAge = 12

/**
 * The youngest child's age: the minimum of the ages when children exist, undefined without children
 * (2 §5.4).
 */
export function youngestChildAge(
  children: number,
  childrenAges: readonly number[],
): number | undefined {
  if (children === 0) return undefined
  const ages = Array.from(
    { length: children },
    (_, child) => childrenAges[child] ?? defaultChildAge,
  )
  return Math.min(...ages)
}

/** Whether the youngest child is below the age that a room or camp asks for. */
export function isTooYoung(youngest: number | undefined, minChildAge: number | undefined): boolean {
  return youngest !== undefined && minChildAge !== undefined && youngest < minChildAge
}

/**
 * A room type of a camp: the higher of the room's and the camp's minimum child age holds (2 §5.4).
 */
export function withCampAge<Room extends AgeLimit>(room: Room, camp: AgeLimit): Room {
  return { ...room, minChildAge: Math.max(room.minChildAge, camp.minChildAge) }
}

interface AgeLimit {
  readonly minChildAge: number
}

/** Child restriction, tooltip and label (2 §5.3, 2 §5.4). */
export function childRestriction(minChildAge: number): string {
  return `Children permitted ${minChildAge} years and up`
}

/**
 * The ages after the number of children changed: a new child is 12, fewer children trim the list (2
 * §4.8).
 */
export function resizeAges(childrenAges: readonly number[], children: number): number[] {
  return Array.from({ length: children }, (_, child) => childrenAges[child] ?? defaultChildAge)
}
