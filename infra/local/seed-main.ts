import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeDataFolder } from './data-folder'
import { startDatabase } from './database'
import { StartFailure } from './start-failure'

/** `npm run seed`: makes the data folder anew, with as many invented camps as are asked for. */
export async function main({
  args,
  projectFolder,
}: {
  args: readonly string[]
  projectFolder: string
}): Promise<void> {
  const { camps, data } = readSeedOptions(args)
  const path = resolve(projectFolder, data)
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const start = { path, fresh: true, memory: false, address: 'npm run seed', say }
  const folder = await takeDataFolder(start)
  try {
    const database = await startDatabase({
      projectFolder,
      dataFolder: folder.path,
      endpoint: process.env.DYNAMODB_ENDPOINT || undefined,
      now: new Date(),
      extraCamps: camps,
      say,
    })
    await database.stop()
  } finally {
    folder.release()
  }
  process.stdout.write(`The demo data and ${camps} generated camps are in ${path}.\n`)
}

function readSeedOptions(args: readonly string[]): { camps: number; data: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      camps: { type: 'string', default: '0' },
      data: { type: 'string', default: '.local' },
    },
  })
  const camps = Number(values.camps)
  if (!Number.isInteger(camps) || camps < 0 || camps > 1_000_000) {
    throw new StartFailure(`--camps must be a number from 0 to 1000000, not "${values.camps}".`)
  }
  return { camps, data: values.data }
}
