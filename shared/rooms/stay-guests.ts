import { AppError } from '../errors/app-error'
import { defaultChildAge } from './child-age'

/** Who sleeps in a room, as it is asked for. */
export interface RoomGuests {
  readonly adults?: number | null | undefined
  readonly children?: number | null | undefined
  readonly childrenAges?: readonly (number | string | null | undefined)[] | null | undefined
}

/** The same as it is priced: by age. */
export interface GuestsByAge {
  readonly adults: number
  readonly children: number
  readonly infants: number
  /** Ages of the children and infants, the oldest first. */
  readonly childAges: readonly number[]
  /** Of everybody who came as a child; undefined when nobody did. */
  readonly youngestChildAge: number | undefined
}

/** Infants are younger, in years (pricing.md). */
export const infantsBelow = 2
/** Most adults and most children of a traveler picker (2 §5.4). */
const maxPeople = 100
/** The oldest child, unless the supplier says otherwise (pricing.md). */
export const usualMaxChildAge = 17

/**
 * Sorts guests by age: infants under 2, children up to the camp's maximum child age, adults above.
 * A child without an age counts as 12 (pricing.md, Room and night costs).
 * @throws AppError `request.invalid` for a number of people that is none, or above 100
 */
export function guestsByAge(
  guests: RoomGuests,
  maxChildAge: number = usualMaxChildAge,
): GuestsByAge {
  const ages = agesIn(guests)
  const infants = ages.filter((age) => age < infantsBelow).length
  const grownCount = ages.filter((age) => age >= infantsBelow && age > maxChildAge).length
  return {
    adults: people('adults', guests.adults ?? 0) + grownCount,
    children: ages.length - infants - grownCount,
    infants,
    childAges: ages
      .filter((age) => age < infantsBelow || age <= maxChildAge)
      .toSorted((one, other) => other - one),
    youngestChildAge: ages.length === 0 ? undefined : Math.min(...ages),
  }
}

/**
 * How many of a room's people are of some ages in whole years, both included; adults count where
 * there is no last age, and everybody where there are no ages.
 * @throws AppError `request.invalid` for a number of people that is none, or above 100
 */
export function countAged(
  guests: RoomGuests,
  { from, to }: { readonly from: number; readonly to?: number | undefined } = { from: 0 },
): number {
  const last = to ?? Number.POSITIVE_INFINITY
  const young = agesIn(guests).filter((age) => from <= age && age < last + 1).length
  return young + (to === undefined ? people('adults', guests.adults ?? 0) : 0)
}

/** One age per child. */
function agesIn({ children, childrenAges }: RoomGuests): number[] {
  const givenAges = childrenAges ?? []
  return Array.from({ length: people('children', children ?? givenAges.length) }, (_, child) =>
    ageOf(givenAges[child]),
  )
}

function ageOf(given: number | string | null | undefined): number {
  const age = given === undefined || given === null || given === '' ? Number.NaN : Number(given)
  return Number.isFinite(age) && age >= 0 ? age : defaultChildAge
}

function people(field: string, count: number): number {
  if (Number.isInteger(count) && count >= 0 && count <= maxPeople) return count
  throw new AppError('request.invalid', {
    [field]: `must be a whole number from 0 to ${maxPeople}`,
  })
}
