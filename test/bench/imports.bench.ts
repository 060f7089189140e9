import { parse } from 'csv-parse/sync'
import { groupEntries, nextBatch } from '../../functions/content-imports/import-batches'
import { changesOf } from '../../functions/managers/content-tables'
import { formOf, plainCell } from '../../web/features/catalogue-import/model/table-columns'
import type { BenchRow, BenchSize } from './bench-row'

const columns = ['optionKey', 'from', 'to', 'currency', 'twinRate', 'singleRate'] as const

/**
 * A CSV file of rates from its text to what it changes of each camp: read, its dates and decimal
 * commas recognized, every row checked. The table's reads and writes, which a real import waits
 * for, are not in it.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const count = isSmall ? 300 : 100_000
  const text = csvOf(count)
  const [before, start] = [process.memoryUsage().rss, process.cpuUsage()]
  const [, ...rows]: string[][] = parse(text, { delimiter: ';' })
  const forms = columns.map((_, at) => formOf(rows.map((row) => row[at] ?? '')))
  const sent = rows.map((row, at) => ({
    row: at + 2,
    cells: Object.fromEntries(
      columns.map((name, column) => [name, plainCell(row[column] ?? '', forms[column])]),
    ),
  }))
  let found = 0
  const entries = groupEntries('rates', sent)
  for (let batch = nextBatch(entries, 0); ; batch = nextBatch(entries, batch.next)) {
    for (const { problems } of changesOf('rates', batch.rows)) found += problems.length
    if (batch.isLast) break
  }
  const { user, system } = process.cpuUsage(start)
  const seconds = (user + system) / 1e6
  const megabytes = (process.memoryUsage().rss - before) / 1e6
  if (found > 0) throw new Error(`${found} problems were found where there are none`)
  const name = `an import of ${count.toLocaleString('en')} rates, from its text to what it changes`
  yield [
    { name, value: seconds, unit: 's', target: '≤ 60', ok: seconds <= 60 },
    { name: 'its memory', value: megabytes, unit: 'MB', target: '≤ 512', ok: megabytes <= 512 },
  ]
}

/** Rates of ten seasons a room, as a spreadsheet in the south of Europe writes them. */
function csvOf(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const [room, season] = [Math.floor(at / 10), at % 10]
    const month = String(season + 1).padStart(2, '0')
    return `CAMP${String(Math.floor(room / 4)).padStart(5, '0')}-R${room % 4};01/${month}/2027;28/${month}/2027;USD;1.${100 + season},50;1.${300 + season},00`
  })
  return [columns.join(';'), ...lines].join('\n')
}
