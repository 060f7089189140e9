import * as z from 'zod/mini'
import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  monthOf,
} from '#shared/dates/calendar-date'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import {
  type OptionKey,
  optionKeySchema,
  type SupplierCode,
  supplierCodeOf,
  supplierCodeSchema,
} from '#shared/ids/ids'
import { foreignCharge } from '#shared/rates/rate-charges'
import type { CampRecord } from '../data/catalogue/catalogue-records'
import { type RateRuleRecord, rateRuleRecord } from '../data/rates/rate-records'
import { type RoomTypeRecord, roomTypeRecord } from '../data/rates/room-records'

/**
 * What camps sell, as rows of tables: rooms, rates and counts of free rooms. What the option key,
 * the camp or the room already says is not repeated.
 */
export const roomRow = z.strictObject(
  z.extend(z.omit(roomTypeRecord, { supplierCode: true }), {
    uniqueName: z.optional(roomTypeRecord.shape.uniqueName),
    roomTypeId: z.optional(roomTypeRecord.shape.roomTypeId),
    minPax: z._default(roomTypeRecord.shape.minPax, 1),
    normalChildren: z._default(roomTypeRecord.shape.normalChildren, 0),
    minChildAge: z.optional(roomTypeRecord.shape.minChildAge),
    cost: z._default(roomTypeRecord.shape.cost, 0),
    disabled: z._default(z.boolean(), false),
  }).shape,
)

const inOrder = { path: ['to'], error: 'is before the first day' }

export const rateRow = z
  .strictObject(
    z.extend(
      z.omit(
        z.omit(rateRuleRecord, {
          supplierCode: true,
          room: true,
          systemType: true,
          roomTypeId: true,
        }),
        {
          maxUnits: true,
          guestNormal: true,
          normalAdults: true,
        },
      ),
      { perPerson: z._default(z.boolean(), true) },
    ).shape,
  )
  .check(
    z.refine(({ from, to }) => from <= to, inOrder),
    z.refine(
      ({ prov, groupRate, twinRate, singleRate }) =>
        prov === 'C' || (groupRate ?? twinRate ?? singleRate),
      {
        path: ['twinRate'],
        error:
          'A rate needs a price (sharing, single or for the whole unit), or C where the room is closed',
      },
    ),
    z.refine(({ charges = '', currency }) => foreignCharge(charges, currency) === undefined, {
      path: ['charges'],
      error: 'Only what is paid locally may be in another currency than the rate',
    }),
    z.refine(
      ({ stayNights: stay, payNights: pay }) =>
        (stay === undefined && pay === undefined) ||
        (pay !== undefined && pay > 0 && pay < (stay ?? 0)),
      {
        path: ['payNights'],
        error: 'An offer needs nights to stay, and fewer to pay (stay 4, pay 3)',
      },
    ),
    z.refine(
      ({ earlyBirdDays: days, earlyBirdPercent: percent }) =>
        (days === undefined) === (percent === undefined),
      {
        path: ['earlyBirdPercent'],
        error: 'An early bird offer needs its days ahead and its percentage',
      },
    ),
    z.refine(
      ({ longStayNights: nights, longStayPercent: less }) =>
        (nights === undefined) === (less === undefined),
      {
        path: ['longStayPercent'],
        error: 'A long stay offer needs its nights and its percentage',
      },
    ),
  )

const period = { from: calendarDateSchema, to: calendarDateSchema }
const isPeriod = [
  z.refine<{ from: CalendarDate; to: CalendarDate }>(({ from, to }) => from <= to, inOrder),
  z.refine<{ from: CalendarDate; to: CalendarDate }>(({ from, to }) => to <= addDays(from, 1100), {
    path: ['to'],
    error: 'is more than three years away',
  }),
] as const

/**
 * Rooms free on the nights of a period, both days included, as counted now; −1 may be available, −2
 * on request, −3 closed.
 */
export const allotmentRow = z
  .strictObject({
    optionKey: optionKeySchema,
    ...period,
    rooms: z.int().check(z.minimum(-3), z.maximum(9999)),
  })
  .check(...isPeriod)

/** Nights that a room, or a whole camp, is not for sale. */
export const stopSellRow = z
  .strictObject({ optionKey: z.union([optionKeySchema, supplierCodeSchema]), ...period })
  .check(...isPeriod)

/** 3 and 4 are for couples and want two adults (1 §9): only a row that says so has one of them. */
const roomTypeIds = { Single: 1, Twin: 2, _Double: 5, Family: 6 } as const

/** A room type of a camp, with what the camp says for it. */
export function roomOf(
  row: z.output<typeof roomRow>,
  camp: Pick<CampRecord, 'campName' | 'minChildAge'>,
): RoomTypeRecord {
  return {
    ...row,
    supplierCode: supplierCodeOf(row.optionKey),
    uniqueName: row.uniqueName ?? `${camp.campName}, ${row.name}`.slice(0, 200),
    roomTypeId: row.roomTypeId ?? roomTypeIds[row.systemType],
    minChildAge: row.minChildAge ?? camp.minChildAge,
  }
}

/** A rate rule of a room. */
export function rateRuleOf(row: z.output<typeof rateRow>, room: RoomTypeRecord): RateRuleRecord {
  const { supplierCode, name, systemType, roomTypeId, maxUnits, guestNormal, normalAdults } = room
  return {
    ...row,
    supplierCode,
    room: name,
    systemType,
    roomTypeId,
    maxUnits,
    guestNormal,
    normalAdults,
  }
}

export interface CountsOfMonth {
  readonly supplierCode: SupplierCode
  readonly optionKey: OptionKey
  readonly month: CalendarMonth
  /** By day of the month. */
  readonly days: Map<number, number>
}

/** The counts of rows by room and month. */
export function countsOf(rows: readonly z.output<typeof allotmentRow>[]): CountsOfMonth[] {
  const months = new Map<string, CountsOfMonth>()
  for (const { optionKey, from, to, rooms } of rows) {
    for (let night = from; night <= to; night = addDays(night, 1)) {
      const [month, key] = [monthOf(night), `${optionKey} ${night.slice(0, 7)}`]
      const own = months.get(key) ?? {
        supplierCode: supplierCodeOf(optionKey),
        optionKey,
        month,
        days: new Map(),
      }
      months.set(key, own)
      own.days.set(Number(night.slice(8)), rooms)
    }
  }
  return [...months.values()]
}
