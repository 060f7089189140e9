import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { lambdaNode } from '../../infra/local/build/lambda-node.mjs'

interface BundleCall {
  readonly file: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly event: unknown
  readonly functionName: string
}

const message = z.object({
  version: z.optional(z.string()),
  answer: z.optional(z.unknown()),
  failure: z.optional(z.string()),
})

/** Calls bundles in a process of Lambda's own Node, one after the other, as their functions. */
export async function startBundleCaller() {
  const child = fork(join(import.meta.dirname, 'call-bundles.cjs'), [], {
    execPath: lambdaNode(),
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const next = async () => message.parse((await once(child, 'message'))[0])
  const { version = '' } = await next()
  return {
    version,
    /** @throws Error with the stack of the other process where the handler throws */
    async call({ file, environment, event, functionName }: BundleCall): Promise<unknown> {
      const context = { functionName, awsRequestId: 'request', invokedFunctionArn: 'arn' }
      child.send({ id: functionName, file, environment, event, context })
      const { answer, failure } = await next()
      if (failure !== undefined) throw new Error(`${functionName} failed: ${failure}`)
      return answer
    },
    stop: () => child.kill(),
  }
}
export type BundleCaller = Awaited<ReturnType<typeof startBundleCaller>>
