import * as z from 'zod/mini'
import { supplierCodeSchema } from '#shared/ids/ids'
import type { PlannedWrite } from '../table/commit'
import { dueItems } from '../table/due-items'
import { duePlace, rateNewsDue, rateNewsKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'

const news = z.object({
  edition: z.string(),
  /** The rooms whose rates are new, by camp. */
  rooms: z.record(supplierCodeSchema, z.array(z.string())),
  at: z.iso.datetime(),
  /** The last agency whose agents have been told, in the order of ids. */
  told: z.optional(z.string()),
})
export type RateNews = z.infer<typeof news>

/** Notes an edition, for the transaction that publishes it. */
export const rateNewsWrite = (one: RateNews): PlannedWrite => ({
  write: {
    Put: {
      Item: {
        ...rateNewsKey(one.edition),
        ...one,
        ...duePlace(rateNewsDue, { at: one.at, id: one.edition }),
      },
    },
  },
})

/** Editions of rates whose trips' owners are still to be told. */
export const rateNews = (table: Table) => ({
  add: (one: RateNews) => table.write([rateNewsWrite(one).write]),
  /** The editions before an instant: publishing them has ended by then. */
  due: (before: Date) =>
    dueItems(table, { kind: rateNewsDue, before: before.toISOString() }, (item) =>
      parseRecord(news, item),
    ),
  done: (edition: string) => table.write([{ Delete: { Key: rateNewsKey(edition) } }]),
})
