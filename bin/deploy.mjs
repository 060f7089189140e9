#!/usr/bin/env node
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  accountConcurrency,
  concurrencyAdvice,
  noteRelease,
} from '../infra/local/build/account.mjs'
import { checkBootstrap } from '../infra/local/build/bootstrapping.mjs'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { Hindrance, inProject, projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'
import { sendSourceMaps, sourceMapsPlace } from '../infra/local/build/source-maps.mjs'

/**
 * `npm run deploy -- --stage dev`: builds the web app and the handlers (bin/cdk.ts), deploys every
 * stack while it watches canaries, and says where the stage is. `--at-once` gives new code all calls at once (an emergency),
 * `--force` deploys stacks that did not change, `--address` only says where the last deployment from
 * here is.
 */
await run(async () => {
  ensureInstalled()
  const options = {
    stage: { type: 'string' },
    address: { type: 'boolean' },
    'at-once': { type: 'boolean' },
    force: { type: 'boolean' },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { stage } = values
  if (stage === undefined)
    throw new Hindrance('Which stage? npm run deploy -- --stage dev (or prod)')
  const outputs = inProject(`.build/outputs-${stage}.json`)
  const addressOf = () => JSON.parse(readFileSync(outputs, 'utf8'))[`Tembea-${stage}-Pages`].Address
  if (values.address) return console.log(addressOf())
  const shared = await checkBootstrap(stage)
  if (shared !== undefined) console.warn(shared)
  const concurrency = await accountConcurrency()
  const advice = concurrencyAdvice(concurrency)
  if (advice !== undefined) console.warn(advice)
  const maps = await sourceMapsPlace(stage)
  if (maps !== undefined) await sendSourceMaps(maps)
  const args = [
    'deploy',
    '--all',
    '--require-approval',
    'never',
    '--concurrency',
    '20',
    '--outputs-file',
    outputs,
    ...(values.force ? ['--force'] : []),
    ...positionals,
  ]
  const env = {
    ...process.env,
    TEMBEA_STAGE: stage,
    AWS_REGION: process.env.AWS_REGION ?? 'us-east-1',
    TEMBEA_CONCURRENCY: String(concurrency),
    ...(values['at-once'] ? { TEMBEA_AT_ONCE: 'yes' } : {}),
  }
  await noteRelease(`/tembea/${stage}/releases`)
  const cdk = inProject('node_modules/.bin/cdk')
  const here = { cwd: projectFolder, stdio: 'inherit', env }
  const tsx = inProject('node_modules/.bin/tsx')
  const step = (name) => ['bin/operate.ts', name, '--stage', stage]
  // Dev has no canaries, and --at-once makes none.
  const isWatched = stage === 'prod' && !values['at-once']
  const watch = isWatched ? spawn(tsx, step('watch-canaries'), here) : undefined
  const { status } = spawnSync(cdk, args, here)
  watch?.kill()
  if (status !== 0) throw new Hindrance(`Stage ${stage} was not deployed.`)
  if (spawnSync(tsx, step('settle-versions'), here).status !== 0)
    throw new Hindrance(`Stage ${stage} is deployed, but its versions were not settled: try again.`)
  spawnSync(tsx, step('after-deployment'), here)
  if (stage === 'prod') spawnSync(tsx, step('make-smoke-agent'), here)
  const { Address } = JSON.parse(readFileSync(outputs, 'utf8'))[`Tembea-${stage}-Pages`]
  console.log(
    `\nTembea ${stage} is at ${Address}\nIts first agency: npm run bootstrap -- --stage ${stage} --agency … --email …`,
  )
})
process.exit()
