import { countOf } from '#shared/format/words'
import type { Traveler } from '#shared/itinerary/party'
import { resizeAges } from '#shared/rooms/child-age'
import type { NewValues } from '../edits/editor-state'
import type { PartyValue } from '../edits/field-value'
import type { Trip } from '../page/trip'
import { partyPath } from './party-edits'

/** Maximum named travelers per trip. */
export const maxTravelers = 200
export const longestName = 100
export const oldest = 120

/** A traveler as typed. */
export interface TravelerText {
  readonly firstName: string
  readonly lastName: string
  readonly age: string
}

export const textOf = ({ firstName, lastName = '', age }: Traveler): TravelerText => ({
  firstName,
  lastName,
  age: age === undefined ? '' : String(age),
})

/** The traveler as parsed; undefined without a first name, or with an invalid age. */
export function travelerOf(id: string, text: TravelerText): Traveler | undefined {
  const [firstName, lastName, age] = [text.firstName, text.lastName, text.age].map((word) =>
    word.trim(),
  )
  const years = ageOf(age ?? '')
  if (firstName === undefined || firstName === '' || years === undefined) return undefined
  return {
    id,
    firstName,
    ...(lastName === '' ? {} : { lastName }),
    ...(years === null ? {} : { age: years }),
  }
}

/** Years; null if empty, undefined if invalid. */
export function ageOf(text: string): number | null | undefined {
  if (text === '') return null
  return /^\d{1,3}$/.test(text) && Number(text) <= oldest ? Number(text) : undefined
}

/**
 * Parses a pasted list, one traveler per line: `Ann Lee`, `Ann van der Lee, 41`, or spreadsheet
 * columns.
 */
export function parsePastedTravelers(text: string): TravelerText[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, words = '', age = ''] = /^(.*?)(?:[\s,;(]+(\d{1,3})\)?)?$/.exec(line.trim()) ?? []
    const [firstName = '', ...rest] = words
      .replaceAll(/[\t,;]+/g, ' ')
      .trim()
      .split(/\s+/)
    return firstName === '' ? [] : [{ firstName, lastName: rest.join(' '), age }]
  })
}

export const travelerValue = (traveler: Traveler): PartyValue => ({ kind: 'traveler', traveler })

/** A numbered entry for every traveler without a name; `makeId` gives each an id. */
export function numberTravelers(
  { itinerary: { pax }, travelers }: Pick<Trip, 'itinerary' | 'travelers'>,
  makeId: () => string,
): NewValues {
  const missing = Math.max(0, Math.min(pax, maxTravelers) - travelers.length)
  const newTravelers = Array.from({ length: missing }, (_, at) => ({
    id: makeId(),
    firstName: `Traveler ${travelers.length + at + 1}`,
  }))
  return Object.fromEntries(
    newTravelers.map((traveler) => [partyPath('traveler', traveler.id), travelerValue(traveler)]),
  )
}

/** Removes a traveler, also from their group. */
export const travelerRemoval = (id: string): NewValues => ({
  [partyPath('traveler', id)]: null,
  [partyPath('member', id)]: null,
})

/** Changes the number of children: new ones are 12 (2 §9), removed ones drop the last ages. */
export function childrenStep({ childrenAges }: Trip['itinerary'], count: number): PartyValue {
  return { kind: 'children', count, ages: resizeAges(childrenAges, count) }
}

/** Changes a child's age. */
export function childAgeStep(
  { childrenAges, children }: Trip['itinerary'],
  child: number,
  age: number,
): PartyValue {
  return {
    kind: 'children',
    count: children,
    ages: resizeAges(childrenAges, children).with(child, age),
  }
}

/** How many travelers have a name; undefined if all have. */
export function namesNote({
  itinerary: { pax },
  travelers,
}: Pick<Trip, 'itinerary' | 'travelers'>): string | undefined {
  const namedCount = travelers.length
  if (namedCount === pax) return undefined
  if (namedCount < pax) return `${namedCount} of ${countOf(pax, 'traveler')} named.`
  return `${namedCount} travelers named, but the trip is for ${pax}.`
}
