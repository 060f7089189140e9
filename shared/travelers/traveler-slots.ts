import type { ItineraryRecord } from '../itinerary/itinerary'
import { mergeValues, type PartValues } from './traveler-parts'

/** A place in the party that a form is for. */
export interface TravelerSlot {
  /** Of a named traveler their own id, else `place`. */
  readonly id: string
  /**
   * `adult-2`: the second adult, whoever it is. A form from before somebody was named stands under
   * it.
   */
  readonly place: string
  readonly kind: 'adult' | 'child'
  readonly age?: number | undefined
  readonly name?: string | undefined
  /** The name part of a form as the trip has it, which a form begins with. */
  readonly nameInForm: PartValues
  /** The party group they pay with. */
  readonly group?: string | undefined
}

type Party = Pick<ItineraryRecord, 'adults' | 'children' | 'childrenAges' | 'travelers' | 'parties'>

/** Ages below it are children's. */
const adultFrom = 18

/**
 * Everybody of a party, adults first: the travelers who are named, and places for those who are not
 * yet.
 */
export function travelerSlots({
  adults,
  children,
  childrenAges,
  travelers,
  parties,
}: Party): TravelerSlot[] {
  const isChild = ({ age }: { readonly age?: number | undefined }) =>
    children > 0 && age !== undefined && age < adultFrom
  const of = (
    kind: TravelerSlot['kind'],
    named: Party['travelers'],
    count: number,
  ): TravelerSlot[] =>
    Array.from({ length: Math.max(count, named.length) }, (_, index) => {
      const { id, firstName, lastName, age } = named[index] ?? {}
      const place = `${kind}-${index + 1}`
      return {
        id: id ?? place,
        place,
        kind,
        age: age ?? (kind === 'child' ? childrenAges[index] : undefined),
        name: id === undefined ? undefined : [firstName, lastName].filter(Boolean).join(' '),
        nameInForm: mergeValues({}, { given: firstName ?? null, family: lastName ?? null }),
        group: parties.find(({ travelerIds }) => id !== undefined && travelerIds.includes(id))
          ?.name,
      }
    })
  const [minors, grown] = [travelers.filter(isChild), travelers.filter((one) => !isChild(one))]
  return [...of('adult', grown, adults), ...of('child', minors, children)]
}
