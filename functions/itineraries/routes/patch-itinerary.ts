import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { itinerariesRoutes } from '#shared/api/itineraries'
import { type ItineraryBody, patchOfBody } from '#shared/api/itinerary-body'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import { AppError, isAppError } from '#shared/errors/app-error'
import { isAgentsFlag } from '#shared/itinerary/flags'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type FieldProblem, optionalIfMatchOf } from '../../runtime/parse-request'
import { type EditDeps, editMakers } from '../edit/edit-makers'
import { patchTrip } from '../edit/patch-trip'
import { requireOwnTrip } from '../view/require-own-trip'
import { agentView } from '../view/view'

/**
 * Changes what the body names of an itinerary; what an answer says beside that may come back with
 * it (1 §7).
 */
export const patchItinerary = useCaseOnce(
  itinerariesRoutes.patchItinerary,
  async (call, deps: EditDeps, keep) => {
    const { principal, params, body, event } = call
    const requireOwn = (found: StoredItinerary | undefined) => {
      const own = requireOwnTrip(principal, found)
      const { version } = own.record
      if ((optionalIfMatchOf(event) ?? version) === version) {
        requireSameFacts(body, agentView(own, deps.clock.now()))
      }
      return own
    }
    return withFieldsAsSent(body, () =>
      patchTrip({ call, id: params.id, patch: patchOfBody(body), allowed: requireOwn, keep }, deps),
    )
  },
)

/**
 * Refuses changes of read-only fields, which only other routes may change.
 * @throws AppError request.invalid naming each of them
 */
function requireSameFacts(body: ItineraryBody, record: ItineraryAnswer): void {
  const sentFacts = [
    ...(['id', 'agencyId', 'agentId', 'state', 'currency', 'model'] as const).map((name) => ({
      field: `body.${name}`,
      value: body[name],
      stored: record[name],
    })),
    ...(['exchange', 'spotRates', 'baseRates'] as const).map((name) => ({
      field: `body.${name}`,
      value: body[name],
      stored: asSent(record[name]),
    })),
    { field: 'body.itinerary.state', value: body.itinerary?.state, stored: record.state },
    ...(body.allFlags ?? []).map((flag, index) => {
      const isKept = isAgentsFlag(flag) || record.flags.includes(flag)
      return { field: `body.flags.${index}`, value: flag, stored: isKept ? flag : undefined }
    }),
  ]
  const fields = sentFacts
    .filter(({ value, stored }) => value !== undefined && !isDeepStrictEqual(value, stored))
    .map(({ field }) => ({ field, message: 'cannot be changed here' }))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}

/** A part of an answer as its reader gets it, and may send it back. */
const asSent = (value: object): unknown => JSON.parse(JSON.stringify(value))

/**
 * Runs a change and names the fields of its refusal as they were sent: those that stood in
 * `itinerary` by their place there.
 */
async function withFieldsAsSent<Result>(
  { itinerary = {} }: ItineraryBody,
  change: () => Promise<Result>,
) {
  const byPlace = ({ field, message }: FieldProblem): FieldProblem => {
    const [, name = ''] = field.split('.')
    return {
      field: Object.hasOwn(itinerary, name) ? field.replace(/^body\./, 'body.itinerary.') : field,
      message,
    }
  }
  try {
    return await change()
  } catch (error) {
    if (!isAppError(error, 'request.invalid')) throw error
    const { fields } = refusal.parse(error.facts)
    throw new AppError('request.invalid', { fields: fields.map(byPlace) })
  }
}

const refusal = z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) })

export const handler = lambdaFor(patchItinerary, editMakers)
