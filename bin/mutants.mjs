#!/usr/bin/env node
import { readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

// npm run mutants -- pricing payments: without folders, each of shared/ after the other. Reports: .build/mutants/<folder>.json
const asked = process.argv.slice(2)
const allFolders = readdirSync('shared', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const folders = asked.length > 0 ? asked : allFolders.map(({ name }) => name).filter((name) => name !== 'api')

const scores = []
for (const folder of folders) {
  const results = await new Stryker({
    configFile: '.stryker.config.json',
    mutate: [`shared/${folder}/**/*.ts`],
    jsonReporter: { fileName: `.build/mutants/${folder}.json` },
  }).runMutationTest()
  const count = (...states) => results.filter(({ status }) => states.includes(status)).length
  const caught = count('Killed', 'Timeout')
  const missed = count('Survived', 'NoCoverage')
  scores.push({ folder, mutants: caught + missed, missed, percent: (100 * caught) / Math.max(1, caught + missed) })
}

const goalOf = (folder) => (folder === 'payments' ? 92 : 95)
for (const { folder, mutants, missed, percent } of scores) {
  const verdict = percent >= goalOf(folder) ? 'ok' : `below ${goalOf(folder)} %`
  console.log(`${folder}: ${percent.toFixed(1)} % of ${mutants} mutants caught, ${missed} missed, ${verdict}`)
}
if (scores.some(({ folder, percent }) => percent < goalOf(folder))) process.exitCode = 1
