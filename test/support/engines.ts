import { randomUUID } from 'node:crypto'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { inject } from 'vitest'
import { documentClient } from '../../functions/data/table/document-client'
import { type Table, tableOver } from '../../functions/data/table/table-access'
import { ensureTable } from '../../infra/local/table'
import { type Faults, faultsOf } from './faults'
import { endJudging, judgeCalls } from './judged-calls'
import { memoryTable } from './memory-table'
import type { RunningEngine } from './shared-engine'
import { sweepSize } from './sweep-size'

/**
 * An engine, or the table in memory in its place: mutants are tried on that one, hundreds of times
 * a test.
 */
type TestEngine = RunningEngine | { readonly name: 'memory' }

/**
 * The engines of `describe.each(engines)('… on $name', …)` for what stores and breaks: all
 * that this machine has when TEST_ENGINES is `all`, as in `npm test`, and only the quickest in the
 * inner loop.
 */
export const engines: readonly TestEngine[] = enginesForTests()

/**
 * For whole routes, races and long tests of rules, whose storing others try on every engine: the one
 * that `npm start` runs, half the work of Amazon's. All with TEST_SWEEPS=long, every night, and
 * where TEST_ENGINES is `everywhere`.
 */
export const routeEngines: readonly TestEngine[] =
  process.env.TEST_ENGINES === 'everywhere'
    ? engines
    : sweepSize({ short: engines.slice(0, 1), long: engines })

export interface TestTable {
  /** The SDK's client, for what handlers never do. */
  readonly client: DynamoDBDocumentClient
  readonly table: Table
  /** Between the table and the engine: `injectFaults` takes it. */
  readonly faulty: Faults
  readonly tableName: string
  readonly endpoint: string
  stop(): Promise<void>
}

/** A new, empty table of an engine that runs: start it in beforeAll, stop it in afterAll. */
export async function startTestTable(engine: TestEngine): Promise<TestTable> {
  if (engine.name === 'memory') {
    const { close, ...nowhere } = tableAt('http://127.0.0.1:1', 'memory')
    return {
      ...nowhere,
      table: memoryTable(),
      tableName: 'memory',
      endpoint: '',
      stop: async () => close(),
    }
  }
  const { endpoint } = engine
  const tableName = `tembea-${randomUUID()}`
  const { low, close, ...clients } = tableAt(endpoint, tableName)
  await ensureTable(low, tableName)
  const stop = async () => {
    await low.send(new DeleteTableCommand({ TableName: tableName }))
    close()
    endJudging()
  }
  return { ...clients, tableName, endpoint, stop }
}

/** The clients of a table that is there already. */
export function tableAt(endpoint: string, tableName: string) {
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  const low = new DynamoDBClient({ endpoint, region: 'us-east-1' })
  const client = DynamoDBDocumentClient.from(low, {
    marshallOptions: { removeUndefinedValues: true },
  })
  const own = documentClient({ endpoint })
  judgeCalls(own)
  const table = tableOver(own, tableName)
  const close = () => {
    low.destroy()
    own.destroy()
  }
  return { low, client, table, faulty: faultsOf(own), close }
}

function enginesForTests(): readonly TestEngine[] {
  if (process.env.TEST_ENGINES === 'memory') return [{ name: 'memory' }]
  const here = inject('runningEngines')
  if (here.length === 0)
    throw new Error('No DynamoDB engine runs here: run npm ci, or install Java 17')
  return here
}
