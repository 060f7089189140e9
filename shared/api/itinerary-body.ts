import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { differBy, withoutRepeats } from '../ids/list-checks'
import { isAgentsFlag, itineraryFlagSchema } from '../itinerary/flags'
import { type ItineraryPatch, itineraryPatch, refuseTwoRates } from '../itinerary/itinerary'
import { type Segment, type SegmentInput, segmentInput } from '../itinerary/segment'
import type { ItineraryAnswer } from './itinerary-shapes'

/** Read-only fields of answers: they may be sent back and are ignored. */
const ignoredField = z.optional(z.unknown()).check(z.meta({ readOnly: true }))
/**
 * The same, for what this route cannot change: a body that names another value is refused by the
 * handler.
 */
const readOnlyText = z.optional(textUpTo(200)).check(z.meta({ readOnly: true }))

/** A strict schema that leaves out unknown fields instead of refusing them; its checks stay. */
function leavingOut<Schema extends z.ZodMiniObject>(schema: Schema): Schema {
  const { catchall: _strict, ...def } = schema.def
  return schema.clone(def)
}

type Told<Name extends string> = Record<Name, typeof ignoredField>

const segmentTold = {
  campInfo: ignoredField,
  featuredImage: ignoredField,
  minChildAge: ignoredField,
  dmcArrangedOnly: ignoredField,
  thirdParty: ignoredField,
  consultantInteractionRequired: ignoredField,
  availabilityCheckedAt: ignoredField,
  bookingStatus: ignoredField,
  availability: ignoredField,
  inventoryStatus: ignoredField,
  inclusions: ignoredField,
  mealBasis: ignoredField,
  charges: ignoredField,
  priced: ignoredField,
  cost: ignoredField,
  dmcSell: ignoredField,
  sell: ignoredField,
  sellAmount: ignoredField,
  cancellation: ignoredField,
  optionSell: ignoredField,
} satisfies Told<Exclude<keyof Segment, keyof SegmentInput>>

const segments = z.optional(
  z
    .array(
      z.pipe(
        z.pipe(
          z.strictObject({ ...segmentInput.shape, ...segmentTold }),
          z.transform((sent): unknown => sent),
        ),
        leavingOut(segmentInput),
      ),
    )
    .check(z.maxLength(200), differBy('id')),
)

const tripTold = {
  state: readOnlyText,
  pax: ignoredField,
  issues: ignoredField,
  errors: ignoredField,
  sellHidden: ignoredField,
} satisfies Record<Exclude<keyof ItineraryAnswer['itinerary'], keyof ItineraryPatch>, z.ZodMiniType>

const fixedFacts = {
  id: readOnlyText,
  agencyId: readOnlyText,
  agentId: readOnlyText,
  state: readOnlyText,
  currency: readOnlyText,
  model: readOnlyText,
}

/** The exchange rates, which follow the day's: other values than the trip has are refused. */
const fixedExchange = {
  exchange: ignoredField,
  spotRates: ignoredField,
  baseRates: ignoredField,
}

const answerTold = {
  version: ignoredField,
  problems: ignoredField,
  advice: ignoredField,
  payments: ignoredField,
  messages: ignoredField,
  finance: ignoredField,
  locked: ignoredField,
  costs: ignoredField,
  margins: ignoredField,
  deposits: ignoredField,
  createdDate: ignoredField,
  updatedAt: ignoredField,
  quotedAt: ignoredField,
  progress: ignoredField,
  availabilityCheckedAt: ignoredField,
  holdExpiry: ignoredField,
  bookingReference: ignoredField,
  ownRates: ignoredField,
  paymentPlan: ignoredField,
  cancellationFee: ignoredField,
  partyCancellations: ignoredField,
  proposal: ignoredField,
  clientData: ignoredField,
  user: ignoredField,
} satisfies Told<
  Exclude<
    keyof ItineraryAnswer,
    keyof ItineraryPatch | keyof typeof fixedFacts | keyof typeof fixedExchange | 'itinerary'
  >
>

/** The flags as they were sent, with those that only say what has happened. */
const allFlags = z.optional(z.array(itineraryFlagSchema))

const { startDate, endDate, adults, children, childrenAges, params } = itineraryPatch.shape

const trip = z.safeExtend(leavingOut(itineraryPatch), { state: readOnlyText })

/**
 * What PATCH /api/Itineraries/{id} takes (1 §7: the body is the itinerary): the fields of
 * itineraryPatch, the trip's own also nested as `itinerary`, as answers have it. What an answer
 * says beside them may be sent back. An unknown name is refused, and so is a field that is named at
 * both places.
 */
export const itineraryBody = z
  .pipe(
    z.pipe(
      z.strictObject({
        ...itineraryPatch.shape,
        flags: z.optional(
          z
            .array(itineraryFlagSchema)
            .check(z.maxLength(itineraryFlagSchema.options.length), withoutRepeats()),
        ),
        segments,
        ...answerTold,
        ...fixedFacts,
        ...fixedExchange,
        itinerary: z.optional(
          z.strictObject({
            startDate,
            endDate,
            adults,
            children,
            childrenAges,
            params,
            segments,
            ...tripTold,
          }),
        ),
      }),
      z.transform(({ flags, ...sent }): unknown => ({
        ...sent,
        ...(flags && { flags: flags.filter(isAgentsFlag), allFlags: flags }),
      })),
    ),
    z.safeExtend(leavingOut(itineraryPatch), {
      ...fixedFacts,
      ...fixedExchange,
      allFlags,
      itinerary: z.optional(trip),
    }),
  )
  .check(
    z.superRefine((body, context) => {
      for (const name of Object.keys(body.itinerary ?? {})) {
        if (name === 'state' || !Object.hasOwn(body, name)) continue
        const message = 'must not also be given outside itinerary'
        context.addIssue({ code: 'custom', path: ['itinerary', name], message, input: body })
      }
      const { rates, itinerary } = body
      refuseTwoRates(context, { rates, params: itinerary?.params, path: ['itinerary', 'params'] })
    }),
  )
export type ItineraryBody = z.output<typeof itineraryBody>

/** The change in a body, from either place. */
export function patchOfBody({ allFlags: _flags, ...body }: ItineraryBody): ItineraryPatch {
  const { id: _id, agencyId: _agency, agentId: _agent, state: _state, ...rest } = body
  const { currency: _currency, model: _model, ...changed } = rest
  const { exchange: _exchange, spotRates: _spot, baseRates: _base, ...own } = changed
  const { itinerary = {}, ...flat } = own
  const { state: _nested, ...nested } = itinerary
  return { ...flat, ...nested }
}
