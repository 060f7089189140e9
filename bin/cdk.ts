import { join } from 'node:path'
import { App, Aspects } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundleHandlers } from '../infra/bundle/bundle-handlers'
import { everyFunction } from '../infra/config/functions'
import { suppressArgued } from '../infra/config/nag-suppressions'
import { stageOf } from '../infra/config/stages'
import { tembeaStacks } from '../infra/tembea-app'

const projectFolder = join(import.meta.dirname, '..')
const bundles = join(projectFolder, '.build', 'lambda')
const handlerFiles = everyFunction().map(({ handlerFile }) => handlerFile)
await bundleHandlers({ projectFolder, handlerFiles, outFolder: bundles })

const app = new App()
const stacks = tembeaStacks(app, stageOf(process.env.TEMBEA_STAGE ?? 'dev'), {
  bundles,
  webFolder: join(projectFolder, '.build', 'web'),
})
suppressArgued(stacks)
Aspects.of(app).add(new AwsSolutionsChecks())
app.synth()
