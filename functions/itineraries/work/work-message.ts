import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import type { InFlightState } from '#shared/itinerary/states'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'

/**
 * What a worker is asked for. The token names the attempt: a message of another attempt has no
 * effect.
 */
export const workMessage = z.object({
  kind: z.enum(['quote', 'hold', 'confirm']),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  token: z.string(),
})
export type WorkMessage = z.infer<typeof workMessage>

/** The work that an in-flight state waits for. */
export const kindOfState = {
  quoting: 'quote',
  holding: 'hold',
  confirming: 'confirm',
} as const satisfies Record<InFlightState, WorkMessage['kind']>

const stateOfKind = { quote: 'quoting', hold: 'holding', confirm: 'confirming' } as const

/** Whether the itinerary is still in the attempt of a message. */
export function isUnderWay(
  { record, work }: StoredItinerary,
  { kind, token }: WorkMessage,
): boolean {
  return record.state === stateOfKind[kind] && work?.token === token
}

/** The message of the attempt that an itinerary is in; undefined at rest. */
export function messageOf({
  record,
  work,
}: Pick<StoredItinerary, 'record' | 'work'>): WorkMessage | undefined {
  const { state, agencyId, id } = record
  if (work === undefined || (state !== 'quoting' && state !== 'holding' && state !== 'confirming'))
    return undefined
  return { kind: kindOfState[state], agencyId, itineraryId: id, token: work.token }
}
