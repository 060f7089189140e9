import { catalogueItems } from '../../../functions/data/catalogue/catalogue-records'
import { exchangeItem } from '../../../functions/data/rates/exchange-records'
import { itemsOfSupplier } from '../../../functions/data/rates/supplier-records'
import { groupBy } from '../../../functions/data/table/group-by'
import type { Item } from '../../../functions/data/table/table-access'
import type { DemoData } from './demo-data'
import { livesToCome } from './loaded'
import { messageItems } from './message-items'
import { demoPeople, peopleItems } from './people'
import { presentationItems } from './presentation-items'
import { tripItems } from './trip-items'

export interface DemoItemsSources {
  /** Of the one password of all demo people. */
  readonly passwordHash: string
  readonly now: Date
}

/** Every item of the demo data. The agencies come last, so their presence means that everything was loaded. */
export function demoItems(data: DemoData, { passwordHash, now }: DemoItemsSources): Item[] {
  const people = demoPeople(now)
  return [
    ...supplierItems(data, now),
    ...catalogueItems(data),
    exchangeItem(data.exchange),
    ...tripItems(data, people, now),
    ...messageItems(data, people, now),
    ...presentationItems(data, people, now),
    livesToCome({ startMonth: data.startMonth, now }),
    ...peopleItems(people, passwordHash),
  ]
}

type SupplierData = Pick<DemoData, 'camps' | 'campStories' | 'roomTypes' | 'rateRules' | 'allotments'>

/** What each camp sells, and what it tells of itself in English. */
function supplierItems(data: SupplierData, now: Date): Item[] {
  const roomTypes = groupBy(data.roomTypes, ({ supplierCode }) => supplierCode)
  const rateRules = groupBy(data.rateRules, ({ supplierCode }) => supplierCode)
  const allotments = groupBy(data.allotments, ({ supplierCode }) => supplierCode)
  const stories = groupBy(data.campStories, ({ supplierCode }) => supplierCode)
  return data.camps.flatMap(({ supplierCode, thirdParty }) =>
    itemsOfSupplier({
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
  )
}
