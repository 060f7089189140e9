import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentItem } from '../../functions/data/itineraries/itinerary-item'
import { itineraryIn } from '../../functions/data/itineraries/itinerary-reads'
import { tableOver } from '../../functions/data/table/table-access'
import { writeItems } from '../../infra/local/seed/make-and-fill'
import { bootstrap } from '../../infra/operate/bootstrap'
import { proveTable } from '../../infra/operate/restore/prove-table'
import { restore } from '../../infra/operate/restore/restore'
import { agencyIdSchema, itineraryIdSchema } from '../../shared/ids/ids'
import { startOperatedStage } from '../support/operated-stage'
import { quietLog } from '../support/store-kinds'

describe('npm run restore', () => {
  let demo: Awaited<ReturnType<typeof startOperatedStage>>
  const copy = 'tembea-proved'
  beforeAll(async () => {
    quietLog()
    demo = await startOperatedStage()
    await bootstrap([...demo.stage, '--demo'])
    await demo.addTable(copy)
    let start: Record<string, unknown> | undefined
    do {
      const { Items = [], LastEvaluatedKey } = await demo.client.send(
        new ScanCommand({ TableName: demo.table.name, ExclusiveStartKey: start }),
      )
      await writeItems({ client: demo.client, tableName: copy, items: Items })
      start = LastEvaluatedKey
    } while (start !== undefined)
  }, 300_000)
  afterAll(() => demo.stop())
  const prove = (say: (text: string) => void = () => undefined) =>
    restore([...demo.stage, '--table', copy, '--sample', '1000'], say)

  test('counts the records of a restored table by kind, and prices its trips anew to the cent', async () => {
    const words: string[] = []
    expect(await prove((text) => void words.push(text))).toMatch(
      /^tembea-proved has \d{3,} records\. [1-9]\d* trips were priced anew and come to their figures/,
    )
    const { counts } = await proveTable(demo.client, demo.table.name, 1)
    expect(words).toEqual(
      Object.entries(counts)
        .sort()
        .map(([kind, count]) => `${kind}: ${count}`),
    )
    expect(counts['AGENCY ITINERARY']).toBeGreaterThan(10)
  })

  test('names the trip of a restored table whose figures are a cent off, and one that is half there', async () => {
    const table = tableOver(demo.client, copy)
    const [agencyId, id] = [
      agencyIdSchema.parse('agy_marula'),
      itineraryIdSchema.parse('itn_hartleyfamily'),
    ]
    const stored = await itineraryIn(table, { agencyId, id })
    const finance = stored?.record.finance
    if (stored === undefined || finance === undefined) throw new Error('no trip with a price')
    const spoiled = { ...stored.record, finance: { ...finance, sell: finance.sell + 1 } }
    await table.write([{ Put: { Item: contentItem({ record: spoiled }) } }])
    await expect(prove()).rejects.toThrow(
      `${id}: sell is ${finance.sell + 1}, and its segments come to ${finance.sell}`,
    )
    const { pk, sk } = contentItem(stored)
    await table.write([{ Delete: { Key: { pk: String(pk), sk: String(sk) } } }])
    await expect(prove()).rejects.toThrow(id)
  })

  test('wants a moment, unless a table that was restored before is proved', async () => {
    for (const wrong of [['--stage', 'prod'], ['--stage', 'prod', '--at', 'yesterday'], []])
      await expect(restore(wrong)).rejects.toThrow('npm run restore -- --stage')
  })
})
