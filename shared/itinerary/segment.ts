import * as z from 'zod/mini'
import { cancellationStep } from '../cancellation/cancellation-policy'
import { daysBetween } from '../dates/calendar-date'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { plainText, requiredText } from '../format/plain-text'
import { optionKeySchema, segmentIdSchema, supplierCodeSchema } from '../ids/ids'
import { maxAmount } from '../money/minor-units'
import { stayChargeSchema } from '../rates/rate-charges-schema'
import { roomLineInput, roomLineRecord } from '../rooms/room-line'
import { systemTypeSchema } from '../rooms/room-type-schemas'
import { clockTimeSchema, flightStatusSchema } from './flight-status'
import { currencyCode, knownCurrency, supplierAmount, supplierAmountInput } from './supplier-amount'
import { inventoryStatusSchema } from './supplier-status'
import { maxNights } from './trip-dates'

const code = z
  .string()
  .check(z.regex(/^[A-Z0-9-]{2,12}$/, { error: 'must be a code of capitals, digits and dashes' }))

/** Who may arrange a segment (1 §3). */
export const arrangers = ['Agent', 'DMC', '1'] as const
export const isArranger = (text: string): text is (typeof arrangers)[number] =>
  arrangers.some((one) => one === text)

/**
 * Normally one of our own words, but imported bookings may bring others, which are accepted back.
 */
const word = requiredText(40)

/**
 * Fields that an agent may set (1 §3, 2 §3, 2 §7.1). Amounts are decimal strings of the segment's
 * currency.
 */
const editable = {
  supplierCode: z.optional(supplierCodeSchema),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  title: z.optional(plainText(200)),
  description: z.optional(plainText(2_000)),
  campName: z.optional(plainText(200)),
  regionCode: z.optional(code),
  regionName: z.optional(plainText(200)),
  country: z.optional(plainText(100)),
  location: z.optional(plainText(200)),
  locationCode: z.optional(code),
  /** Where a way begins, the code of a transit point; it leads to `travelHubCode`. */
  fromHubCode: z.optional(code),
  travelHubCode: z.optional(code),
  /** As tickets show it: `KQ 764`. */
  flightNumber: z.optional(plainText(20)),
  /** What clocks show where it leaves on startDate, and where it arrives on endDate. */
  departureTime: z.optional(clockTimeSchema),
  arrivalTime: z.optional(clockTimeSchema),
  /** What an agent was told of a flight; without it the timetable counts (flight-status.ts). */
  flightStatus: z.optional(flightStatusSchema),
  arrangedBy: z.optional(word),
  currency: z.optional(knownCurrency),
  costAmount: z.optional(supplierAmountInput),
  rspAmount: z.optional(supplierAmountInput),
  racFactor: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /**
   * Minor units of the itinerary's currency; replaces the sell after everything else (pricing.md).
   */
  sellOverride: z.optional(z.int().check(z.minimum(0))),
  /** Why the agent set the sell by hand; for colleagues, never for the client. */
  sellOverrideReason: z.optional(plainText(200)),
  chargeable: z.optional(z.boolean()),
  /**
   * The client may take it or leave it, in the portal: it is charged for when it is taken
   * (`chargeable`).
   */
  optional: z.optional(z.boolean()),
  /** The youngest age, in years, that an activity takes. */
  minAge: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  /** How many travelers `costAmount` is for, where it was taken from an offer for all of them. */
  pricedFor: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  hideFromClient: z._default(z.boolean(), false),
  extras: z._default(z.array(requiredText(200)).check(z.maxLength(50)), []),
}

/**
 * A segment as a client may send it: strict, dates in order, nights the days between, rooms of its
 * own supplier. Its type and arranger are words of ours (segmentTypes, arrangers), or those that
 * the stored segment of the same id has.
 */
