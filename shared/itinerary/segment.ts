import * as z from 'zod'
import { calendarDateSchema, daysBetween, travelDateSchema } from '../dates/calendar-date'
import { plainText, requiredText } from '../format/plain-text'
import { optionKeySchema, segmentIdSchema, supplierCodeSchema } from '../ids/ids'
import { mostAmount } from '../money/minor-units'
import { roomLineInput, roomLineRecord } from '../rooms/room-line'
import { systemTypeSchema } from '../rooms/room-type-codes'
import { clockTimeSchema, flightStatusSchema } from './flight-status'
import { currencyCode, knownCurrency, supplierAmount, supplierAmountInput } from './supplier-amount'
import { inventoryStatusSchema } from './supplier-status'
import { maxNights } from './trip-dates'

const code = z.string().regex(/^[A-Z0-9-]{2,12}$/, { error: 'must be a code of capitals, digits and dashes' })

/** Who may arrange a segment (1 §3). */
export const arrangers = ['Agent', 'DMC', '1'] as const
export const isArranger = (text: string): text is (typeof arrangers)[number] => arrangers.some((one) => one === text)

/** Normally one of our own words, but imported bookings may bring others, which are accepted back. */
const word = requiredText(40)

/** Fields that an agent may set (1 §3, 2 §3, 2 §7.1). Amounts are decimal strings of the segment's currency. */
const editable = {
  supplierCode: supplierCodeSchema.optional(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  title: plainText(200).optional(),
  description: plainText(2_000).optional(),
  campName: plainText(200).optional(),
  regionCode: code.optional(),
  regionName: plainText(200).optional(),
  country: plainText(100).optional(),
  location: plainText(200).optional(),
  locationCode: code.optional(),
  /** Where a way begins, the code of a transit point; it leads to `travelHubCode`. */
  fromHubCode: code.optional(),
  travelHubCode: code.optional(),
  /** As tickets show it: `KQ 764`. */
  flightNumber: plainText(20).optional(),
  /** What clocks show where it leaves on startDate, and where it arrives on endDate. */
  departureTime: clockTimeSchema.optional(),
  arrivalTime: clockTimeSchema.optional(),
  /** What an agent was told of a flight; without it the timetable counts (flight-status.ts). */
  flightStatus: flightStatusSchema.optional(),
  arrangedBy: word.optional(),
  currency: knownCurrency.optional(),
  costAmount: supplierAmountInput.optional(),
  rspAmount: supplierAmountInput.optional(),
  racFactor: z.number().min(0).max(100).optional(),
  /** Minor units of the itinerary's currency; replaces the sell after everything else (pricing.md). */
  sellOverride: z.int().min(0).optional(),
  /** Why the agent set the sell by hand; for colleagues, never for the client. */
  sellOverrideReason: plainText(200).optional(),
  chargeable: z.boolean().optional(),
  hideFromClient: z.boolean().default(false),
  extras: z.array(requiredText(200)).max(50).default([]),
}

/**
 * A segment as a client may send it: strict, dates in order, nights the days between, rooms of its own supplier. Its type
 * and arranger are words of ours (segmentTypes, arrangers), or those that the stored segment of the same id has.
 */
export const segmentInput = z
  .strictObject({
    ...editable,
    startDate: travelDateSchema,
    endDate: travelDateSchema,
    sellOverride: z.int().min(0).max(mostAmount).optional(),
    id: segmentIdSchema.optional(),
    type: word,
    nights: z.int().min(0).max(maxNights).optional(),
    rooms: z.array(roomLineInput).max(50).default([]),
    optionKeys: z.array(optionKeySchema).max(50).optional(),
    roomTypeIds: z.array(z.int().min(0)).max(50).optional(),
    systemTypes: z.array(systemTypeSchema).max(50).optional(),
  })
  .superRefine((segment, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: segment })
    const nights = daysBetween(segment.startDate, segment.endDate)
    if (Number.isNaN(nights)) return // an invalid date is already reported

    if (nights < 0) refuse(['endDate'], 'must not be before startDate')
    else if (nights === 0 && segment.type === 'stay') refuse(['endDate'], 'must be after startDate')
    else if (nights > maxNights) refuse(['endDate'], `must be within ${maxNights} days of startDate`)
    else if (segment.nights !== undefined && segment.nights !== nights) {
      refuse(['nights'], 'must be the days from startDate to endDate')
    }

    const { supplierCode } = segment
    if (segment.type === 'stay' && supplierCode === undefined) refuse(['supplierCode'], 'is required for a stay')
    const foreign = (optionKey: string) => !optionKey.startsWith(`${supplierCode}-`)
    segment.rooms.forEach(({ optionKey }, index) => {
      if (foreign(optionKey)) refuse(['rooms', index, 'optionKey'], 'must be a room of the supplier')
    })
    segment.optionKeys?.forEach((optionKey, index) => {
      if (foreign(optionKey)) refuse(['optionKeys', index], 'must be a room of the supplier')
    })
  })
export type SegmentInput = z.infer<typeof segmentInput>

/**
 * A segment as it is stored: what was sent, what the catalogue adds and what pricing computed. `type` and `arrangedBy`
 * stay open, because an imported booking may bring a word that we do not know (1 §5: warned about, counts as zero).
 */
export const segmentRecord = z.object({
  ...editable,
  id: segmentIdSchema,
  type: z.string().min(1),
  arrangedBy: z.string().optional(),
  currency: currencyCode.optional(),
  nights: z.int().min(0),
  costAmount: supplierAmount.optional(),
  rspAmount: supplierAmount.optional(),
  rooms: z.array(roomLineRecord).default([]),
  campInfo: z.string().optional(),
  featuredImage: z.object({ s3Key: z.string() }).optional(),
  minChildAge: z.int().min(0).optional(),
  dmcArrangedOnly: z.boolean().default(false),
  consultantInteractionRequired: z.boolean().default(false),
  /** Its availability comes from somebody else's system: stale after 4 hours (1 §9). */
  thirdParty: z.boolean().default(false),
  /** When its own availability was last checked; the itinerary's time counts where it is missing. */
  availabilityCheckedAt: z.iso.datetime().optional(),
  /** Status of its booking: provisional, confirmed … (see supplier-status.ts). */
  bookingStatus: z.string().optional(),
  /** The worst of its nights and rooms when last asked: rooms free, −1 may be available, −2 on request, −3 closed, 0 none; missing is unknown. */
  availability: z.int().min(-3).optional(),
  inventoryStatus: inventoryStatusSchema.optional(),
  inclusions: z.string().optional(),
  mealBasis: z.string().optional(),
  /** Whether a price has been computed; the three figures are minor units of the itinerary's currency. */
  priced: z.boolean().default(false),
  cost: z.int().optional(),
  dmcSell: z.int().optional(),
  sell: z.int().optional(),
  /** The supplier's own selling amount, a decimal string of the segment's currency. */
  sellAmount: supplierAmount.optional(),
})
export type Segment = z.infer<typeof segmentRecord>
