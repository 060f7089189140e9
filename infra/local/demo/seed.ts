import { monthOf } from '#shared/dates/calendar-date'
import { hashPassword } from '../../../functions/agents/password'
import type { Item } from '../../../functions/data/table/table-access'
import { clockAt } from '../../../functions/runtime/clock'
import { demoData } from './demo-data'
import { demoItems } from './demo-items'
import { demoPassword } from './people'
import { syntheticCatalogue } from './synthetic'

interface SeedOptions {
  readonly now: Date
  /**
   * So many invented camps beside the real ones, for measuring at size; they have neither rooms nor
   * rates.
   */
  readonly extraCamps?: number
  /** Of all demo people. */
  readonly password?: string
}

/** Every item of the demo data as of the month that it is loaded in. */
export async function seedItems({
  now,
  extraCamps = 0,
  password = demoPassword,
}: SeedOptions): Promise<Item[]> {
  const passwordHash = await hashPassword(password)
  const data = demoData(monthOf(clockAt(() => now).today()))
  const camps = [...data.camps, ...syntheticCatalogue(extraCamps).camps]
  return demoItems({ ...data, camps }, { passwordHash, now })
}
