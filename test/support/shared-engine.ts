import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type DynamoDb, enginesHere, startEngine } from '../../infra/local/dynamodb'
import { forgetPermissions } from '../../infra/local/judge/kept-permissions'

declare module 'vitest' {
  interface ProvidedContext {
    dynamoDbLocalEndpoint: string | undefined
  }
}

let running: DynamoDb | undefined

/**
 * Starts the slow engine once for the whole run, when all engines are asked for. Vitest calls it
 * before the first test.
 */
export async function setup(project: TestProject): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  if (['all', 'everywhere'].includes(process.env.TEST_ENGINES ?? '')) {
    forgetPermissions(fileURLToPath(new URL('../..', import.meta.url)))
    const here = enginesHere(fileURLToPath(new URL('../..', import.meta.url)))
    const slow = here.find((engine) => engine.name === 'dynamodb-local')
    if (slow !== undefined) running = await startEngine(slow)
  }
  project.provide('dynamoDbLocalEndpoint', running?.endpoint)
}

export async function teardown(): Promise<void> {
  await running?.stop()
}
