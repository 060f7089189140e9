import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { Hindrance, inProject, projectFolder } from './project.mjs'
import { buildWeb } from './web.mjs'

/**
 * Where the error-reporting service takes source maps, with the key of the stage from Parameter
 * Store: it is read by whoever deploys, and stored nowhere. Undefined where TEMBEA_SENTRY_PROJECT,
 * as in `organisation/project`, is not set.
 */
export async function sourceMapsPlace(stage) {
  const [organisation, project] = process.env.TEMBEA_SENTRY_PROJECT?.split('/') ?? []
  if (!organisation || !project) return undefined
  const Name = `/tembea/${stage}/secrets/sentry`
  const ssm = new SSMClient({ region: process.env.AWS_REGION ?? 'us-east-1' })
  try {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name, WithDecryption: true }))
    return {
      SENTRY_AUTH_TOKEN: Parameter?.Value ?? '',
      SENTRY_ORG: organisation,
      SENTRY_PROJECT: project,
    }
  } catch (error) {
    throw new Hindrance(`The key for source maps, ${Name}, could not be read (${error.name}).`)
  } finally {
    ssm.destroy()
  }
}

/**
 * Builds the app with source maps, marks each script and its map with the same id, and sends the
 * maps to the error-reporting service; the deployment takes the marked scripts, and no map. The
 * service's own command is fetched only here.
 */
export async function sendSourceMaps(place) {
  Object.assign(process.env, place)
  rmSync(inProject('.build/web.stamp'), { force: true })
  await buildWeb()
  for (const step of ['inject', 'upload']) {
    const command = [
      '--yes',
      '@sentry/cli@3.8.0',
      'sourcemaps',
      step,
      inProject('.build/web/assets'),
    ]
    const { status } = spawnSync('npx', command, { cwd: projectFolder, stdio: 'inherit' })
    if (status !== 0)
      throw new Hindrance('The source maps were not sent. Check the key and TEMBEA_SENTRY_PROJECT.')
  }
}
