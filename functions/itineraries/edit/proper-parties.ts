import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { consistentParties, type PartyFault, partyFaults } from '#shared/itinerary/party-groups'
import { isMadeOrUnderWay } from '../../payments/requests/require-payable'
import { titleOf } from '../history/segment-title'

/**
 * The record with groups that fit its travelers and segments: leftovers of removals are cleaned up,
 * and what was sent is validated.
 * @throws AppError request.invalid naming each fault; payment.under-way when a group that pays, or
 * has paid, is removed
 */
export function withProperParties(
  before: ItineraryRecord,
  after: ItineraryRecord,
  wasSent: boolean,
): ItineraryRecord {
  requireProper('travelers', repeatedIds(after.travelers))
  if (!wasSent) return { ...after, parties: consistentParties(after.parties, after) }
  requireProper(
    'parties',
    partyFaults(after.parties, after).map((fault) => wordsOf(fault, after)),
  )
  requireNoPayer(before, after)
  return after
}

const repeatedIds = (travelers: ItineraryRecord['travelers']): string[] => {
  const ids = travelers.map(({ id }) => id)
  return new Set(ids).size === ids.length ? [] : ['must not list a traveler twice']
}

function requireProper(field: string, faults: readonly string[]): void {
  if (faults.length === 0) return
  throw new AppError('request.invalid', {
    fields: faults.map((message) => ({ field: `body.${field}`, message })),
  })
}

function wordsOf(fault: PartyFault, { segments }: ItineraryRecord): string {
  switch (fault.kind) {
    case 'same-id':
      return `must not list group ${fault.id} twice`
    case 'unknown-traveler':
      return `must list travelers of the itinerary, not ${fault.id}`
    case 'in-two-groups':
      return `must not put ${fault.id} in two groups`
    case 'unknown-segment':
      return `must share segments of the itinerary, not ${fault.id}`
    case 'sum': {
      const segment = segments.find(({ id }) => id === fault.id)
      return `must total 100% for ${segment === undefined ? fault.id : titleOf(segment)}, not ${fault.percent}%`
    }
  }
}

/** Money of a group that came in, or is on its way, must not lose its payer. */
function requireNoPayer(before: ItineraryRecord, after: ItineraryRecord): void {
  const { parties, payments, partyCancellations = [] } = after
  const remainingIds = new Set(parties.map(({ id }) => id))
  const paidFor = new Set(
    [...payments.filter(isMadeOrUnderWay), ...partyCancellations].map(({ partyId }) => partyId),
  )
  const removedParty = before.parties.find(({ id }) => !remainingIds.has(id) && paidFor.has(id))
  if (removedParty !== undefined)
    throw new AppError('payment.under-way', { partyId: removedParty.id })
}
