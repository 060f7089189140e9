import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type DynamoDb, type Engine, enginesHere, startEngine } from '../../infra/local/dynamodb'
import { forgetPermissions } from '../../infra/local/judge/kept-permissions'

/** An engine that runs for all tests, each in a table of its own. */
export type RunningEngine = Engine & { readonly endpoint: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The quickest of this machine first; only that one unless all are asked for. */
    runningEngines: readonly RunningEngine[]
  }
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
let starting: Promise<readonly DynamoDb[]> | undefined

/** Starts the engines once for all projects. Vitest calls it for each, before the first test. */
export async function setup(project: TestProject): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const { TEST_ENGINES = '' } = process.env
  const needsAll = ['all', 'everywhere'].includes(TEST_ENGINES)
  if (needsAll) forgetPermissions(projectFolder)
  const here = TEST_ENGINES === 'memory' ? [] : enginesHere(projectFolder)
  const engines = needsAll ? here : here.slice(0, 1)
  starting ??= Promise.all(engines.map((engine) => startEngine(engine)))
  const running = await starting
  project.provide(
    'runningEngines',
    engines.map((engine, at) => ({ ...engine, endpoint: running[at]?.endpoint ?? '' })),
  )
}

export async function teardown(): Promise<void> {
  for (const engine of (await starting) ?? []) await engine.stop()
}