export const segmentInput = z
  .strictObject({
    ...editable,
    startDate: travelDateSchema,
    endDate: travelDateSchema,
    sellOverride: z.optional(z.int().check(z.minimum(0), z.maximum(maxAmount))),
    id: z.optional(segmentIdSchema),
    type: word,
    nights: z.optional(z.int().check(z.minimum(0), z.maximum(maxNights))),
    rooms: z._default(z.array(roomLineInput).check(z.maxLength(50)), []),
    optionKeys: z.optional(z.array(optionKeySchema).check(z.maxLength(50))),
    roomTypeIds: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(50))),
    systemTypes: z.optional(z.array(systemTypeSchema).check(z.maxLength(50))),
  })
  .check(
    z.superRefine((segment, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: segment })
      const nights = daysBetween(segment.startDate, segment.endDate)
      if (Number.isNaN(nights)) return // an invalid date is already reported

      if (nights < 0) refuse(['endDate'], 'must not be before startDate')
      else if (nights === 0 && segment.type === 'stay')
        refuse(['endDate'], 'must be after startDate')
      else if (nights > maxNights)
        refuse(['endDate'], `must be within ${maxNights} days of startDate`)
      else if (segment.nights !== undefined && segment.nights !== nights) {
        refuse(['nights'], 'must be the days from startDate to endDate')
      }

      if (segment.optional && ['stay', 'entry', 'exit'].includes(segment.type))
        refuse(['optional'], 'must be left out of stays, arrivals and departures')

      const { supplierCode } = segment
      if (segment.type === 'stay' && supplierCode === undefined)
        refuse(['supplierCode'], 'is required for a stay')
      const foreign = (optionKey: string) => !optionKey.startsWith(`${supplierCode}-`)
      segment.rooms.forEach(({ optionKey }, index) => {
        if (foreign(optionKey))
          refuse(['rooms', index, 'optionKey'], 'must be a room of the supplier')
      })
      segment.optionKeys?.forEach((optionKey, index) => {
        if (foreign(optionKey)) refuse(['optionKeys', index], 'must be a room of the supplier')
      })
    }),
  )
export type SegmentInput = z.infer<typeof segmentInput>

/**
 * A segment as it is stored: what was sent, what the catalogue adds and what pricing computed.
 * `type` and `arrangedBy` stay open, because an imported booking may bring a word that we do not
 * know (1 §5: warned about, counts as zero).
 */
export const segmentRecord = z.object({
  ...editable,
  id: segmentIdSchema,
  type: z.string().check(z.minLength(1)),
  arrangedBy: z.optional(z.string()),
  currency: z.optional(currencyCode),
  nights: z.int().check(z.minimum(0)),
  costAmount: z.optional(supplierAmount),
  rspAmount: z.optional(supplierAmount),
  rooms: z._default(z.array(roomLineRecord), []),
  campInfo: z.optional(z.string()),
  featuredImage: z.optional(z.object({ s3Key: z.string() })),
  minChildAge: z.optional(z.int().check(z.minimum(0))),
  dmcArrangedOnly: z._default(z.boolean(), false),
  consultantInteractionRequired: z._default(z.boolean(), false),
  /** Its availability comes from somebody else's system: stale after 4 hours (1 §9). */
  thirdParty: z._default(z.boolean(), false),
  /**
   * When its own availability was last checked; the itinerary's time counts where it is missing.
   */
  availabilityCheckedAt: z.optional(z.iso.datetime()),
  /** Status of its booking: provisional, confirmed … (see supplier-status.ts). */
  bookingStatus: z.optional(z.string()),
  /**
   * The worst of its nights and rooms when last asked: rooms free, −1 may be available, −2 on
   * request, −3 closed, 0 none; missing is unknown.
   */
  availability: z.optional(z.int().check(z.minimum(-3))),
  inventoryStatus: z.optional(inventoryStatusSchema),
  inclusions: z.optional(z.string()),
  mealBasis: z.optional(z.string()),
  /** Levies, fees and supplements of its rates: in its price, or paid there by the guest. */
  charges: z.optional(z.array(stayChargeSchema)),
  /** The supplier's cancellation policy when it was quoted. */
  cancellation: z.optional(z.array(cancellationStep)),
  /**
   * Whether a price has been computed; the three figures are minor units of the itinerary's
   * currency.
   */
  priced: z._default(z.boolean(), false),
  cost: z.optional(z.int()),
  dmcSell: z.optional(z.int()),
  sell: z.optional(z.int()),
  /**
   * Of an optional one: what taking it adds to what the client pays, minor units of the itinerary's
   * currency.
   */
  optionSell: z.optional(z.int()),
  /** The supplier's own selling amount, a decimal string of the segment's currency. */
  sellAmount: z.optional(supplierAmount),
})
export type Segment = z.infer<typeof segmentRecord>
