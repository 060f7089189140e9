import * as z from 'zod'
import { isAgentsFlag, itineraryFlagSchema } from '../itinerary/flags'
import { type ItineraryPatch, itineraryPatch } from '../itinerary/itinerary'
import { type Segment, type SegmentInput, segmentInput } from '../itinerary/segment'
import type { ItineraryAnswer } from './itinerary-shapes'

/** Read-only fields of answers: they may be sent back and are ignored. */
const told = z.unknown().optional().meta({ readOnly: true })
/** The same, for what this route cannot change: a body that names another value is refused by the handler. */
const fixed = z.string().max(200).optional().meta({ readOnly: true })

/** The schema that drops read-only fields. */
const asSent = (sent: object): unknown => sent

type Told<Name extends string> = Record<Name, typeof told>

const segmentTold = {
  ...{ campInfo: told, featuredImage: told, minChildAge: told, dmcArrangedOnly: told, thirdParty: told },
  ...{ consultantInteractionRequired: told, availabilityCheckedAt: told, bookingStatus: told, availability: told },
  ...{ inventoryStatus: told, inclusions: told, mealBasis: told, priced: told, cost: told, dmcSell: told, sell: told },
  sellAmount: told,
} satisfies Told<Exclude<keyof Segment, keyof SegmentInput>>

const segments = z
  .array(
    z
      .strictObject({ ...segmentInput.shape, ...segmentTold })
      .transform(asSent)
      .pipe(segmentInput.strip()),
  )
  .max(200)
  .optional()

const tripTold = {
  ...{ state: fixed, pax: told, issues: told, errors: told, sellHidden: told },
} satisfies Record<Exclude<keyof ItineraryAnswer['itinerary'], keyof ItineraryPatch>, z.ZodType>

const fixedFacts = { id: fixed, agencyId: fixed, agentId: fixed, state: fixed, currency: fixed, model: fixed }

const answerTold = {
  ...{
    version: told,
    exchange: told,
    spotRates: told,
    baseRates: told,
    problems: told,
    advice: told,
    payments: told,
    messages: told,
    finance: told,
    costs: told,
  },
  ...{ margins: told, deposits: told, createdDate: told, updatedAt: told, quotedAt: told, progress: told },
  ...{ availabilityCheckedAt: told, holdExpiry: told, bookingReference: told, clientData: told, user: told },
} satisfies Told<Exclude<keyof ItineraryAnswer, keyof ItineraryPatch | keyof typeof fixedFacts | 'itinerary'>>

/** The flags as they were sent, with those that only say what has happened. */
const allFlags = z.array(itineraryFlagSchema).optional()

const { startDate, endDate, adults, children, childrenAges, params } = itineraryPatch.shape

const trip = itineraryPatch.strip().safeExtend({ state: fixed })

/**
 * What PATCH /api/Itineraries/{id} takes (1 §7: the body is the itinerary): the fields of itineraryPatch, the trip's own
 * also nested as `itinerary`, as answers have it. What an answer says beside them may be sent back. An unknown name is
 * refused, and so is a field that is named at both places.
 */
export const itineraryBody = z
  .strictObject({
    ...itineraryPatch.shape,
    flags: z.array(itineraryFlagSchema).max(itineraryFlagSchema.options.length).optional(),
    segments,
    ...answerTold,
    ...fixedFacts,
    itinerary: z
      .strictObject({ startDate, endDate, adults, children, childrenAges, params, segments, ...tripTold })
      .optional(),
  })
  .transform(({ flags, ...sent }): unknown => ({
    ...sent,
    ...(flags && { flags: flags.filter(isAgentsFlag), allFlags: flags }),
  }))
  .pipe(itineraryPatch.strip().safeExtend({ ...fixedFacts, allFlags, itinerary: trip.optional() }))
  .superRefine((body, context) => {
    for (const name of Object.keys(body.itinerary ?? {})) {
      if (name === 'state' || !Object.hasOwn(body, name)) continue
      const message = 'must not also be given outside itinerary'
      context.addIssue({ code: 'custom', path: ['itinerary', name], message, input: body })
    }
  })
export type ItineraryBody = z.output<typeof itineraryBody>

/** The change in a body, from either place. */
export function patchOfBody({ allFlags: _flags, ...body }: ItineraryBody): ItineraryPatch {
  const { id: _id, agencyId: _agency, agentId: _agent, state: _state, ...rest } = body
  const { currency: _currency, model: _model, itinerary = {}, ...flat } = rest
  const { state: _nested, ...nested } = itinerary
  return { ...flat, ...nested }
}
