#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  accountConcurrency,
  concurrencyAdvice,
  noteRelease,
} from '../infra/local/build/account.mjs'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { Hindrance, inProject, projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'
import { sendSourceMaps, sourceMapsPlace } from '../infra/local/build/source-maps.mjs'

/**
 * `npm run deploy -- --stage dev`: builds the web app and the handlers (bin/cdk.ts), deploys every
 * stack, and says where the stage is. `--at-once` gives new code all calls at once (an emergency),
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
  const { status } = spawnSync(cdk, args, { cwd: projectFolder, stdio: 'inherit', env })
  if (status !== 0) throw new Hindrance(`Stage ${stage} was not deployed.`)
  const settle = ['bin/operate.ts', 'settle-versions', '--stage', stage]
  const settled = spawnSync(inProject('node_modules/.bin/tsx'), settle, {
    cwd: projectFolder,
    stdio: 'inherit',
    env,
  })
  if (settled.status !== 0)
    throw new Hindrance(`Stage ${stage} is deployed, but its versions were not settled: try again.`)
  const { Address } = JSON.parse(readFileSync(outputs, 'utf8'))[`Tembea-${stage}-Pages`]
  console.log(
    `\nTembea ${stage} is at ${Address}\nIts first agency: npm run bootstrap -- --stage ${stage} --agency … --email …`,
  )
})
process.exit()
