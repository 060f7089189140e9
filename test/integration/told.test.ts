import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { documentClient } from '../../functions/data/table/document-client'
import { tableOver } from '../../functions/data/table/table-access'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

const [engine] = engines

/** A line of metrics, as CloudWatch reads it. */
const metricsLine = z.looseObject({ _aws: z.object({ CloudWatchMetrics: z.unknown() }) })

describe('what is told of calls on AWS', () => {
  let there: TestTable
  let world: PaymentWorld
  let metrics: z.infer<typeof metricsLine>[] = []
  beforeAll(async () => {
    quietLog()
    if (engine === undefined) throw new Error('no engine')
    there = await startTestTable(engine)
    vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '1')
    world = paymentWorld(tableOver(documentClient({ endpoint: there.endpoint }), there.tableName))
  })
  afterAll(() => there.stop())
  beforeEach(() => {
    metrics = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      metrics.push(metricsLine.parse(JSON.parse(String(text))))
      return true
    })
  })
  afterEach(() => void vi.restoreAllMocks())
  const told = (name: string) =>
    metrics.flatMap((line) => (typeof line[name] === 'number' ? [line[name]] : []))

  test('a request tells the units of the table that it read and wrote, and who called only as a hash', async () => {
    const { id } = await world.aTrip({ isAsked: false })
    metrics = []
    await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: {},
    })
    expect(metrics).toMatchObject([
      { route: 'generatePayments', status: '200', caller: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ])
    expect(told('ReadUnits')[0]).toBeGreaterThan(0)
    expect(told('WriteUnits')[0]).toBeGreaterThan(5)
    expect(JSON.stringify(metrics)).not.toContain('agt_naledi')
  })

  test('a quote and a payment are told once', async () => {
    const { payments } = await world.aTrip()
    expect(told('Quotes')).toEqual([1])
    await world.pay(payments[0]?.paymentId ?? '')
    await world.work()
    expect(told('Payments')).toEqual([1])
  })
})
