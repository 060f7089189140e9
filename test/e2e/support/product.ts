import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../infra/local/engines/free-port'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product is served, without a slash at the end. */
    address: string
    /** Where its data are. */
    dataFolder: string
  }
}

let product: ChildProcess | undefined
let folder: string | undefined

/** Starts the product as a user does, on a free port with data of its own. */
export async function setup(project: TestProject): Promise<void> {
  const port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'tembea-e2e-'))
  product = spawn(process.execPath, ['bin/start.mjs', '--port', String(port), '--data', join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await welcomed(product)
  project.provide('address', `http://localhost:${port}`)
  project.provide('dataFolder', join(folder, 'data'))
}

/** Ends it as Ctrl-C does. */
export async function teardown(): Promise<void> {
  if (product !== undefined && product.exitCode === null) {
    const ended = new Promise((resolve) => product?.once('exit', resolve))
    product.kill('SIGINT')
    await ended
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

function welcomed(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes('Tembea is at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} while it was starting`)))
  })
}
