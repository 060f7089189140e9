import type { RateRuleView } from '#shared/api/rates'
import type { SignedInUser } from '#shared/api/signed-in-user'
import { AppError } from '#shared/errors/app-error'
import type { SpotRates } from '#shared/fx/spot-rates'
import { amountText } from '#shared/money/money'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricingSegment } from '#shared/pricing/pricing-input'
import { ratesOfSettings } from '#shared/rates/apply-rates'
import { publishedRules } from '#shared/rates/published-rules'
import { costStay } from '#shared/rooms/cost-stay'
import { unpricedWords } from '#shared/rooms/night-cost'
import type { Travelers } from '#shared/rooms/unassigned'
import { todayUtc } from '../../../lib/time/today-here'
import { isArrangedByOthers, isOwn } from './builder-camp'
import { type BuilderSegment, roomsWithAges } from './builder-segment'

export interface LivePriceFacts {
  readonly segments: readonly BuilderSegment[]
  readonly travelers: Travelers
  /** Rate rules by segment id; undefined while they load. */
  readonly rules: ReadonlyMap<string, readonly RateRuleView[] | undefined>
  readonly spotRates: SpotRates | undefined
  readonly agency: Pick<
    SignedInUser['agency'],
    'agencyCode' | 'currency' | 'model' | 'pricingSettings' | 'fees' | 'featureFlags'
  >
  readonly firstPartyAgencies: readonly string[] | undefined
}

/** A stay without a price, and why. */
export interface MissingPrice {
  readonly segmentId: string
  readonly campName: string
  readonly reason: string
  /** Still loading; no action is needed. */
  readonly isLoading: boolean
}

/** What the itinerary sells for as far as prices are known, in minor units of `currency`. */
export interface LivePrice {
  readonly currency: string
  readonly sell: number
  readonly sellOf: ReadonlyMap<string, number>
  readonly missing: readonly MissingPrice[]
}

/**
 * The live price of the itinerary, by the rules the server uses: nights and rooms from rate rules,
 * then the agency's margins and the day's exchange rates. Stays that can't be priced are left out
 * and listed.
 */
export function livePrice(facts: LivePriceFacts): LivePrice {
  const { segments, agency, spotRates, firstPartyAgencies } = facts
  const segmentCosts = segments.map((segment) => costSegment(segment, facts))
  const pricedSegments = segmentCosts.flatMap((one) => ('type' in one ? [one] : []))
  const missing = segmentCosts.flatMap((one) => ('reason' in one ? [one] : []))
  const { currency, agencyCode, model, fees, featureFlags: flags } = agency
  try {
    const rates = ratesOfSettings(agency.pricingSettings)
    const price = priceItinerary({
      currency,
      agencyCode,
      model,
      fees,
      flags,
      rates,
      firstPartyAgencies,
      state: 'estimate',
      spotRates,
      segments: pricedSegments,
    })
    return {
      currency,
      sell: price.finance.sell,
      sellOf: new Map(price.segments.map(({ id, sell }) => [id, sell])),
      missing,
    }
  } catch (error) {
    return {
      currency,
      sell: 0,
      sellOf: new Map(),
      missing: segments.map((segment) => without(segment, reasonOf(error))),
    }
  }
}

function costSegment(
  segment: BuilderSegment,
  facts: LivePriceFacts,
): PricingSegment | MissingPrice {
  if (isOwn(segment))
    return { id: segment.id, type: 'stay', arrangedBy: 'Agent', chargeable: false }
  if (segment.rooms.length === 0) {
    return without(segment, isArrangedByOthers(segment) ? 'Priced upon quote' : 'No rooms selected')
  }
  const rules = facts.rules.get(segment.id)
  if (rules === undefined || facts.spotRates === undefined)
    return without(segment, 'Loading prices', true)
  const stay = {
    startDate: segment.startDate,
    endDate: segment.endDate,
    rooms: roomsWithAges(segment.rooms, facts.travelers).map(
      ({ room, adults, children, childrenAges }) => ({
        optionKey: room.optionKey,
        adults,
        children,
        childrenAges,
      }),
    ),
    roomTypes: segment.rooms.map(({ room }) => room),
    bookedOn: todayUtc(),
  }
  try {
    const cost = costStay({ ...stay, rules })
    if (cost.unpricedAges !== undefined) return without(segment, unpricedWords(cost.unpricedAges))
    const rackRules = facts.agency.model === 'rack' ? publishedRules(rules) : undefined
    const rack = rackRules && costStay({ ...stay, rules: rackRules })
    const publishedCost = rack?.unpricedAges === undefined ? rack : undefined
    const text = ({ amount, currency }: { amount: number; currency: string }) =>
      amountText({ amount, currency })
    return {
      id: segment.id,
      type: 'stay',
      title: segment.campName,
      arrangedBy: isArrangedByOthers(segment) ? 'DMC' : undefined,
      costAmount: text(cost),
      rspAmount: publishedCost && text(publishedCost),
      currency: cost.currency,
    }
  } catch (error) {
    return without(segment, reasonOf(error))
  }
}

function without(
  { id, campName }: BuilderSegment,
  reason: string,
  isLoading = false,
): MissingPrice {
  return { segmentId: id, campName, reason, isLoading }
}

const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Price couldn’t be calculated'
