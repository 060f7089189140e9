import * as z from 'zod/mini'
import { blockKey, presentationBlock } from '#shared/api/presentation-blocks'
import type { CancellationStep } from '#shared/cancellation/cancellation-policy'
import { itineraryIdSchema, supplierCodeSchema } from '#shared/ids/ids'
import { catalogueItems } from '../../../functions/data/catalogue/catalogue-records'
import { nameOf } from '../../../functions/data/clients/client-records'
import { exchangeItem } from '../../../functions/data/rates/exchange-records'
import { supplierTermsItem } from '../../../functions/data/rates/room-records'
import { itemsOfSupplier } from '../../../functions/data/rates/supplier-records'
import { groupBy } from '../../../functions/data/table/group-by'
import { presentationKey } from '../../../functions/data/table/keys'
import type { Item } from '../../../functions/data/table/table-access'
import { bookingItems } from './bookings'
import type { DemoData } from './demo-data'
import { livesToCome } from './loaded'
import { messageItems } from './message-items'
import { type DemoPeople, demoPeople, peopleItems } from './people'
import { readTable } from './rows'
import { tripItems } from './trip-items'

export interface DemoItemsSources {
  /** Of the one password of all demo people. */
  readonly passwordHash: string
  readonly now: Date
}

/**
 * Every item of the demo data. The agencies come last, so their presence means that everything was
 * loaded.
 */
export function demoItems(data: DemoData, { passwordHash, now }: DemoItemsSources): Item[] {
  const people = demoPeople(now)
  return [
    ...supplierItems(data, now),
    ...catalogueItems(data),
    exchangeItem(data.exchange),
    ...tripItems(data, people, now),
    ...bookingItems(data.bookings, now),
    ...messageItems(data, people, now),
    ...presentationItems(data, people, now),
    livesToCome({ startMonth: data.startMonth, now }),
    ...peopleItems(people, passwordHash),
  ]
}

type SupplierData = Pick<
  DemoData,
  'camps' | 'campStories' | 'roomTypes' | 'rateRules' | 'allotments'
>

/** What each camp sells, and what it tells of itself in English. */
function supplierItems(data: SupplierData, now: Date): Item[] {
  const roomTypes = groupBy(data.roomTypes, ({ supplierCode }) => supplierCode)
  const rateRules = groupBy(data.rateRules, ({ supplierCode }) => supplierCode)
  const allotments = groupBy(data.allotments, ({ supplierCode }) => supplierCode)
  const stories = groupBy(data.campStories, ({ supplierCode }) => supplierCode)
  return data.camps.flatMap(({ supplierCode, thirdParty, guidePrice = 0 }) => [
    supplierTermsItem({
      supplierCode: supplierCodeSchema.parse(supplierCode),
      cancellation: policyOf(guidePrice),
      contacts: [],
    }),
    ...itemsOfSupplier({
      supplierCode,
      thirdParty,
      ...(thirdParty ? { copiedAt: now } : {}),
      roomTypes: roomTypes.get(supplierCode) ?? [],
      rateRules: rateRules.get(supplierCode) ?? [],
      allotments: allotments.get(supplierCode) ?? [],
      info: (stories.get(supplierCode) ?? []).map(({ paragraphs, featureCounts }) => ({
        supplierCode,
        locale: 'en',
        description: paragraphs,
        featureCounts,
      })),
    }),
  ])
}

/** Illustrative: dear camps ask for more, and earlier. */
const policyOf = (guidePrice: number): CancellationStep[] => [
  { days: guidePrice > 800 ? 90 : 45, percent: 20 },
  { days: guidePrice > 800 ? 60 : 30, percent: 50 },
  { days: guidePrice > 800 ? 30 : 14, percent: 100 },
]

const demoBlock = z.strictObject({
  itineraryId: itineraryIdSchema,
  key: blockKey,
  value: presentationBlock,
})

/** The items of presentations that agents have worked on. */
function presentationItems(
  { itineraries }: Pick<DemoData, 'itineraries'>,
  people: DemoPeople,
  now: Date,
): Item[] {
  const rows = z.array(demoBlock).parse(readTable('presentations'))
  const at = now.toISOString()
  return [...groupBy(rows, ({ itineraryId }) => itineraryId)].flatMap(([id, blocks]) => {
    const trip = itineraries.find(({ itineraryId }) => itineraryId === id)
    const agent = people.agents.find((one) => one.id === trip?.agentId)
    if (agent === undefined) return []
    const changeFacts = { version: 1, by: { id: agent.id, name: nameOf(agent) }, at }
    const blocksByKey = Object.fromEntries(
      blocks.map(({ key, value }) => [key, { value, ...changeFacts }]),
    )
    return [
      {
        ...presentationKey(agent.agencyId, id),
        id,
        itineraryId: id,
        version: 1,
        updatedAt: at,
        blocks: blocksByKey,
      },
    ]
  })
}
