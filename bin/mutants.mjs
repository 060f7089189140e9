#!/usr/bin/env node
import { existsSync, readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

// npm run mutants -- pricing functions/suppliers/hold-plan.ts: folders and files, those of shared/
// by their names alone; without any, each folder of shared/ after the other. Reports:
// .build/mutants/<name>.json
const asked = process.argv.slice(2)
const allFolders = readdirSync('shared', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const names =
  asked.length > 0 ? asked : allFolders.map(({ name }) => name).filter((name) => name !== 'api')

/**
 * Tests of whole routes that pass on a table in memory, too: others look into the engine, or wait
 * for it.
 */
const alsoTestedBy = [
  ['functions/suppliers', ['booking', 'room-requests', 'embedded-quote']],
  [
    'functions/payments',
    ['payment-{again,asks,failed-transfer,marks,price,reminders}', 'hand-refunds', 'notices'],
  ],
  [
    'functions/itineraries',
    ['booking', 'room-requests', 'trip-actions', 'saved-{crud,itineraries}'],
  ],
  ['functions/messages', ['messages']],
]

/** Which tests concern a folder or a file: its own folder's, and the routes that it works in. */
function testsOf(path) {
  const [floor, folder] = path.split('/')
  if (floor === 'shared') return ['test/shared/**/*.test.ts']
  const routes = alsoTestedBy.find(([domain]) => path.startsWith(domain))?.[1] ?? []
  return [
    `test/functions/${folder}/**/*.test.ts`,
    ...routes.map((name) => `test/integration/${name}.test.ts`),
  ]
}

const scores = []
for (const name of names) {
  const path = existsSync(name) ? name : `shared/${name}`
  process.env.MUTANTS_TESTS = JSON.stringify(testsOf(path)) // for .vitest.mutants.config.ts
  const results = await new Stryker({
    configFile: '.stryker.config.json',
    mutate: [path.endsWith('.ts') ? path : `${path}/**/*.ts`],
    jsonReporter: { fileName: `.build/mutants/${name.replaceAll('/', '-')}.json` },
  }).runMutationTest()
  const count = (...states) => results.filter(({ status }) => states.includes(status)).length
  const caught = count('Killed', 'Timeout')
  const missed = count('Survived', 'NoCoverage')
  const goal = path.startsWith('functions') ? 80 : path.startsWith('shared/payments') ? 92 : 95
  scores.push({
    name,
    goal,
    mutants: caught + missed,
    missed,
    percent: (100 * caught) / Math.max(1, caught + missed),
  })
}

for (const { name, goal, mutants, missed, percent } of scores) {
  const verdict = percent >= goal ? 'ok' : `below ${goal} %`
  console.log(
    `${name}: ${percent.toFixed(1)} % of ${mutants} mutants caught, ${missed} missed, ${verdict}`,
  )
}
if (scores.some(({ percent, goal }) => percent < goal)) process.exitCode = 1
