import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../infra/local/engines/free-port'
import { demoData } from '../../attack/running-product'
import { lived } from './starts'
import type { Product } from './this-product'

const stops: (() => Promise<void>)[] = []

/**
 * Starts a product for each worker as a user does, on a free port with data of its own: copies of
 * those that one product has begun with, whose demo trips take half a minute of processor.
 */
export async function setup(project: TestProject): Promise<void> {
  const demo = await demoData()
  stops.push(async () => demo.remove())
  project.provide('demoData', demo.folder)
  const workers = Number(project.vitest.config.maxWorkers)
  const products = Array.from({ length: workers }, () => startedProduct(demo.folder))
  project.provide('products', await Promise.all(products))
}

export async function teardown(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()))
}

async function startedProduct(data: string): Promise<Product> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'tembea-e2e-'))
  const dataFolder = join(folder, 'data')
  cpSync(data, dataFolder, { recursive: true })
  const product = spawn(
    process.execPath,
    ['bin/start.mjs', '--port', String(port), '--data', dataFolder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  stops.push(async () => {
    await ended(product)
    rmSync(folder, { recursive: true, force: true })
  })
  await welcomed(product)
  await lived(dataFolder)
  return { address: `http://localhost:${port}`, dataFolder }
}

/** Ends it as Ctrl-C does. */
async function ended(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return
  const end = new Promise((resolve) => product.once('exit', resolve))
  product.kill('SIGINT')
  await end
}

function welcomed(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes('Tembea is at')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`The product ended with ${code} while it was starting`)),
    )
  })
}
