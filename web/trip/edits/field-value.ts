import type { ClientId } from '#shared/ids/ids'
import type { Traveler } from '#shared/itinerary/party'
import type { TripSegment } from '../page/trip'

/**
 * Values of travelers' and groups' paths; null is no traveler, no group, or shares by traveler
 * counts.
 */
export type PartyValue =
  /** `at` is the list position, so that undoing a removal restores it. */
  | { readonly kind: 'traveler'; readonly traveler: Traveler; readonly at?: number | undefined }
  | {
      readonly kind: 'group'
      readonly name: string
      /** Who pays for it, where that is not the trip's client. */
      readonly clientId?: ClientId | undefined
      readonly at?: number | undefined
    }
  /** Percent by group id, positive ones only, in id order. */
  | {
      readonly kind: 'split'
      readonly percents: readonly (readonly [partyId: string, percent: number])[]
    }
  | { readonly kind: 'children'; readonly count: number; readonly ages: readonly number[] }

export interface TripClient {
  readonly id: ClientId
  readonly name: string
}

/**
 * The values an edited field may have; null is none. Amounts are minor units of the trip's
 * currency.
 */
export type FieldValue = string | number | boolean | null | TripClient | TripSegment | PartyValue
