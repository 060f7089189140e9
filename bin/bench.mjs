#!/usr/bin/env node
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { inProject, projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'

/**
 * Runs the files of test/bench, or those whose names contain one of the arguments, and prints rows as
 * they are measured. What fails loses no figure of the others. With --small it only tries whether
 * they measure.
 */
await run(async () => {
  ensureInstalled()
  const wanted = process.argv.slice(2).filter((name) => name !== '--small')
  const isSmall = process.argv.includes('--small')
  const files = readdirSync(inProject('test/bench'))
    .filter(
      (name) =>
        name.endsWith('.bench.ts') &&
        (wanted.length === 0 || wanted.some((part) => name.includes(part))),
    )
    .sort()
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: projectFolder,
    entryPoints: files.map((name) => `test/bench/${name}`),
    outdir: '.build/bench',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'error',
  })
  const rows = []
  const failures = []
  for (const file of files) {
    const name = file.replace('.bench.ts', '')
    console.log(`\n${name}`)
    try {
      const { bench } = await import(
        pathToFileURL(inProject(`.build/bench/${name}.bench.mjs`)).href
      )
      for await (const measured of bench({ isSmall })) {
        console.log(table(measured))
        rows.push(...measured)
      }
    } catch (error) {
      console.log(`✗  failed: ${error?.stack ?? error}`)
      failures.push(name)
    }
  }
  const missed = rows.filter(({ ok }) => ok === false)
  console.log(`\n${rows.length - missed.length} of ${rows.length} within their targets`)
  for (const { name, value, unit } of missed) console.log(`✗  ${name}: ${rounded(value)} ${unit}`)
  if (failures.length > 0) console.log(`Failed before the end: ${failures.join(', ')}`)
  if (missed.length + failures.length > 0) process.exitCode = 1
})
process.exit()

function table(rows) {
  const cells = [
    ['', 'measured', 'unit', 'target', 'what'],
    ...rows.map(({ name, value, unit, target, ok }) => [
      ok === undefined ? ' ' : ok ? '✓' : '✗',
      typeof value === 'number' ? rounded(value) : String(value),
      unit ?? '',
      target === undefined ? '' : String(target),
      name,
    ]),
  ]
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const align = (cell, column) =>
    column === 1 ? cell.padStart(widths[column]) : cell.padEnd(widths[column])
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

function rounded(value) {
  return Number.isInteger(value) || Math.abs(value) >= 100
    ? String(Math.round(value))
    : value.toPrecision(3)
}
