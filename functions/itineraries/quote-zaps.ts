import type { ZapEvent } from '#shared/api/audit'
import type { Zap } from '../audit/zap-sender'
import type { ItineraryChange } from '../data/itinerary-change'
import type { Basics } from '../runtime/use-case'

/** The events of a finished quote (1 §7): made, costs changed, price changed. None when there was no quote. */
export function quoteZaps(change: ItineraryChange, { makeId, clock }: Basics): Zap[] {
  const { after, before, costChange } = change
  if (after.record.state !== 'quote') return []
  const isPriceMoved = before?.record.quotedAt !== undefined && sellOf(before) !== sellOf(after)
  const events: ZapEvent[] = [
    'quoteCreated',
    ...(costChange === undefined ? [] : (['costChanges'] as const)),
    ...(isPriceMoved ? (['sellPriceChanged'] as const) : []),
  ]
  const at = clock.now().toISOString()
  const { agencyId } = after.record
  return events.map((zap) => ({ id: makeId('request'), zap, agencyId, at, payload: payloadOf(change) }))
}

const sellOf = ({ record }: Pick<ItineraryChange['after'], 'record'>): number => record.finance?.sell ?? 0

function payloadOf({ after: { record, people }, before }: ItineraryChange): Zap['payload'] {
  const { user, clientData } = people
  return {
    agency: { id: record.agencyId, name: user.agency.name, agencyCode: user.agency.agencyCode },
    agent: { id: record.agentId, fullName: user.agent.fullName, email: user.agent.email },
    client: { id: record.clientId ?? null, name: clientData?.name ?? null },
    itinerary: { id: record.id, name: record.name, state: record.state, currency: record.currency },
    itineraryLink: `/itinerary/edit/${record.id}`,
    bookingReference: record.bookingReference ?? null,
    sell: record.finance?.sell ?? 0,
    sendNotify: before?.work?.sendNotify ?? false,
  }
}
