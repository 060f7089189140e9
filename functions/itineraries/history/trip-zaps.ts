import { maxEventText, type ZapEvent } from '#shared/api/audit'
import { cutText } from '#shared/format/plain-text'
import type { Zap } from '../../audit/zap-sender'
import type { ItineraryChange } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Basics } from '../../runtime/use-case'

type Told = Pick<StoredItinerary, 'record' | 'people'>

/** The events of a finished quote (1 §7): made, and what moved. None when there was no quote. */
export function quoteZaps(change: ItineraryChange, deps: Basics): Zap[] {
  if (change.after.record.state !== 'quote') return []
  return [
    tripZap('quoteCreated', change.after, deps, notification(change)),
    ...changeZaps(change, deps),
  ]
}

/**
 * The events of changed supplier costs, of a sell that moved, and of a trip that its client may see
 * from now on.
 */
export function changeZaps(change: ItineraryChange, deps: Basics): Zap[] {
  const { before, after, costChange } = change
  const isPriceMoved =
    before?.record.quotedAt !== undefined &&
    before.record.currency === after.record.currency &&
    sellOf(before) !== sellOf(after)
  const money: ZapEvent[] = [
    ...(costChange === undefined ? [] : (['costChanges'] as const)),
    ...(isPriceMoved ? (['sellPriceChanged'] as const) : []),
  ]
  const moves = { ...notification(change), amounts: amountsOf(change) }
  const isShared = before?.record.published === false && after.record.published
  return [
    ...money.map((zap) => tripZap(zap, after, deps, moves)),
    ...(isShared ? [tripZap('clientPortalShared', after, deps, notification(change))] : []),
  ]
}

/** What the trip cost and sold for before a change and after it, minor units of its currency. */
function amountsOf({ before, after }: ItineraryChange) {
  const { currency } = after.record
  const earlier = before?.record.currency === currency ? before.record : undefined
  return {
    currency,
    costBefore: earlier?.costs?.total ?? null,
    costAfter: after.record.costs?.total ?? 0,
    sellBefore: earlier?.finance?.sell ?? null,
    sellAfter: sellOf(after),
  }
}

const notification = ({ before }: ItineraryChange) => ({
  sendNotify: before?.work?.sendNotify ?? false,
})
const sellOf = ({ record }: Pick<ItineraryChange['after'], 'record'>): number =>
  record.finance?.sell ?? 0

/** The event of what a client wrote about a trip, with the text as far as an event may be long. */
export const enquiryZap = (told: Told, text: string, deps: Basics): Zap =>
  tripZap('enquireTrip', told, deps, { message: cutText(text, maxEventText) })

/**
 * An event of an itinerary with agency, agent and client, the link and the booking reference (1
 * §7).
 */
export function tripZap(
  zap: ZapEvent,
  told: Told,
  { makeId, clock }: Basics,
  more: Zap['payload'] = {},
): Zap {
  const { record, people } = told
  const { user, clientData } = people
  const payload = {
    agency: { id: record.agencyId, name: user.agency.name, agencyCode: user.agency.agencyCode },
    agent: { id: record.agentId, fullName: user.agent.fullName, email: user.agent.email },
    client: { id: record.clientId ?? null, name: clientData?.name ?? null },
    itinerary: { id: record.id, name: record.name, state: record.state, currency: record.currency },
    itineraryLink: `/itinerary/edit/${record.id}`,
    bookingReference: record.bookingReference ?? null,
    sell: record.finance?.sell ?? 0,
    ...more,
  }
  return {
    id: makeId('request'),
    zap,
    agencyId: record.agencyId,
    at: clock.now().toISOString(),
    payload,
  }
}
