import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { routes } from '#shared/api/routes'
import { queueJobs, scheduledJobs } from '../../infra/config/jobs'
import { localReachable } from '../../infra/local/environment'
import { judgeBy } from '../../infra/local/judge/judge'
import { keepPermissions } from '../../infra/local/judge/kept-permissions'
import { tableRequests } from '../../infra/local/judge/table-requests'

const reachable = localReachable()
const record = judgeBy(reachable)
const running = new AsyncLocalStorage<string>()

/** Runs something as a function: what it asks of a table is judged by that function's role. */
export const asFunction = <Result>(functionName: string, run: () => Result): Result =>
  running.run(functionName, run)

/**
 * Runs something as the function of a route, by its address; as nobody where it is no route of the
 * contract.
 */
export function asRoute<Result>(address: string, run: () => Result): Result {
  const name = nameOf.get(address)
  return name === undefined ? run() : asFunction(name, run)
}
const nameOf = new Map(
  Object.values(routes).map(({ method, path, name }) => [`${method} ${path}`, name]),
)

/**
 * What a file of a job exports, as that job: a function of it, and where that makes a handler the
 * handler.
 */
export function asJob<Exported>(name: string, exported: Exported): Exported {
  if (typeof exported !== 'function' || !jobs.has(name)) return exported
  const judged = (...given: unknown[]) => {
    const made: unknown = asFunction(name, () => exported(...given))
    return asJob(name, made)
  }
  return judged as Exported // it takes and gives what the function did
}

const jobs = new Set([...queueJobs, ...scheduledJobs].map((job) => job.name))

/**
 * Judges what functions ask of a table through a client, as AWS does; what tests themselves ask is
 * not judged.
 */
export function judgeCalls(client: DynamoDBDocumentClient): void {
  client.middlewareStack.add(
    (next) => async (call) => {
      const functionName = running.getStore()
      const { headers, body } = Object(call.request)
      if (functionName !== undefined) {
        const operation = String(headers['x-amz-target']).replace(/^.*\./, '')
        const asked = tableRequests(
          operation,
          JSON.parse(new TextDecoder().decode(body)),
          () => reachable.table.arn,
        )
        const denial = await record.judge(functionName, asked)
        if (denial !== undefined)
          throw Object.assign(new Error(denial), { name: 'AccessDeniedException' })
      }
      return next(call)
    },
    { step: 'build', name: 'judgeCalls', priority: 'low' },
  )
}

/**
 * Notes what was used of the roles.
 * @throws Error that says what was denied: a handler may have kept it to itself
 */
export function endJudging(): void {
  keepPermissions(record, { projectFolder: process.cwd() })
  if (record.denied().length > 0)
    throw new Error(`Denied by their roles:\n${record.denied().join('\n')}`)
}
