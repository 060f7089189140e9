import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { failureText, isApiError, isRecord, noAnswerCodes } from '../../lib/api/api-error'
import type { TripPatch } from '../edits/patch-of'
import type { SaveOutcome } from '../edits/trip-editor'
import type { Trip } from '../page/trip'
import { itineraryQuery } from './itinerary-query'

/** A try that is made again after a lost answer carries the same key, so that it has one effect. */
interface Attempt {
  readonly body: string
  readonly key: string
}

/**
 * Stores edits of one itinerary, made from a version (2 §7.2; If-Match).
 *
 * @param load - the itinerary as it is now, for a refusal that does not tell it
 */
export function tripSaver(id: ItineraryId, { load }: { readonly load: () => Promise<Trip> }) {
  let attempt: Attempt | undefined
  return async (patch: TripPatch, version: number): Promise<SaveOutcome> => {
    const body = JSON.stringify([version, patch])
    attempt = attempt?.body === body ? attempt : { body, key: crypto.randomUUID() }
    const call = { params: { id }, body: patch, version, idempotencyKey: attempt.key }
    try {
      return { kind: 'saved', trip: await api('PATCH /api/Itineraries/{id}', call) }
    } catch (error) {
      if (isApiError(error, noAnswerCodes.unreachable)) return { kind: 'away' }
      if (isApiError(error, 'record.changed')) return changed(error.details, load)
      return { kind: 'failed', message: failureText(error, 'Not accepted:') }
    }
  }
}

async function changed(details: unknown, load: () => Promise<Trip>): Promise<SaveOutcome> {
  const current = isRecord(details) ? details.current : undefined
  if (isTrip(current)) return { kind: 'changed', trip: current }
  try {
    return { kind: 'changed', trip: await load() }
  } catch (error) {
    return { kind: 'failed', message: failureText(error) }
  }
}

/** The refusal's details hold the itinerary as GET answers it; a proxy may have cut them. */
function isTrip(value: unknown): value is Trip {
  return isRecord(value) && typeof value.version === 'number' && isRecord(value.itinerary)
}

/** The key under which the page's query keeps the itinerary. */
export const tripKey = (id: ItineraryId) => itineraryQuery(id).queryKey
