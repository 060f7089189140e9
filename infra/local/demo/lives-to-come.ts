import * as z from 'zod'
import { demoLivesKey } from '../../../functions/data/table/keys'
import type { Item, Table } from '../../../functions/data/table/table-access'

/** Of which month the demo data are, and when they were loaded: what the lives of the demo trips are counted from. */
const toCome = z.object({ startMonth: z.string(), loadedAt: z.iso.datetime() })
export type LivesToCome = z.infer<typeof toCome>

/** The note that the demo trips are still to be lived: loaded with everything else, gone when they are there. */
export const livesToCome = ({ startMonth, now }: { readonly startMonth: string; readonly now: Date }): Item => ({
  ...demoLivesKey,
  startMonth,
  loadedAt: now.toISOString(),
})

/** That note; undefined where there is nothing to do. */
export async function readLivesToCome(table: Table): Promise<LivesToCome | undefined> {
  const item = await table.get(demoLivesKey, { consistent: true })
  return item === undefined ? undefined : toCome.parse(item)
}

export const allLived = (table: Table): Promise<void> => table.write([{ Delete: { Key: demoLivesKey } }])
