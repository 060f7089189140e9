import { policyText } from '#shared/cancellation/cancellation-text'
import { dateTimeInZone } from '#shared/dates/zoned-time'
import { formatMoney } from '#shared/format/money'
import { holdZone } from '#shared/itinerary/hold-zone'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { stateLabels } from '#shared/itinerary/states'
import { marketLabels } from '#shared/rates/markets'
import type { Difference } from '../../data/itineraries/history'
import type { People } from '../../data/itineraries/itinerary-records'
import { pairsOf } from './changed-parts'
import { partyDifferences } from './party-differences'
import { titleOf } from './segment-title'
import { datesOf, roomsOf, toldOfSegment } from './segment-words'

/** A reading of an itinerary: the record and the names of its people. */
export interface Reading {
  readonly record: ItineraryRecord
  readonly people: People
}

const most = 200

/**
 * What changed between two readings, in words: for the history of an itinerary. Computed figures
 * are told by their totals.
 */
export function differences(before: Reading, after: Reading): Difference[] {
  const own = Object.entries(labels).flatMap(([field, [label, tell]]) =>
    differenceOf(field, label, [tell(before), tell(after)]),
  )
  const rates = rateNames.flatMap((name) =>
    differenceOf(`rates.${name}`, `${capital(name)} rate`, [
      percent(before, name),
      percent(after, name),
    ]),
  )
  const segments = pairsOf(before.record.segments, after.record.segments).flatMap(([old, now]) =>
    segmentDifferences([old, now], [before.record.currency, after.record.currency]),
  )
  return [...own, ...rates, ...segments, ...partyDifferences(before.record, after.record)].slice(
    0,
    most,
  )
}

type Tell = (reading: Reading) => string

const money =
  (amountOf: (record: ItineraryRecord) => number | undefined): Tell =>
  ({ record }) => {
    const amount = amountOf(record)
    return amount === undefined
      ? ''
      : formatMoney({ amount, currency: record.currency }, { show: 'code' })
  }

/**
 * Each field by its label and its words. Flags that only remember what a state or a step says
 * already are no news.
 */
const labels: Readonly<Record<string, readonly [label: string, tell: Tell]>> = {
  name: ['Name', ({ record }) => record.name],
  clientId: ['Client', ({ people }) => people.clientData?.name ?? ''],
  state: ['Status', ({ record }) => stateLabels[record.state]],
  startDate: ['Start', ({ record }) => record.startDate],
  endDate: ['End', ({ record }) => record.endDate],
  adults: ['Adults', ({ record }) => String(record.adults)],
  children: ['Children', ({ record }) => String(record.children)],
  childrenAges: ['Children’s ages', ({ record }) => record.childrenAges.join(', ')],
  pipedriveDealId: ['Pipedrive deal', ({ record }) => record.pipedriveDealId ?? ''],
  published: ['Published', ({ record }) => yesOrNo(record.published)],
  'flags.lcr': ['Exchange rates kept', ({ record }) => yesOrNo(record.flags.includes('lcr'))],
  'flags.xfsm': ['Foreign-sell markup', ({ record }) => yesOrNo(record.flags.includes('xfsm'))],
  'flags.locked_incompatible': [
    'Costs changed since the price was locked',
    ({ record }) => yesOrNo(record.flags.includes('locked_incompatible')),
  ],
  currency: ['Currency', ({ record }) => record.currency],
  exchangeDate: ['Exchange rates from', ({ record }) => record.exchangeDate ?? ''],
  ownRates: [
    'Own exchange rates',
    ({ record }) =>
      (record.ownRates ?? [])
        .map(({ currency, rate, reason }) => `${currency} ${rate}, ${reason}`)
        .join('; '),
  ],
  discount: ['Discount', money(({ discount }) => discount)],
  customPriceAdjustment: [
    'Price adjustment',
    money(({ customPriceAdjustment }) => customPriceAdjustment),
  ],
  customPriceAdjustmentFee: [
    'Price adjustment fee',
    money(({ customPriceAdjustmentFee }) => customPriceAdjustmentFee),
  ],
  featuredImage: [
    'Featured picture',
    ({ record }) => record.params.customizations?.featuredImage?.s3Key ?? '',
  ],
  video: ['Video', ({ record }) => record.params.customizations?.video?.s3Key ?? ''],
  rooms: ['Rooms requested', ({ record }) => record.params.rooms.map(tellWish).join(', ')],
  accommodationRooms: [
    'Rooms selected',
    ({ record }) => record.params.accommodationRooms.map(tellChoice).join('; '),
  ],
  cancellation: ['Cancellation policy', ({ record }) => policyText(record.cancellation ?? [])],
  market: ['Market', ({ record: { market } }) => marketLabels[market ?? 'international']],
  bookingReference: ['Booking reference', ({ record }) => record.bookingReference ?? ''],
  holdExpiry: ['Rooms held until', ({ record }) => heldWords(record)],
  cost: ['Cost', money(({ costs }) => costs?.total)],
  sell: ['Sell', money(({ finance }) => finance?.sell)],
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** `Oct 2, 17:00 camp time`: a hold lasts days, so no year is needed. */
function heldWords({ holdExpiry, segments }: ItineraryRecord): string {
  if (holdExpiry === undefined) return ''
  const until = new Date(holdExpiry)
  const stays = segments.filter(({ type }) => type === 'stay')
  const zone = holdZone(
    until,
    stays.map(({ country }) => country),
  )
  return `${dateTimeInZone(until, zone)} camp time`
}

const tellWish = ({
  roomType,
  adults,
  children,
}: ItineraryRecord['params']['rooms'][number]): string => `${roomType} ${adults}+${children}`
const tellChoice = (stay: ItineraryRecord['params']['accommodationRooms'][number]): string =>
  `${stay.supplierCode} on ${stay.startDate}: ${roomsOf(stay)}`

const rateNames = ['land', 'air', 'deposit', 'currency', 'dmc', 'rack', 'credit', 'ach'] as const
const percent = ({ record: { rates } }: Reading, name: (typeof rateNames)[number]): string =>
  rates[name] === undefined ? '' : `${rates[name]} %`
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function differenceOf(
  field: string,
  label: string,
  [from = '', to = '']: readonly string[],
): Difference[] {
  return from === to ? [] : [{ field, label, from, to }]
}

function segmentDifferences(
  [old, now]: readonly [Segment | undefined, Segment | undefined],
  [before, after]: readonly [currency: string, currency: string],
): Difference[] {
  const segment = now ?? old
  if (segment === undefined) return []
  const label = titleOf(segment)
  if (old === undefined || now === undefined) {
    return differenceOf(`segments.${segment.id}`, label, [old, now].map(datesOf))
  }
  return Object.entries(toldOfSegment).flatMap(([field, [word, tell]]) =>
    differenceOf(`segments.${segment.id}.${field}`, `${label}: ${word}`, [
      tell(old, before),
      tell(now, after),
    ]),
  )
}
