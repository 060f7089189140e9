import type { PriceTier, RoomStyle } from '../catalogue-types'
import type { FeatureId } from '../features'

/**
 * One camp as it is written down: what its region and country already say is not repeated, and what is left out is
 * usual (available online, bookable by any agent, priced per person in the country's trade currency, open all year).
 */
export type CampRow = {
  supplierCode: string
  campName: string
  countryRegionCode: string
  latitude: number
  longitude: number
  transitPointCode: string
  tier: PriceTier
  roomStyle: RoomStyle
  /** Rooms of all kinds that it has. */
  units: number
  minChildAge: number
  campFeatures: readonly FeatureId[]
  campInfo: string
  online?: false
  dmcArrangedOnly?: true
  consultantInteractionRequired?: true
  disabled?: true
  thirdParty?: true
  pricedPerRoom?: true
  currency?: string
  /** Net per person a night sharing (per room where priced per room), shoulder season, in its currency; else by tier. */
  twinRate?: number
  /** Fewest nights it takes in the high season. */
  highSeasonNights?: number
  /** Months and days (MM-DD, both included) in which it is shut every year; may run over the new year. */
  closed?: { from: string; to: string }
}
