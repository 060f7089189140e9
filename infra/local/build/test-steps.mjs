import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { fetchLambdaNode, lambdaNode } from './lambda-node.mjs'
import { inProject, projectFolder } from './project.mjs'

/**
 * What a step found: type errors and lint errors count as failed tests; `complaints` says of each
 * failed test what failed.
 */
const counted = (passed, failed, complaints = []) => ({ passed, failed, complaints })

/** Programs in Go (tsc, esbuild) collect garbage half as often, which saves a fifth of their time. */
const quickGo = { GOGC: '200' }

/**
 * Type-checks the whole project, by one checker for each core: each checks anew what others have
 * checked, so that four on two cores need half as much again.
 */
export async function typeCheck() {
  const checkers = Math.min(4, availableParallelism())
  const { code, output } = await runNode(
    'node_modules/typescript/bin/tsc',
    ['--noEmit', '--pretty', 'false', '--checkers', String(checkers)],
    { env: quickGo },
  )
  const errors = output.split('\n').filter((line) => /error TS\d+/.test(line))
  return code === 0 ? counted(1, 0) : refused('types', errors)
}

/** Looks for what the linter refuses and for what nobody uses; changes nothing. */
export async function lint() {
  const [style, unused] = [await biome(), await knip()]
  return counted(style.passed + unused.passed, style.failed + unused.failed, [
    ...style.complaints,
    ...unused.complaints,
  ])
}

async function knip() {
  const { code, output, complaints } = await runNode('node_modules/knip/bin/knip.js', [
    '--config',
    '.knip.config.ts',
  ])
  if (code !== 0) process.stdout.write(`${output}${complaints}`)
  // Between headings with a count, such as `Unused files (2)`.
  const unused = output.split('\n').filter((line) => /\S/.test(line) && !/\(\d+\)$/.test(line))
  return code === 0 ? counted(1, 0) : refused('knip', unused)
}

async function biome() {
  const args = ['check', '--config-path=.biome.json', '--reporter=json', '--max-diagnostics=none']
  const { code, output, complaints } = await runNode('node_modules/@biomejs/biome/bin/biome', args)
  if (code === 0) return counted(1, 0)
  const report = /\{.*\}/s.exec(output)?.[0]
  await runNode('node_modules/@biomejs/biome/bin/biome', args.slice(0, 2), { show: true })
  if (report === undefined) process.stdout.write(complaints)
  const errors = (report === undefined ? [] : JSON.parse(report).diagnostics)
    .filter(({ severity }) => severity === 'error')
    .map(({ location, category, message }) => `${location?.path}: ${category}: ${message}`)
  return refused('biome', errors)
}

/** A check that ended badly: what it printed of each error, which is at least one. */
const refused = (check, errors) =>
  counted(0, Math.max(1, errors.length), [[check, ...errors].join('\n')])

/**
 * Runs Vitest in the Node of Lambda's runtime, which is also a tenth quicker than the one before,
 * and counts by its JSON report; a run that breaks, or tests nothing, has failed.
 * @param show - whether all that Vitest prints is seen, and not only that of a run that fails
 */
export async function vitest({
  name,
  config = '.vitest.config.ts',
  only = [],
  env = {},
  show = true,
}) {
  const report = inProject('.build/test', `${name}.json`)
  mkdirSync(inProject('.build/test'), { recursive: true })
  rmSync(report, { force: true })
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ]
  await fetchLambdaNode()
  const { code, output, complaints } = await runNode('node_modules/vitest/vitest.mjs', args, {
    show,
    env: { ...quickGo, USERS_NODE: process.execPath, ...env },
    node: lambdaNode(),
  })
  if (code !== 0) process.stdout.write(`${output}${complaints}`)
  if (!existsSync(report)) return counted(0, 1, [`${name}: no report was written`])
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  )
  const failed = numFailedTests + broken.length
  if (code !== 0) process.stdout.write(output)
  const nothing = numPassedTests + failed === 0
  if (failed === 0 && (nothing || code !== 0))
    return counted(numPassedTests, 1, [`${name}: ended with code ${code}`])
  return counted(numPassedTests, failed, [...complaintsOf(testResults), ...broken.map(brokenFile)])
}

const brokenFile = ({ name, message }) => `${relative(projectFolder, name)}\n${message}`

/** File, title and message of each failed test of a report. */
function complaintsOf(testResults) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(projectFolder, name)} › ${fullName}\n${failureMessages.join('\n')}`,
      ),
  )
}

function runNode(script, args, { show = false, env = {}, node = process.execPath } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [inProject(script), ...args], {
      cwd: projectFolder,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    let complaints = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (complaints += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output, complaints }))
  })
}
