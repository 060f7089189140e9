import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { Table } from '../../functions/data/table/table-access'
import { itineraryWorker } from '../../functions/itineraries/jobs/itinerary-worker'
import { sweepInFlight, sweepLimits } from '../../functions/itineraries/jobs/sweep-in-flight'
import { type Death, deaths, dyingProcess } from '../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { anEstimate, marula, sqsRecord, tripWorld, type World } from '../support/trip-world'

describe.each(routeEngines)('a quote whose process dies, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())

  /** A process of its own over the same table and the same queue. */
  const processOver = (world: World, death?: Death) => {
    const dying = dyingProcess(death)
    const table: Table = dying.table(there.table)
    const queue = dying.queue({
      send: async (message) => void world.messages.push(JSON.stringify(message)),
    })
    return { dying, stores: tableStores(table), queue }
  }
  const stored = async (id: string) => {
    const found = await tableStores(there.table).itineraries.get(
      marula,
      itineraryIdSchema.parse(id),
    )
    if (found === undefined) throw new Error(`${id} is lost`)
    return found
  }
  const history = (id: string) =>
    tableStores(there.table).itineraries.history(
      { agency: marula, id: itineraryIdSchema.parse(id) },
      { limit: 50 },
    )

  /** What holds whatever happened: at rest, one quote, and every version in the history once. */
  const expectOneQuote = async (id: string) => {
    const { record } = await stored(id)
    expect(record).toMatchObject({ state: 'quote', finance: { sell: 663_660 } })
    const entries = await history(id)
    expect(entries.map(({ version }) => version)).toEqual(
      Array.from({ length: record.version }, (_, index) => record.version - index),
    )
    expect(entries.map(({ action }) => action)).toEqual(['quoted', 'GetQuote', 'created'])
  }

  test('the request at any of its calls, and is sent once more: one quote', async () => {
    const plain = tripWorld(tableStores(there.table))
    const counting = processOver(plain)
    const world = tripWorld(counting.stores, { queue: counting.queue })
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', {
      body: { itineraryId: (await anEstimate(plain)).id },
    })
    const calls = counting.dying.calls()
    expect(calls).toBeGreaterThanOrEqual(3)

    for (const death of deaths(calls)) {
      const { id } = await anEstimate(plain)
      const dying = processOver(plain, death)
      const body = { itineraryId: id }
      await tripWorld(dying.stores, { queue: dying.queue }).call(
        'naledi',
        'POST /api/WindowAPIs/GetQuote',
        { body },
      )
      expect(['estimate', 'quoting']).toContain((await stored(id)).record.state)
      expect(await plain.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body })).toMatchObject({
        status: 200,
      })
      await plain.work()
      await expectOneQuote(id)
    }
  })

  test('the request at any of its calls, and nobody asks again: the sweep brings it to rest', async () => {
    for (const death of deaths(3)) {
      const plain = tripWorld(tableStores(there.table))
      const { id } = await anEstimate(plain)
      const dying = processOver(plain, death)
      const request = { body: { itineraryId: id } }
      await tripWorld(dying.stores, { queue: dying.queue }).call(
        'naledi',
        'POST /api/WindowAPIs/GetQuote',
        request,
      )
      plain.pass(sweepLimits.sendAgainMs + 1)
      await sweepInFlight(plain.deps)
      await plain.work()
      const { record } = await stored(id)
      expect(['estimate', 'quote']).toContain(record.state)
      if (record.state === 'quote') await expectOneQuote(id)
    }
  })

  test('the worker at any of its calls, and the message comes again: one quote', async () => {
    const plain = tripWorld(tableStores(there.table))
    const ask = async () => {
      const { id } = await anEstimate(plain)
      await plain.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
      const [message = ''] = plain.messages.splice(0)
      return { id, message }
    }
    const deliver = (message: string, death?: Death) => {
      const { dying, stores } = processOver(plain, death)
      const handler = itineraryWorker(() => tripWorld(stores).deps)
      return handler({ Records: [sqsRecord(message)] }).then(({ batchItemFailures }) => ({
        dying,
        batchItemFailures,
      }))
    }
    const { dying } = await deliver((await ask()).message)
    const calls = dying.calls()
    expect(calls).toBeGreaterThanOrEqual(2)
    for (const death of deaths(calls)) {
      const { id, message } = await ask()
      const first = await deliver(message, death)
      expect(first.batchItemFailures).toHaveLength(1)
      const second = await deliver(message)
      expect(second.batchItemFailures).toHaveLength(0)
      await expectOneQuote(id)
    }
  })

  test('the same message delivered five times at once has the effect of one', async () => {
    const plain = tripWorld(tableStores(there.table))
    const { id } = await anEstimate(plain)
    await plain.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    const [message = ''] = plain.messages.splice(0)
    const handler = itineraryWorker(() => plain.deps)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => handler({ Records: [sqsRecord(message)] })),
    )
    expect(answers.flatMap(({ batchItemFailures }) => batchItemFailures)).toEqual([])
    await expectOneQuote(id)
    expect(plain.zaps).toHaveLength(1)
  })
})
