import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Aspects, type Stack } from 'aws-cdk-lib'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { everyHandlerFile } from '../../infra/bundle/handler-files'
import { suppressArgued } from '../../infra/config/nag-suppressions'
import { stageOf } from '../../infra/config/stages'
import { tembeaStacks } from '../../infra/tembea-app'

/** Every stack of a stage, checked by cdk-nag, over bundles that are small files of their own: what is asserted is the template. */
export function stacksOf(stageName: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-stacks-'))
  const bundles = join(folder, 'lambda')
  for (const file of everyHandlerFile()) {
    mkdirSync(join(bundles, file), { recursive: true })
    writeFileSync(join(bundles, file, 'index.js'), `exports.name = ${JSON.stringify(file)}`)
  }
  const webFolder = join(folder, 'web')
  mkdirSync(webFolder)
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
  const app = new App({ outdir: join(folder, 'cdk.out') })
  const stacks = tembeaStacks(app, stageOf(stageName), { bundles, webFolder })
  suppressArgued(stacks)
  Aspects.of(app).add(new AwsSolutionsChecks())
  const { domains, ...single } = stacks
  const every: Stack[] = [...Object.values(single), ...domains]
  app.synth()
  return { stacks, every, templates: every.map((stack) => Template.fromStack(stack)) }
}

/** What cdk-nag still finds in a stack, as text. */
export function findingsOf(stack: Stack): string[] {
  const annotations = Annotations.fromStack(stack)
  const anything = Match.stringLikeRegexp('AwsSolutions-.*')
  return [...annotations.findError('*', anything), ...annotations.findWarning('*', anything)].map(
    (found) => `${found.id}: ${String(found.entry.data).slice(0, 160)}`,
  )
}
