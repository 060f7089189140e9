import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates/calendar-date'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import { nextPayment } from '#shared/itinerary/open-payments'
import { segmentRecord } from '#shared/itinerary/segment'
import { itineraryStateSchema, priceLockedStates } from '#shared/itinerary/states'
import { isStillAskedFor } from '#shared/payments/payable-payment'
import { tripStage } from '#shared/payments/trip-stage'
import { supplierDebtsText } from '#shared/pricing/supplier-debts'
import { unpricedStays } from '#shared/pricing/unpriced-stays'
import { actorSchema } from '../people/actor'
import type { ListedItinerary } from './listed-itinerary'

/**
 * Work in flight with the supplier system. Its token names one attempt: a message of another
 * attempt has no effect.
 */
export const workSchema = z.object({
  action: z.enum(['GetQuote', 'requote', 'GetHold', 'ConfirmQuote']),
  token: z.string(),
  since: z.iso.datetime(),
  by: actorSchema,
  sendNotify: z.boolean(),
  /** Stays that the supplier system is asked for. */
  total: z.int(),
})
export type WorkInFlight = z.infer<typeof workSchema>

/** The people of an itinerary by name, kept with it so that a page costs one read. */
export const peopleSchema = z.object({
  clientData: z.optional(z.object({ name: z.string() })),
  user: z.object({
    agency: z.object({ name: z.string(), agencyCode: z.string() }),
    agent: z.object({ fullName: z.string(), email: z.string() }),
  }),
})
export type People = z.infer<typeof peopleSchema>

/** An itinerary with what is kept beside it. */
export interface StoredItinerary {
  readonly record: ItineraryRecord
  readonly people: People
  /** There while the state is in flight. */
  readonly work?: WorkInFlight | undefined
  /**
   * The version whose snapshot has this content: a change of state or of the booking alone makes
   * none.
   */
  readonly contentVersion: number
  /** Stays that the supplier system has answered for, in the present attempt. */
  readonly done?: number | undefined
}

/**
 * Content is all of a record except its owner, what every change updates, and its booking status.
 */
export const contentSchema = z.extend(
  z.omit(itineraryRecord, {
    id: true,
    agencyId: true,
    state: true,
    version: true,
    updatedAt: true,
    holdExpiry: true,
    bookingReference: true,
  }),
  {
    segments: z._default(
      z.array(z.omit(segmentRecord, { inventoryStatus: true, bookingStatus: true })),
      [],
    ),
  },
)
export type ItineraryContent = z.infer<typeof contentSchema>

/** Attributes of an itinerary's own item, that conditions and outsiders look at. */
export const headAttributes = z.object({
  state: itineraryStateSchema,
  version: z.int().check(z.minimum(1)),
  /** Which version's content it has. */
  contentVersion: z.int().check(z.minimum(1)),
  packed: z.instanceof(Uint8Array),
  done: z.optional(z.int()),
})

/**
 * What an itinerary's own item has packed, with the names that lists show: what the content does
 * not hold.
 */
export const headContent = z.object({
  agency: peopleSchema.shape.user.shape.agency,
  email: z.string(),
  agentName: z.string(),
  clientName: z.optional(z.string()),
  work: z.optional(workSchema),
  holdExpiry: z.optional(z.iso.datetime()),
  /** Inventory and booking status of segments that have any, by id. */
  standing: z.record(z.string(), z.tuple([z.nullable(z.string()), z.nullable(z.string())])),
})

/** The summary of an itinerary, for lists. */
export function summaryOf({
  record,
  people,
}: Pick<StoredItinerary, 'record' | 'people'>): ListedItinerary {
  const {
    id,
    name,
    state,
    agentId,
    clientId,
    startDate,
    endDate,
    adults,
    children,
    currency,
    finance,
  } = record
  return {
    id,
    name,
    state,
    agentId,
    clientId,
    startDate,
    endDate,
    adults,
    children,
    currency,
    agentName: people.user.agent.fullName,
    clientName: people.clientData?.name,
    sell: finance?.sell ?? 0,
    paid: finance?.paid ?? 0,
    ...moneyOf(record),
    bookingReference: record.bookingReference,
    published: record.published || undefined,
    problems: record.problems.length,
    supplierDebts: priceLockedStates.includes(state) ? supplierDebtsText(record) : undefined,
    unpriced: unpricedOf(record),
    proposalId: record.proposal?.id,
    versionLetter: record.proposal?.letter,
    image: imageOf(record),
    version: record.version,
    createdDate: record.createdDate,
    updatedAt: record.updatedAt,
  }
}

/** Undefined where every stay has its price, as in most trips: lists keep nothing for it. */
const unpricedOf = (record: ItineraryRecord): number | undefined =>
  unpricedStays(record).length || undefined

/**
 * Sell, amount paid and next payment due of a priced itinerary; a cancelled one has nothing due.
 */
function moneyOf({ state, finance, margins, payments }: ItineraryRecord) {
  if (finance === undefined) return {}
  const next = nextPayment(payments.filter((payment) => isStillAskedFor(payment, state)))
  return {
    deposit: finance.deposit,
    margin: margins?.total,
    stage: finance.sell > 0 ? tripStage({ finance, payments }) : undefined,
    dueDate: next === undefined ? undefined : calendarDate(next.dueDate),
    dueAmount: next?.dueAmount,
    dueType: next?.dueType,
    duePurpose: next?.duePurpose,
  }
}

/** The picture of a trip (1 §5): the customization's, else the second stay's, else the first's. */
export function imageOf({ params, segments }: ItineraryRecord): string | undefined {
  const stays = segments.filter(({ type }) => type === 'stay')
  return params.customizations?.featuredImage?.s3Key ?? (stays[1] ?? stays[0])?.featuredImage?.s3Key
}
