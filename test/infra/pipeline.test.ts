import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stageOf } from '../../infra/config/stages'
import { prodValues } from './synthesise-stage'

const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
/** Their values are addresses. */
const services = new Set(
  ['SENTRY_DSN', 'POSTHOG', 'MAP_STYLE', 'HEATMAP', 'CHAT'].map((name) => `TEMBEA_${name}`),
)
const given = new Map(Object.entries(prodValues))
const exampleOf = (name: string) => given.get(name) ?? 'stripe'
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

test('the pipeline stores no key: it takes a role by OpenID Connect', () => {
  expect(workflow).not.toMatch(/secrets\.|AWS_ACCESS_KEY|AWS_SECRET/)
  expect(workflow.match(/id-token: write/g)).toHaveLength(2)
  expect(workflow).toContain('role-to-assume')
})

test('the pipeline runs commands that exist, dev before prod, each walked afterwards', () => {
  const run = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(run).toEqual(['check', 'deploy', 'smoke'])
  expect(run.filter((name) => !scripts.includes(name))).toEqual([])
  expect(workflow).toMatch(/\n {2}dev:\n.*\n {4}needs: test\n(.|\n)*\n {2}prod:\n {4}needs: dev\n/)
})

test('the pipeline gives prod every value that it needs', () => {
  const [, prod = ''] = workflow.split('\n  prod:\n')
  const names = [...prod.matchAll(/^ {6}(TEMBEA_\w+):/gm)].map(([, name = '']) => name)
  expect(() =>
    stageOf(
      'prod',
      Object.fromEntries(
        names.map((name) => [
          name,
          services.has(name) ? 'https://one.example https://two.example' : exampleOf(name),
        ]),
      ),
    ),
  ).not.toThrow()
  expect(names).toEqual(expect.arrayContaining(Object.keys(prodValues)))
})
