import type { AgentPrincipal } from '#shared/access/principal'
import { exchangeItem } from '../../../functions/data/rates/exchange-records'
import { itemsOfSupplier } from '../../../functions/data/rates/supplier-records'
import { sandboxSecretKey } from '../../../functions/data/table/keys'
import type { Item } from '../../../functions/data/table/table-access'
import { demoPeople, peopleItems } from '../../../infra/local/demo/people'
import { someRates } from '../../support/rates-of-the-day'
import { aRateRule, aRoomType } from '../../support/suppliers'
import { people } from '../../support/trip-world'
import { now } from './here'

const flags = ['editPayments', 'editAmountsInModals'] as const

export const peoplePrincipals = {
  naledi: { ...people.naledi, flags: [...flags] },
  thabo: { ...people.thabo, flags: [...flags] },
} as const satisfies Record<string, AgentPrincipal>
export type Who = keyof typeof peoplePrincipals

/** Camps with rooms, and one that has to be asked. */
const camps = { CAMP: 5, OTHER: 5, ASKED: -2 } as const

/**
 * An agency with its people and a client, the day's exchange rates, and camps with rooms in June
 * and July.
 */
export function seeded(): Item[] {
  const people = demoPeople(now)
  return [
    ...peopleItems({ ...people, clients: people.clients.slice(0, 1) }, ''),
    exchangeItem(someRates()),
    sandboxSecret,
    ...Object.entries(camps).flatMap(([code, free]) => campItems(code, free)),
  ]
}

/** Handlers keep it once they have read it, so it is the same on every stage. */
const sandboxSecret: Item = {
  ...sandboxSecretKey,
  secret: 'the sandbox signs with this one on every stage',
}

function campItems(supplierCode: string, free: number): Item[] {
  const days = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => [String(index + 1).padStart(2, '0'), free]),
  )
  const optionKey = `${supplierCode}-TENT`
  return itemsOfSupplier({
    supplierCode,
    roomTypes: [aRoomType({ supplierCode, optionKey })],
    rateRules: [aRateRule({ supplierCode, optionKey })],
    allotments: ['2027-06', '2027-07'].map((month) => ({ optionKey, month, days })),
  })
}
