import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Aspects, type Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { everyFunction, failureReporter } from '../../infra/config/functions'
import { suppressArgued } from '../../infra/config/nag-suppressions'
import { appPage, pageFiles } from '../../infra/config/page-files'
import { type Stage, stageOf } from '../../infra/config/stages'
import { tembeaStacks } from '../../infra/tembea-app'

/** What a prod stage is given. */
export const prodValues = {
  TEMBEA_ALARM_EMAIL: 'alarms@example.com',
  TEMBEA_DOMAIN: 'app.example.com',
  TEMBEA_ZONE_ID: 'Z123',
  TEMBEA_ZONE_NAME: 'example.com',
  TEMBEA_MAIL_FROM: 'Tembea <hello@example.com>',
  TEMBEA_PAYMENT_PROVIDER: 'stripe',
  TEMBEA_REPOSITORY: 'example/tembea',
  TEMBEA_VIRUS_SCAN: 'guardduty',
  TEMBEA_EXCHANGE_URL: 'https://rates.example.com/latest?key={key}',
}

const made = new Map<string, ReturnType<typeof synthesised>>()

/**
 * Every stack of a stage, checked by cdk-nag, over bundles that are small files of their own: what
 * is asserted is the template. Test files of one worker share it.
 */
export function stacksOf(
  stageName: string,
  more: Partial<Stage> = {},
): ReturnType<typeof synthesised> {
  const key = JSON.stringify([stageName, more])
  const stacks = made.get(key) ?? synthesised(stageName, more)
  made.set(key, stacks)
  return stacks
}

function synthesised(stageName: string, more: Partial<Stage>) {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-stacks-'))
  const bundles = join(folder, 'lambda')
  for (const { handlerFile: file } of [...everyFunction(), failureReporter]) {
    mkdirSync(join(bundles, file), { recursive: true })
    writeFileSync(join(bundles, file, 'index.js'), `exports.name = ${JSON.stringify(file)}`)
  }
  const webFolder = join(folder, 'web')
  mkdirSync(webFolder)
  for (const page of [appPage, ...Object.values(pageFiles)])
    writeFileSync(join(webFolder, page), '<!doctype html>')
  // As the command line has it: flags of cdk.json change what resources and permissions are called.
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'))
  const app = new App({ outdir: join(folder, 'cdk.out'), context })
  const stage = { ...stageOf(stageName, stageName === 'prod' ? prodValues : {}), ...more }
  const stacks = tembeaStacks(app, stage, { bundles, webFolder })
  suppressArgued(stacks)
  Aspects.of(app).add(new AwsSolutionsChecks())
  const { domains, backups, pipeline, errors, ...single } = stacks
  const every: Stack[] = [...Object.values(single), ...domains, ...backups, ...pipeline, ...errors]
  const assembly = app.synth()
  // One synthesis serves every question: CDK's own helpers would synthesise the whole app again for
  // each stack.
  const byName = new Map(assembly.stacks.map(({ stackName, template }) => [stackName, template]))
  const templateOf = (stack: Stack): Template =>
    Template.fromJSON(byName.get(stack.stackName) ?? {})
  const findings = assembly.stacks.flatMap(({ messages }) =>
    messages
      .filter(({ level }) => level !== 'info')
      .map(({ id, entry }) => `${id}: ${String(entry.data).slice(0, 160)}`),
  )
  rmSync(folder, { recursive: true, force: true })
  return { stacks, findings, templateOf: memoised(templateOf), templates: every.map(templateOf) }
}

function memoised(make: (stack: Stack) => Template): (stack: Stack) => Template {
  const made = new Map<Stack, Template>()
  return (stack) => {
    const template = made.get(stack) ?? make(stack)
    made.set(stack, template)
    return template
  }
}
