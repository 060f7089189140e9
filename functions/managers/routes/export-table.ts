import { contentImportRoutes } from '#shared/api/content-imports'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { rowsOf } from '../content-rows'
import { headingsOf, kindOfTable, rowsIn } from '../content-tables'
import { contentReader } from '../read-content'

const makers = { catalogue: theCatalogue, reader: (table: Table) => contentReader(table) }
const pageSize = 50

/** A page of a table, its entries by name. */
export const exportTable = useCase(
  contentImportRoutes.exportTable,
  async ({ params: { table }, query: { skip } }, { catalogue, reader, clock }: Deps<typeof makers>) => {
    const kind = kindOfTable(table)
    const entries = rowsOf(await catalogue.now(clock.now()), kind, [])
    const page = entries.slice(skip, skip + pageSize)
    const published = await Promise.all(page.map(({ code }) => reader.published({ kind, code })))
    const rows = page.flatMap(({ code }, at) => rowsIn(table, code, published[at] ?? {}))
    const next = skip + pageSize
    return { headings: headingsOf(table), rows, total: entries.length, ...(next < entries.length && { next }) }
  },
)

export const handler = lambdaFor(exportTable, makers)
