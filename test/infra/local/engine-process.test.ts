import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFileIn, startEngine } from '../../../infra/local/dynamodb'
import { startEngineProcess } from '../../../infra/local/engines/engine-process'
import { freePort } from '../../../infra/local/engines/free-port'
import { StartFailure } from '../../../infra/local/start-failure'
import { engines } from '../../support/engines'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-engine-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const httpServer = `
  require('node:http').createServer((_, answer) => answer.end('ready')).listen(Number(process.argv[1]), '127.0.0.1')`

test('an engine that ends while it starts is told with its own last words', async () => {
  const start = startEngineProcess({
    name: 'The engine',
    command: process.execPath,
    args: ['-e', "console.error('the disk is full'); process.exit(3)"],
    endpoint: 'http://127.0.0.1:9',
  })
  await expect(start).rejects.toThrow(
    new StartFailure('The engine stopped during startup: the disk is full'),
  )
})

test('an engine that never answers is given up and ended', async () => {
  const start = startEngineProcess({
    name: 'The engine',
    command: process.execPath,
    args: ['-e', 'setInterval(() => undefined, 1000)'],
    endpoint: 'http://127.0.0.1:9',
    patienceMs: 200,
  })
  await expect(start).rejects.toThrow('The engine did not answer within 0.2 seconds.')
})

test('stopping ends the engine itself, not only what started it', async () => {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const engine = await startEngineProcess({
    name: 'The engine',
    command: process.execPath,
    args: ['-e', httpServer, String(port)],
    endpoint,
  })
  await engine.stop()
  await expect(fetch(endpoint)).rejects.toThrow()
})

test('an engine ends when the process that started it is killed without warning', async () => {
  const port = await freePort()
  const script = join(folder, 'parent.ts')
  writeFileSync(
    script,
    `import { startEngineProcess } from ${JSON.stringify(join(process.cwd(), 'infra/local/engines/engine-process.ts'))}
     startEngineProcess({ name: 'The engine', command: process.execPath, args: ['-e', ${JSON.stringify(httpServer)}, '${port}'],
       endpoint: 'http://127.0.0.1:${port}' }).then(() => process.stdout.write('started'))`,
  )
  const parent = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => parent.stdout.once('data', resolve))
  parent.kill('SIGKILL')
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}`).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 5_000 },
    )
    .toBe('gone')
})

test.runIf(engines[0]?.name === 'dynoxide')(
  'a broken database file is told, not thrown as a stack trace',
  async () => {
    writeFileSync(
      databaseFileIn(folder),
      'this is no database at all, and long enough to be read as one'.repeat(100),
    )
    const [engine] = engines
    if (engine?.name !== 'dynoxide') throw new Error('no engine')
    await expect(startEngine(engine, folder)).rejects.toThrow(/not a valid SQLite database/)
  },
)
