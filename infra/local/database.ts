import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import { documentClient } from '../../functions/data/table/document-client'
import { tableDefinition } from '../../functions/data/table/table'
import { type Item, type Table, tableOver } from '../../functions/data/table/table-access'
import { localCredentials } from './aws-endpoint'
import { isSeeded } from './demo/loaded'
import { type DynamoDb, databaseFileIn, preferredEngine, startDynamoDb } from './dynamodb'
import { tableName } from './environment'
import { importItems } from './seed/import-items'
import { StartFailure } from './start-failure'

interface DatabaseOptions {
  readonly projectFolder: string
  readonly dataFolder: string
  readonly endpoint: string | undefined
  readonly now: Date
  readonly extraCamps?: number
  readonly say: (text: string) => void
}

/** The database with its table and, from the first start on, the demo data. */
export async function startDatabase(options: DatabaseOptions): Promise<DynamoDb> {
  const { projectFolder, endpoint } = options
  process.env.AWS_ACCESS_KEY_ID ??= localCredentials.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY ??= localCredentials.secretAccessKey
  const dataFolder = join(options.dataFolder, 'dynamodb')
  const engine = preferredEngine(projectFolder)
  const databaseFile = databaseFileIn(dataFolder)
  const isLeftByCrash = existsSync(databaseFile) && !existsSync(sealOf(databaseFile))
  if (endpoint === undefined && engine?.name === 'dynoxide' && !existsSync(databaseFile)) {
    rmSync(sealOf(databaseFile), { force: true }) // of a file that somebody deleted
    const items = await demoItems(options)
    await importItems({ binary: engine.binary, databaseFile, tableName, items })
  }
  const isFile = endpoint === undefined && engine?.name === 'dynoxide'
  if (isFile) checkDatabaseFile(databaseFile)
  rmSync(sealOf(databaseFile), { force: true }) // from here on the file changes
  const database = await startDynamoDb({ projectFolder, dataFolder, endpoint })
  try {
    if (isFile && isLeftByCrash) {
      const { endpoint } = database
      await readThrough({ endpoint, file: databaseFile, say: options.say })
    }
    await fill(database.endpoint, options)
  } catch (error) {
    await database.stop()
    throw error
  }
  if (!isFile) return database
  return {
    ...database,
    async stop() {
      await database.stop()
      sealDatabaseFile(databaseFile)
    },
  }
}

const sqliteMark = 'SQLite format 3\0'

/**
 * Detects a damaged file before anything overwrites it: SQLite treats an empty file as a new
 * database, and notices a truncated one only when it reads the end.
 * @throws StartFailure
 */
export function checkDatabaseFile(file: string): void {
  // After a crash SQLite itself recovers what is still in the write-ahead log.
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) return
  const bytes = readFileSync(file)
  const pageBytes = bytes.length < 100 ? 0 : bytes.readUInt16BE(16) || 65_536
  const pages = bytes.length < 100 ? 0 : bytes.readUInt32BE(28)
  const isWhole =
    bytes.toString('latin1', 0, 16) === sqliteMark && bytes.length >= pageBytes * pages
  if (isWhole && pages > 0) {
    if (!existsSync(sealOf(file)) || readFileSync(sealOf(file), 'utf8') === sealFor(bytes)) return
    throw new StartFailure(
      `The database ${file} has changed since it was closed: it may be damaged. Restore a backup and delete ${sealOf(file)}, or start with --fresh, which sets these data aside and reloads the demo data.`,
    )
  }
  throw damage(file, bytes.length === 0 ? 'is empty' : 'is damaged')
}

/**
 * Notes what a closed file holds, so that the next start notices whatever happens to it meanwhile.
 */
export function sealDatabaseFile(file: string): void {
  if (!existsSync(file) || existsSync(`${file}-wal`)) return // not closed well: SQLite has work to do at its next start
  writeFileSync(sealOf(file), sealFor(readFileSync(file)))
}

/** What dynoxide says of a file that SQLite cannot read. */
const damageWords = /malformed|corrupt|not a database/i
const maxTries = 5

interface ReadThrough {
  readonly endpoint: string
  readonly file: string
  readonly say: (text: string) => void
}

/**
 * Reads everything once: after a crash no seal says what the file held, and SQLite notices a
 * damaged page only when it reads it. Two seconds for the demo data; a busy machine is waited for,
 * because only the engine's own word is damage.
 * @throws StartFailure
 */
export async function readThrough({ endpoint, file, say }: ReadThrough): Promise<void> {
  const client = documentClient({ endpoint, requestHandler: { requestTimeout: 0 } })
  const slow = setInterval(() => say('Still reading the database through …'), 10_000).unref()
  try {
    for (const IndexName of [undefined, ...tableDefinition.indexes.map(({ name }) => name)]) {
      let ExclusiveStartKey: Item | undefined
      do {
        const part = {
          TableName: tableName,
          Select: 'COUNT',
          IndexName,
          ExclusiveStartKey,
        } as const
        const { LastEvaluatedKey } = await scanAgain(client, part, file)
        ExclusiveStartKey = LastEvaluatedKey
      } while (ExclusiveStartKey !== undefined)
    }
  } finally {
    clearInterval(slow)
    client.destroy()
  }
}

async function scanAgain(
  client: ReturnType<typeof documentClient>,
  part: ScanCommandInput,
  file: string,
): Promise<{ LastEvaluatedKey?: Item | undefined }> {
  for (let tries = 1; ; tries++) {
    try {
      return await client.send(new ScanCommand(part))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (damageWords.test(reason)) throw damage(file, `is damaged (${reason})`)
      if (tries === maxTries) {
        throw new StartFailure(
          `The database ${file} could not be read through (${reason}). Nothing of it was changed: start again when the machine is less busy.`,
        )
      }
    }
  }
}

const damage = (file: string, what: string): StartFailure =>
  new StartFailure(
    `The database ${file} ${what}. Restore a backup, or start with --fresh, which sets these data aside and reloads the demo data.`,
  )

const sealOf = (file: string): string => `${file}.sha256`
const sealFor = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function fill(endpoint: string, options: DatabaseOptions): Promise<void> {
  const table = tableOver(documentClient({ endpoint }), tableName)
  if (await isFilled(table)) return
  const { makeAndFill } = await import('./seed/make-and-fill') // the whole SDK: not loaded at every start
  await makeAndFill({ endpoint, table, items: () => demoItems(options) })
}

/** Read and made at the first start only: later ones do not load them. */
async function demoItems({ now, extraCamps = 0, say }: DatabaseOptions): Promise<Item[]> {
  say('Loading the demo data …')
  const { seedItems } = await import('./demo/seed')
  return seedItems({ now, extraCamps })
}

async function isFilled(table: Table): Promise<boolean> {
  try {
    return await isSeeded(table)
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return false
    throw error
  }
}
