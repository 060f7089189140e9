import { contentTableRoutes } from '#shared/api/content-tables'
import { addMonths, monthOf } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import { isCountTable } from '#shared/managers/content-kind'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { calendarStore } from '../../data/rates/calendar-store'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { rowsOf } from '../content-rows'
import { headingsOf, kindOfTable, rowsIn } from '../content-tables'
import { countRowsIn } from '../import-counts'
import { contentReader } from '../read-content'

const makers = {
  catalogue: theCatalogue,
  reader: (table: Table) => contentReader(table),
  calendar: calendarStore,
}
const pageSize = 50

/** A page of a table, its entries by name. */
export const exportTable = useCase(
  contentTableRoutes.exportTable,
  async (
    { params: { table }, query: { skip } },
    { catalogue, reader, calendar, clock }: Deps<typeof makers>,
  ) => {
    const kind = isCountTable(table) ? 'camp' : kindOfTable(table)
    const entries = rowsOf(await catalogue.now(clock.now()), kind, [])
    const page = entries.slice(skip, skip + pageSize)
    const first = monthOf(clock.today())
    const ofEntry = async (code: string) =>
      isCountTable(table)
        ? countRowsIn(
            table,
            await calendar.months(supplierCodeSchema.parse(code), {
              first,
              last: addMonths(first, 36),
            }),
          )
        : rowsIn(table, code, (await reader.published({ kind, code })) ?? {})
    const rows = (await Promise.all(page.map(({ code }) => ofEntry(code)))).flat()
    const next = skip + pageSize
    return {
      headings: headingsOf(table),
      rows,
      total: entries.length,
      ...(next < entries.length && { next }),
    }
  },
)

export const handler = lambdaFor(exportTable, makers)
