import { parseArgs } from 'node:util'
import { StartFailure } from './start-failure'

export interface StartOptions {
  readonly port: number
  /** Forgets all data first. */
  readonly fresh: boolean
  /** Keeps nothing: data live in a folder that is removed at the end. */
  readonly memory: boolean
  /** Folder of the data, from the project's folder. */
  readonly dataFolder: string
}

/** Reads the command line of `npm start`. @throws StartFailure that names what is not understood */
export function readOptions(args: readonly string[]): StartOptions {
  const values = parseOptions(args)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartFailure(`--port must be a number from 1 to 65535, not "${values.port}".`)
  }
  return { port, fresh: values.fresh, memory: values.memory, dataFolder: values.data }
}

function parseOptions(args: readonly string[]) {
  const options = {
    port: { type: 'string', default: '4000' },
    fresh: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    data: { type: 'string', default: '.local' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StartFailure(`${reason}. Known: --port 4000, --fresh, --memory, --data .local`)
  }
}
