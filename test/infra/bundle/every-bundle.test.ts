import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bundleFolder, bundleHandlers } from '../../../infra/bundle/bundle-handlers'
import {
  everyFunction,
  type FunctionSpec,
  failureReporter,
  optionalFunctions,
} from '../../../infra/config/functions'
import { lambdaNode } from '../../support/lambda-node'
import { describedFunction, madeFunctions } from '../made-functions'
import { stacksOf } from '../stacks-of'

const project = join(import.meta.dirname, '../../..')
const specs = [...everyFunction(), ...optionalFunctions]
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-every-bundle-'))
  await bundleHandlers({
    projectFolder: project,
    handlerFiles: specs.map(({ handlerFile }) => handlerFile),
    outFolder: folder,
    hasMaps: false,
  })
  // As where Lambda lays a bundle: no package of the temporary folder says what its files are.
  writeFileSync(join(folder, 'package.json'), '{}')
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const answer = z.object({ version: z.string(), failures: z.array(z.string()) })

test.each(['dev', 'prod'])(
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
      { env: {}, maxBuffer: 16 * 1024 * 1024 },
    )
    expect(answer.parse(JSON.parse(stdout)).failures).toEqual([])
  },
  600_000,
)

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
