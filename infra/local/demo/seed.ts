import { monthOf } from '#shared/dates/calendar-date'
import { agencyIdSchema } from '#shared/ids/ids'
import { hashPassword } from '../../../functions/agents/password'
import { agencyKey } from '../../../functions/data/table/keys'
import type { Item, Table } from '../../../functions/data/table/table-access'
import { clockAt } from '../../../functions/runtime/clock'
import { demoData } from './demo-data'
import { demoItems } from './demo-items'
import { syntheticCatalogue } from './synthetic'
import type { DemoData } from './types'

/** All demo people sign in with it. */
export const demoPassword = 'kgalagadi-2027'

interface SeedOptions {
  readonly now: Date
  /** So many invented camps beside the real ones, for measuring at size; they have neither rooms nor rates. */
  readonly extraCamps?: number
}

/** Every item of the demo data as of the month that it is loaded in. */
export async function seedItems({ now, extraCamps = 0 }: SeedOptions): Promise<Item[]> {
  const passwordHash = await hashPassword(demoPassword)
  const month = monthOf(clockAt(() => now).today())
  return demoItems(withExtraCamps(demoData(month), extraCamps), { passwordHash, now })
}

/** Whether the demo data are there, whole: their agencies are written last. */
export async function isSeeded(table: Pick<Table, 'get'>): Promise<boolean> {
  return (await table.get(agencyKey(agencyIdSchema.parse('agy_marula')))) !== undefined
}

function withExtraCamps(data: DemoData, count: number): DemoData {
  return count === 0 ? data : { ...data, camps: [...data.camps, ...syntheticCatalogue(count).camps] }
}
