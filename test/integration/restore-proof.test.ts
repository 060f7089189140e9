import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentItem } from '../../functions/data/itineraries/itinerary-item'
import { itineraryIn } from '../../functions/data/itineraries/itinerary-reads'
import { bootstrap } from '../../infra/operate/bootstrap'
import { proveTable } from '../../infra/operate/restore/prove-table'
import { restore } from '../../infra/operate/restore/restore'
import { agencyIdSchema, itineraryIdSchema } from '../../shared/ids/ids'
import { startOperatedStage } from '../support/operated-stage'
import { quietLog } from '../support/store-kinds'

describe('npm run restore', () => {
  let demo: Awaited<ReturnType<typeof startOperatedStage>>
  beforeAll(async () => {
    quietLog()
    demo = await startOperatedStage()
    await bootstrap([...demo.stage, '--demo'])
  }, 300_000)
  afterAll(() => demo.stop())
  /** The table itself stands in for one that was restored: a proof only reads. */
  const prove = (say: (text: string) => void = () => undefined) =>
    restore([...demo.stage, '--table', demo.table.name, '--sample', '1000'], say)

  test('counts the records of a restored table by kind, and prices its trips anew to the cent', async () => {
    const words: string[] = []
    expect(await prove((text) => void words.push(text))).toMatch(
      /^tembea-[\w-]+ has \d{3,} records\. [1-9]\d* trips were priced anew and come to their figures/,
    )
    const { counts } = await proveTable(demo.client, demo.table.name, 1)
    expect(words).toEqual(
      Object.entries(counts)
        .sort()
        .map(([kind, count]) => `${kind}: ${count}`),
    )
    expect(counts['AGENCY ITINERARY']).toBeGreaterThan(10)
  })

  test('names the trips of a restored table whose figures are a cent off, and those that are half there', async () => {
    const table = demo.table
    const storedOf = async (id: string) => {
      const ids = {
        agencyId: agencyIdSchema.parse('agy_marula'),
        id: itineraryIdSchema.parse(id),
      }
      const stored = await itineraryIn(table, ids)
      if (stored?.record.finance === undefined) throw new Error('no trip with a price')
      return { ...stored, finance: stored.record.finance }
    }
    const off = await storedOf('itn_hartleyfamily')
    const { finance, record } = off
    const spoiled = { ...record, finance: { ...finance, sell: finance.sell + 1 } }
    const { pk, sk } = contentItem(await storedOf('itn_lindqvistluangwa'))
    await table.write([
      { Put: { Item: contentItem({ record: spoiled }) } },
      { Delete: { Key: { pk: String(pk), sk: String(sk) } } },
    ])
    const failure = await prove().catch(String)
    expect(failure).toContain(
      `itn_hartleyfamily: sell is ${finance.sell + 1}, and its segments come to ${finance.sell}`,
    )
    expect(failure).toContain('itn_lindqvistluangwa of agy_marula')
  })

  test('wants a moment, unless a table that was restored before is proved', async () => {
    for (const wrong of [['--stage', 'prod'], ['--stage', 'prod', '--at', 'yesterday'], []])
      await expect(restore(wrong)).rejects.toThrow('npm run restore -- --stage')
  })
})
