#!/usr/bin/env node
import { ensureChromium, fetchChromium } from '../infra/local/build/chromium.mjs'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { fetchLambdaNode } from '../infra/local/build/lambda-node.mjs'
import { run } from '../infra/local/build/run.mjs'
import { buildServer, makeFunctions } from '../infra/local/build/server.mjs'
import { lint, typeCheck, vitest } from '../infra/local/build/test-steps.mjs'
import { buildWeb } from '../infra/local/build/web.mjs'

/**
 * What has to hold in any time zone is tested in one that is far from UTC, where everything else
 * is; every night in both.
 */
const inAnyZone = 'test/shared'
const untilNight = process.env.TEST_SWEEPS === 'long' ? {} : { TEST_WITHOUT: `${inAnyZone}/**` }

/** Steps of one group run together: they need different things, or one of them waits at first. */
const groups = [
  { types: typeCheck, lint },
  { tests: () => vitest({ name: 'tests', env: { TEST_ENGINES: 'all', ...untilNight } }) },
  {
    zone: () =>
      vitest({
        name: 'zone',
        only: [inAnyZone, '--maxWorkers=1'],
        env: { TEST_TIME_ZONE: 'Pacific/Auckland' },
        show: false,
      }),
    browser: async () => {
      const [chromium, server] = await Promise.all([ensureChromium(), buildServer(), buildWeb()])
      await makeFunctions(server)
      return vitest({
        name: 'browser',
        config: '.vitest.e2e.config.ts',
        env: { CHROMIUM_PATH: chromium },
      })
    },
  },
  {
    permissions: () =>
      vitest({
        name: 'permissions',
        only: ['test/permissions'],
        env: { TEST_PERMISSIONS: 'yes' },
      }),
  },
]

/**
 * Everything, or the steps that are named; at the end what failed is said again, and the last line
 * sums all up.
 */
await run(async () => {
  const names = process.argv.slice(2)
  const isWanted = ([name]) => names.length === 0 || names.includes(name)
  const stepsOf = (group) => Object.entries(group).filter(isWanted)
  const [, ...onVitest] = groups
  if (isWanted(['browser'])) void fetchChromium()
  if (onVitest.some((group) => stepsOf(group).length > 0)) void fetchLambdaNode()
  ensureInstalled()
  const total = { passed: 0, failed: 0 }
  const said = []
  for (const group of groups) {
    const steps = stepsOf(group)
    if (steps.length === 0) continue
    console.log(`\n── ${steps.map(([name]) => name).join(', ')}`)
    const found = await Promise.all(
      steps.map(([name, step]) => step().catch((error) => broken(name, error))),
    )
    for (const { passed, failed, complaints = [] } of found) {
      total.passed += passed
      total.failed += failed
      said.push(...complaints)
    }
  }
  for (const complaint of said) console.log(`\nFailed: ${complaint.slice(0, 4_000)}`)
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
})
process.exit()

function broken(name, error) {
  console.error(error?.name === 'StartFailure' ? error.message : error)
  return { passed: 0, failed: 1, complaints: [`${name}: ${error?.message ?? error}`] }
}
