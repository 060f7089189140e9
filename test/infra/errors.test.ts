import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { sourceMapsPlace } from '../../infra/local/build/source-maps.mjs'
import { listenOnce } from '../support/listen-once'
import { stacksOf } from './stacks-of'
import { sentryDsn } from './synthesise-stage'

afterEach(() => vi.unstubAllEnvs())

test('with a DSN every function’s failures reach the service, and the pipeline reads the key for source maps', () => {
  const { stacks, templateOf, templates, findings } = stacksOf('prod')
  expect(findings).toEqual([])
  const [reporter, pipeline] = [...stacks.errors, ...stacks.pipeline].map(templateOf)
  reporter?.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { SENTRY_DSN: sentryDsn } },
  })
  const all = (type: string) => templates.flatMap((one) => Object.values(one.findResources(type)))
  const ours = all('AWS::Lambda::Function').filter(
    ({ Properties }) => Properties.Environment?.Variables?.STAGE,
  )
  expect(ours.length).toBeGreaterThan(300)
  expect(all('AWS::Logs::SubscriptionFilter')).toHaveLength(ours.length - 1) // not the reporter's own
  expect(JSON.stringify(pipeline?.toJSON())).toContain('parameter/tembea/prod/secrets/sentry')
  const alarms = all('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmDescription)
  expect(alarms.join('\n')).toContain('reportFailures')
  expect(
    templates
      .map((one) => Object.keys(one.toJSON().Resources).length)
      .filter((count) => count > 500),
  ).toEqual([])
  expect(JSON.stringify(stacksOf('dev').templates.map((one) => one.toJSON()))).not.toContain(
    'secrets/sentry',
  )
}, 600_000)

test('the key for source maps comes from Parameter Store, and a deployment without it says so', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => asked.push(part.toString()))
    request.on('end', () =>
      response.writeHead(asked.length > 1 ? 400 : 200).end('{"Parameter":{"Value":"sntrys_x"}}'),
    )
  })
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', await listenOnce(server))
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  expect(await sourceMapsPlace('prod')).toBeUndefined()
  vi.stubEnv('TEMBEA_SENTRY_PROJECT', 'marula/web')
  expect(await sourceMapsPlace('prod')).toEqual({
    SENTRY_AUTH_TOKEN: 'sntrys_x',
    SENTRY_ORG: 'marula',
    SENTRY_PROJECT: 'web',
  })
  expect(JSON.parse(asked[0] ?? '')).toEqual({
    Name: '/tembea/prod/secrets/sentry',
    WithDecryption: true,
  })
  await expect(sourceMapsPlace('prod')).rejects.toThrow(
    '/tembea/prod/secrets/sentry, could not be read',
  )
  server.close()
})
