import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingVariables, stageOf } from '../../infra/config/stages'
import { inboundDomain, prodValues } from './synthesise-stage'

const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
const fromZero = readFileSync('.github/workflows/from-zero.yml', 'utf8')
/** Their values are addresses. */
const services = new Set(
  ['SENTRY_DSN', 'POSTHOG', 'MAP_STYLE', 'HEATMAP', 'CHAT'].map((name) => `TEMBEA_${name}`),
)
const given = new Map(
  Object.entries({
    ...prodValues,
    TEMBEA_INBOUND_DOMAIN: inboundDomain,
    TEMBEA_SECURITY_CONTACT: 'mailto:security@example.com',
    TEMBEA_BREACH_URL: 'https://ranges.example.com/{prefix}',
  }),
)
const exampleOf = (name: string) => given.get(name) ?? 'stripe'
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

test('the pipeline stores no key: it takes a role by OpenID Connect', () => {
  expect(workflow).not.toMatch(/secrets\.|AWS_ACCESS_KEY|AWS_SECRET/)
  expect(workflow.match(/id-token: write/g)).toHaveLength(2)
  expect(workflow).toContain('role-to-assume')
})

test('the pipeline runs commands that exist, dev before prod, each walked afterwards', () => {
  const run = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(run).toEqual(['secrets', 'audit', 'deploy', 'smoke'])
  expect(run.filter((name) => !scripts.includes(name))).toEqual([])
  expect(workflow).toMatch(/\n {2}dev:\n.*\n {4}needs: test\n(.|\n)*\n {2}prod:\n {4}needs: dev\n/)
})

test('the pipeline gives each deployment every setting of a stage, and no other', () => {
  const [, settings = ''] = /env: &settings\n((?: {6}\w+: .*\n)+)/.exec(workflow) ?? []
  const names = [...settings.matchAll(/^ {6}(TEMBEA_\w+): /gm)].map(([, name = '']) => name)
  expect(names.sort()).toEqual(settingVariables)
  for (const name of names.filter((one) => one !== 'TEMBEA_REPOSITORY'))
    expect(settings).toContain(`${name}: \${{ vars.${name} }}`)
  expect(workflow.match(/env: (&|\*)settings/g)).toHaveLength(2)
  const values = names.map((name) => [
    name,
    services.has(name) ? 'https://one.example https://two.example' : exampleOf(name),
  ])
  expect(() =>
    stageOf('prod', Object.fromEntries([...values, ['TEMBEA_PLAID_ENV', 'production']])),
  ).not.toThrow()
  expect(names).toEqual(expect.arrayContaining(Object.keys(prodValues)))
})

test('the pipeline names actions by the hash of their commit, and has credentials for as long as a deployment may take', () => {
  const uses = [...`${workflow}${fromZero}`.matchAll(/uses: (\S+)(.*)/g)]
  expect(uses.length).toBeGreaterThanOrEqual(5)
  for (const [, action = '', version = ''] of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    expect(version).toMatch(/^ # v\d+\.\d+\.\d+$/)
  }
  const seconds = Number(/role-duration-seconds: (\d+)/.exec(workflow)?.[1])
  const [, minutes] = /\n {2}prod:\n(?:.*\n)*? {4}timeout-minutes: (\d+)/.exec(workflow) ?? []
  expect(seconds).toBeGreaterThanOrEqual(Number(minutes) * 60)
})

test('the pipeline looks for secrets and holes before it deploys, and keeps what a build is made of', () => {
  const [, steps = ''] = /\n {2}test:\n([\s\S]*?)\n {2}dev:\n/.exec(workflow) ?? []
  const found = [...steps.matchAll(/- (?:run|uses): ([^@\n]+)/g)].map(([, step]) => step)
  expect(found.slice(2)).toEqual([
    'npm ci',
    'npm run secrets',
    'npm run audit',
    'npm sbom --sbom-format cyclonedx > sbom.cdx.json',
    'actions/upload-artifact',
    'npm test',
  ])
  expect(steps).toContain('path: sbom.cdx.json, if-no-files-found: error')
  expect(steps).not.toMatch(/continue-on-error|\|\| true/)
})

test('a workflow of its own deploys from zero, walks and destroys, only when somebody starts it', () => {
  const [, triggers = ''] = /\non:\n((?: {2}.*\n)+)/.exec(fromZero) ?? []
  expect(triggers).toBe('  workflow_dispatch:\n')
  const steps = [...fromZero.matchAll(/run: (?:npm run |npx )([\w ]+\b)/g)].map(([, step]) => step)
  expect(steps).toEqual(['cdk bootstrap', 'deploy', 'bootstrap', 'smoke', 'destroy'])
  expect(fromZero).toMatch(/- if: always\(\)\n {8}run: npm run destroy -- --stage dev\n$/)
  expect(fromZero).not.toMatch(/secrets\.|prod/)
  expect(scripts).toEqual(expect.arrayContaining(steps.slice(1)))
})

test('the pipeline deploys a stage once at a time, and never stops a deployment under way', () => {
  for (const stage of ['dev', 'prod'])
    expect(workflow).toContain(`concurrency: { group: ${stage}, cancel-in-progress: false }`)
})
