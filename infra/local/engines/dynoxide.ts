import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { type EngineProcess, startEngineProcess } from './engine-process'

/** The binary of the optional dependency for this system, or undefined where there is none. */
export function findDynoxide(projectFolder: string): string | undefined {
  const require = createRequire(`${projectFolder}/package.json`)
  try {
    const binary = require.resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`)
    accessSync(binary, constants.X_OK)
    return binary
  } catch {
    return undefined
  }
}

/** Starts dynoxide over one database file, or in memory when no file is given. */
export function startDynoxide(binary: string, port: number, databaseFile?: string): Promise<EngineProcess> {
  return startEngineProcess({
    name: 'The database engine (dynoxide)',
    command: binary,
    args: ['--port', String(port), ...(databaseFile === undefined ? [] : ['--db-path', databaseFile])],
    endpoint: `http://127.0.0.1:${port}`,
  })
}
