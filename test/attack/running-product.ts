import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeFile } from '../../infra/config/place'
import { freePort } from '../../infra/local/engines/free-port'
import { lived, type Started, start } from '../e2e/support/starts'

/** A product of its own, started as a user starts it. */
export interface RunningProduct {
  readonly address: string
  readonly dataFolder: string
  /** Processor time it has used so far, in milliseconds; undefined where the system does not say. */
  processorMs(): number | undefined
  /** The settings by which commands reach its table from outside. */
  place(): Readonly<Record<string, string>>
  output(): string
  stop(): Promise<void>
}

/** @param options.data - a data folder that it begins with a copy of */
export async function startProduct({
  data,
}: {
  readonly data?: string | undefined
}): Promise<RunningProduct> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'tembea-attack-'))
  const dataFolder = join(folder, 'data')
  if (data !== undefined) cpSync(data, dataFolder, { recursive: true })
  const started = start('--port', String(port), '--data', dataFolder)
  await started.welcomed
  await lived(dataFolder)
  return {
    address: `http://localhost:${port}`,
    dataFolder,
    processorMs: () => processorMsOf(started),
    place: () => JSON.parse(readFileSync(join(dataFolder, placeFile), 'utf8')),
    output: started.output,
    async stop() {
      started.child.kill('SIGINT')
      await started.ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A data folder of a product that has begun once, to begin others with copies of it. */
export async function demoData(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-attack-demo-'))
  const dataFolder = join(folder, 'data')
  const started = start('--port', String(await freePort()), '--data', dataFolder)
  await started.welcomed
  await lived(dataFolder)
  started.child.kill('SIGINT')
  await started.ended
  return {
    folder: dataFolder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10

function processorMsOf({ child }: Started): number | undefined {
  try {
    const text = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * msPerTick
  } catch {
    return undefined
  }
}
