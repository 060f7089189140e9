import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Aspects, type Stack } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { everyFunction, optionalFunctions } from '../../infra/config/functions'
import { suppressArgued } from '../../infra/config/nag-suppressions'
import { builtPages, hashedFolder } from '../../infra/config/page-files'
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

export const sentryDsn = 'https://public@errors.example.com/1'

export const inboundDomain = 'answers.example.com'

export const stageNames = ['dev', 'prod'] as const
export type StageName = (typeof stageNames)[number]

/**
 * The stages of the tests. Dev is as usual; prod has also what few stages have: a service for errors,
 * a domain for mails that come in, a key of the edge that is changing, and containers that stay warm.
 */
const stages: Record<StageName, () => Stage> = {
  dev: () => stageOf('dev', { TEMBEA_REPOSITORY: prodValues.TEMBEA_REPOSITORY }),
  prod: () => ({
    ...stageOf('prod', {
      ...prodValues,
      TEMBEA_SENTRY_DSN: sentryDsn,
      TEMBEA_INBOUND_DOMAIN: inboundDomain,
    }),
    edgeKeys: { 2: 'known', 3: 'sent' },
    warm: { getCamps: 2 },
  }),
}

/** A stage as plain values: what a file can hold and a later run can read again. */
export interface SynthesisedStage {
  /** Names of stacks, by what `tembeaStacks` calls them. */
  readonly names: Readonly<Record<string, string | readonly string[]>>
  readonly stacks: Readonly<Record<string, SynthesisedStack>>
  /** What cdk-nag and the CDK found. */
  readonly findings: readonly string[]
}

interface SynthesisedStack {
  readonly template: Record<string, unknown>
  /** Names of the stacks that are deployed before it. */
  readonly dependencies: readonly string[]
  readonly isProtected: boolean
}

/**
 * Every stack of a stage, checked by cdk-nag, over bundles that are small files of their own: what
 * is asserted is the template.
 */
export function synthesiseStage(stageName: StageName): SynthesisedStage {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-stacks-'))
  const bundles = join(folder, 'lambda')
  for (const { handlerFile: file } of [...everyFunction(), ...optionalFunctions]) {
    mkdirSync(join(bundles, file), { recursive: true })
    writeFileSync(join(bundles, file, 'index.js'), `exports.name = ${JSON.stringify(file)}`)
  }
  const webFolder = join(folder, 'web')
  mkdirSync(join(webFolder, hashedFolder), { recursive: true })
  writeFileSync(join(webFolder, hashedFolder, 'app-1a2b3c4d.js'), '')
  writeFileSync(join(webFolder, 'robots.txt'), '')
  for (const page of builtPages) writeFileSync(join(webFolder, page), '<!doctype html>')
  // As the command line has it: flags of cdk.json change what resources and permissions are called.
  const { context } = JSON.parse(readFileSync(cdkSettings, 'utf8'))
  // CloudFormation's own rules take as long as all the rest; what dev has, prod has too.
  const app = new App({
    outdir: join(folder, 'cdk.out'),
    context,
    builtinCloudFormationValidation: stageName === 'prod',
  })
  const stacks = tembeaStacks(app, stages[stageName](), { bundles, webFolder })
  suppressArgued(stacks)
  Aspects.of(app).add(new AwsSolutionsChecks())
  const assembly = app.synth()
  const every: readonly Stack[] = Object.values(stacks).flat()
  const synthesised = new Map(assembly.stacks.map((one) => [one.stackName, one]))
  const findings = assembly.stacks.flatMap(({ messages }) =>
    messages
      .filter(({ level }) => level !== 'info')
      .map(({ id, entry }) => `${id}: ${String(entry.data).slice(0, 160)}`),
  )
  const made = {
    names: Object.fromEntries(
      Object.entries(stacks).map(([key, one]) => [
        key,
        Array.isArray(one) ? one.map(({ stackName }) => stackName) : one.stackName,
      ]),
    ),
    stacks: Object.fromEntries(
      every.map((stack) => [
        stack.stackName,
        {
          template: synthesised.get(stack.stackName)?.template ?? {},
          dependencies: stack.dependencies.map(({ stackName }) => stackName),
          isProtected: stack.terminationProtection === true,
        },
      ]),
    ),
    findings,
  }
  rmSync(folder, { recursive: true, force: true })
  return made
}

/** The context of the CDK's command line. */
export const cdkSettings = join(import.meta.dirname, '../../cdk.json')
