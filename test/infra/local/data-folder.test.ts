import { spawn } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealKeyIn, takeDataFolder } from '../../../infra/local/data-folder'

let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'tembea-data-'))
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

const take = () =>
  takeDataFolder({ path, fresh: false, memory: false, address: 'http://localhost:4100' })

test('a folder in use is refused with the address of who uses it, and free again after a release', async () => {
  const first = await take()
  await expect(take()).rejects.toThrow('at http://localhost:4100. Stop it first')
  first.release()
  await expect.poll(() => take().then((again) => again.release(), String)).toBeUndefined()
})

test('what a killed process left is taken over at once', async () => {
  const module = JSON.stringify(join(process.cwd(), 'infra/local/data-folder.ts'))
  const source = `import { takeDataFolder } from ${module}
    takeDataFolder({ path: ${JSON.stringify(path)}, fresh: false, memory: false, address: 'http://localhost:4100' })
      .then(() => { process.stdout.write('taken'); setInterval(() => undefined, 1000) })`
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source])
  await new Promise((resolve) => other.stdout.once('data', resolve))
  await expect(take()).rejects.toThrow('is already running')
  const gone = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await gone
  const mine = await take()
  mine.release()
}, 30_000)

test('the key that seals texts is made once, stays with the data, and is for their owner alone', () => {
  const key = sealKeyIn(path)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(sealKeyIn(path)).toBe(key)
  expect(statSync(join(path, 'seal.key')).mode & 0o077).toBe(0)
})

test('a fresh start sets aside what there was, says where, and lets it go after a month', async () => {
  const said: string[] = []
  const fresh = async () => {
    const start = {
      path,
      fresh: true,
      memory: false,
      address: '',
      say: (text: string) => said.push(text),
    }
    ;(await takeDataFolder(start)).release()
  }
  const aside = join(path, 'set-aside')
  writeFileSync(join(path, 'dynoxide.sqlite'), 'mine')
  await fresh()
  expect(readdirSync(path)).toEqual(['set-aside'])
  const [first = ''] = readdirSync(aside)
  expect(readFileSync(join(aside, first, 'dynoxide.sqlite'), 'utf8')).toBe('mine')
  expect(said).toEqual([expect.stringContaining(join(aside, first))])
  writeFileSync(join(path, 'dynoxide.sqlite'), 'newer')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await fresh()
  expect(readdirSync(aside)).toHaveLength(2)
  const old = Date.now() / 1000 - 31 * 86_400
  utimesSync(join(aside, first), old, old)
  await fresh()
  expect(readdirSync(aside)).toHaveLength(1)
})
