import { join } from 'node:path'
import { App, Aspects } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundleHandlers } from '../infra/bundle/bundle-handlers'
import { everyFunction, optionalFunctions } from '../infra/config/functions'
import { suppressArgued } from '../infra/config/nag-suppressions'
import { stageOf } from '../infra/config/stages'
import { buildWeb, webFolder } from '../infra/local/build/web.mjs'
import { tembeaStacks } from '../infra/tembea-app'

const stage = stageOf(process.env.TEMBEA_STAGE ?? 'dev')
await buildWeb()
const projectFolder = join(import.meta.dirname, '..')
const bundles = join(projectFolder, '.build', 'lambda')
const handlerFiles = [...everyFunction(), ...optionalFunctions].map(
  ({ handlerFile }) => handlerFile,
)
await bundleHandlers({ projectFolder, handlerFiles, outFolder: bundles })

const app = new App()
const stacks = tembeaStacks(app, stage, { bundles, webFolder })
suppressArgued(stacks)
Aspects.of(app).add(new AwsSolutionsChecks())
app.synth()
