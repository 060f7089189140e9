import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'
import { agencyKey, demoLivesKey } from '../../../functions/data/table/keys'
import type { Item, Table } from '../../../functions/data/table/table-access'

/** Whether the demo data are there, whole: their agencies are written last. */
export async function isSeeded(table: Pick<Table, 'get'>): Promise<boolean> {
  return (await table.get(agencyKey(agencyIdSchema.parse('agy_marula')))) !== undefined
}

/**
 * Of which month the demo data are, and when they were loaded: what the lives of the demo trips are
 * counted from.
 */
const toCome = z.object({ startMonth: z.string(), loadedAt: z.iso.datetime() })

/**
 * The note that the demo trips are still to be lived: loaded with everything else, gone when they
 * are there.
 */
export const livesToCome = ({
  startMonth,
  now,
}: {
  readonly startMonth: string
  readonly now: Date
}): Item => ({
  ...demoLivesKey,
  startMonth,
  loadedAt: now.toISOString(),
})

/** That note; undefined where there is nothing to do. */
export async function readLivesToCome(table: Table): Promise<z.infer<typeof toCome> | undefined> {
  const item = await table.get(demoLivesKey, { consistent: true })
  return item === undefined ? undefined : toCome.parse(item)
}

export const allLived = (table: Table): Promise<void> =>
  table.write([{ Delete: { Key: demoLivesKey } }])
