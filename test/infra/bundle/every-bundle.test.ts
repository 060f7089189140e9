import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bundleFolder } from '../../../infra/bundle/bundle-handlers'
import {
  everyFunction,
  type FunctionSpec,
  failureReporter,
  optionalFunctions,
} from '../../../infra/config/functions'
import { statementsOf } from '../../../infra/config/reach'
import { type Kind, partitionsOf } from '../../../infra/config/record-kinds'
import { lambdaNode } from '../../../infra/local/build/lambda-node.mjs'
import { layBundles } from '../../support/lay-bundles'
import { sweepSize } from '../../support/sweep-size'
import { describedFunction, madeFunctions, reachable } from '../made-functions'
import { stacksOf } from '../stacks-of'
import { type StageName, stageNames } from '../synthesise-stage'
import { builtPartitions, canBuild, fits, partitionsOfTable } from './built-partitions'
import { comingAlong } from './coming-along'

const project = join(import.meta.dirname, '../../..')
const specs = [...everyFunction(), ...optionalFunctions]
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-every-bundle-'))
  await layBundles(
    specs.map(({ handlerFile }) => handlerFile),
    folder,
  )
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const answer = z.object({ version: z.string(), failures: z.array(z.string()) })

/** Compiled once where both stages load them; writing that down costs a fifth of one stage's load. */
const compiled = sweepSize({
  short: () => ({}),
  long: () => ({ NODE_COMPILE_CACHE: join(folder, 'compiled') }),
})

/** A bundle without what dev leaves out is what `npm start` runs, which the attack loads as well. */
test.each(sweepSize<readonly StageName[]>({ short: ['prod'], long: stageNames }))(
  'every bundle of %s loads in the Node of Lambda’s runtime, with the environment of its template alone',
  async (stageName) => {
    const made = madeFunctions(stacksOf(stageName).templates)
    const environmentOf = (spec: FunctionSpec) =>
      spec === failureReporter
        ? describedFunction(spec).environment
        : made.get(spec.name)?.environment
    // The sandbox's pages are not in prod.
    const there = specs.flatMap((spec) => {
      const environment = environmentOf(spec)
      return environment === undefined ? [] : [{ spec, environment }]
    })
    expect(there.length).toBeGreaterThan(340)
    const list = join(folder, `${stageName}.json`)
    writeFileSync(
      list,
      JSON.stringify(
        there.map(({ spec, environment }) => ({
          name: spec.name,
          file: join(bundleFolder(folder, spec.handlerFile), 'index.js'),
          environment: { ...environment, ...ofLambda(spec.name) },
        })),
      ),
    )
    const { stdout } = await promisify(execFile)(
      lambdaNode(),
      [join(project, 'test/support/load-bundles.cjs'), list],
      { env: compiled(), maxBuffer: 16 * 1024 * 1024 },
    )
    expect(answer.parse(JSON.parse(stdout)).failures).toEqual([])
  },
  600_000,
)

/** What a function's bundle can build, of the functions that reach the table. */
const partitionsIn = ({ handlerFile }: FunctionSpec) =>
  builtPartitions(join(bundleFolder(folder, handlerFile), 'index.js'))

test('a role allows every partition that its bundle can build, but what comes along with a store', () => {
  expect(partitionsOfTable.size).toBeGreaterThan(60)
  const refused = specs.flatMap((spec) => {
    const ofTable = statementsOf(spec, reachable).flatMap(({ conditions }) => {
      const { 'dynamodb:LeadingKeys': keys = [] } = conditions?.['ForAllValues:StringLike'] ?? {}
      const { 'dynamodb:LeadingKeys': but = [] } = conditions?.['ForAllValues:StringNotLike'] ?? {}
      return keys.map((key) => ({ key, but }))
    })
    const isAllowed = (partition: string) =>
      ofTable.some(
        ({ key, but }) => fits(partition, key) && !but.some((pattern) => fits(partition, pattern)),
      )
    return partitionsIn(spec)
      .filter((one) => partitionsOfTable.has(one) && !isAllowed(one))
      .map((partition) => ({ partition, name: spec.name }))
  })
  const unexpected = refused.filter(({ partition }) => comingAlong[partition] === undefined)
  expect(unexpected).toEqual([])
  const unneeded = Object.keys(comingAlong).filter(
    (partition) => !refused.some((one) => one.partition === partition),
  )
  expect(unneeded).toEqual([])
})

/**
 * What the rows have come down to; it may only fall. Sessions that an erasure ends are read from a
 * list, and their keys built by nobody.
 */
const mostBeyond = 57

test('few roles allow a kind of record of which their bundle can build no key', () => {
  const beyond = specs.flatMap((spec) => {
    const { touches, records } = spec
    const partitions = partitionsIn(spec)
    const unbuilt = (kinds: readonly Kind[] = []) =>
      kinds.filter((kind) => !partitionsOf([kind]).some((one) => canBuild(partitions, one)))
    return [
      ...(touches.includes('table:read') ? unbuilt(records?.reads) : []).map(
        (kind) => `${spec.name} reads ${kind}`,
      ),
      ...(touches.includes('table:write') ? unbuilt(records?.writes) : []).map(
        (kind) => `${spec.name} writes ${kind}`,
      ),
    ]
  })
  expect(beyond.length, beyond.join('\n')).toBeLessThanOrEqual(mostBeyond)
})

/** What Lambda sets by itself. */
const ofLambda = (name: string) => ({
  AWS_REGION: 'us-east-1',
  AWS_DEFAULT_REGION: 'us-east-1',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_VERSION: '1',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'example',
  AWS_SESSION_TOKEN: 'example',
  LAMBDA_TASK_ROOT: '/var/task',
  LAMBDA_RUNTIME_DIR: '/var/runtime',
  LANG: 'en_US.UTF-8',
  PATH: '/usr/local/bin:/usr/bin:/bin',
  TZ: ':UTC',
})
