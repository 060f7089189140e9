import * as z from 'zod'
import type { ItineraryBody } from '#shared/api/itinerary-body'
import { AppError, isAppError } from '#shared/errors/app-error'
import { isAgentsFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { FieldProblem } from '../../runtime/parse-request'

/**
 * Refuses facts of an itinerary that are sent with another value than they have: other routes change them, or nobody does.
 *
 * @throws AppError request.invalid naming each of them
 */
export function requireSameFacts(body: ItineraryBody, record: ItineraryRecord): void {
  const sent = [
    ...(['id', 'agencyId', 'agentId', 'state', 'currency', 'model'] as const).map((name) => ({
      ...{ field: `body.${name}`, value: body[name], stored: record[name] },
    })),
    { field: 'body.itinerary.state', value: body.itinerary?.state, stored: record.state },
    ...(body.allFlags ?? []).map((flag, index) => {
      const isKept = isAgentsFlag(flag) || record.flags.includes(flag)
      return { field: `body.flags.${index}`, value: flag, stored: isKept ? flag : undefined }
    }),
  ]
  const fields = sent
    .filter(({ value, stored }) => value !== undefined && value !== stored)
    .map(({ field }) => ({ field, message: 'cannot be changed here' }))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}

/** Runs a change and names the fields of its refusal as they were sent: those that stood in `itinerary` by their place there. */
export async function namedAsSent<Result>({ itinerary = {} }: ItineraryBody, change: () => Promise<Result>) {
  const asSent = ({ field, message }: FieldProblem): FieldProblem => {
    const [, name = ''] = field.split('.')
    return { field: Object.hasOwn(itinerary, name) ? field.replace(/^body\./, 'body.itinerary.') : field, message }
  }
  try {
    return await change()
  } catch (error) {
    if (!isAppError(error, 'request.invalid')) throw error
    const { fields } = refusal.parse(error.facts)
    throw new AppError('request.invalid', { fields: fields.map(asSent) })
  }
}

const refusal = z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) })
