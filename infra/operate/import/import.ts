import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { supplierCodeSchema } from '#shared/ids/ids'
import { catalogueStore } from '../../../functions/data/catalogue/catalogue-store'
import { roomStore } from '../../../functions/data/rates/room-store'
import { theTable } from '../../../functions/data/table/the-table'
import { RowsRefused } from '../../../functions/import/read-rows'
import { tableNames } from '../../../functions/import/tables'
import { publish } from '../load-demo'
import { OperateFailure } from '../operate-failure'
import { enterPlace, stageNames } from '../place'
import { readImport } from './read-import'
import { writeImport } from './write-import'

const usage = `Usage: npm run import -- --stage dev|prod|local [--dry-run] <folder>
The folder holds any of ${tableNames.join('.csv, ')}.csv (infra/operate/README.md says what is in them).`

const optionsSchema = z.object({
  values: z.object({
    stage: z.enum(stageNames),
    'dry-run': z._default(z.boolean(), false),
    data: z.optional(z.string()),
  }),
  positionals: z.tuple([z.string()], { error: 'one folder is needed' }),
})

/**
 * `npm run import`: checks every row of a folder of CSV files, and writes them all or, where one is
 * wrong, none.
 */
export async function importFolder(args: readonly string[]): Promise<string> {
  const { stage, folder, isDry, dataFolder } = readOptions(args)
  await enterPlace(stage, dataFolder === undefined ? {} : { dataFolder })
  const table = theTable()
  const [catalogue, roomsStored] = [await catalogueStore(table).all(), roomStore(table)]
  const roomsOf = async (codes: readonly string[]) =>
    (
      await Promise.all(codes.map((code) => roomsStored.rooms(supplierCodeSchema.parse(code))))
    ).flat()
  const { imported, rooms } = await readImport(folder, { catalogue, roomsOf }).catch(refuseRows)
  const counts = tableNames.flatMap((name) =>
    imported[name].length === 0 ? [] : [`${name} ${imported[name].length}`],
  )
  if (isDry) return `Every row is right: ${counts.join(', ')}. Nothing was written.`
  await writeImport(table, { imported, catalogue, rooms, now: new Date() })
  await publish(table)
  return `Imported ${counts.join(', ')}. Search knows them within a minute.`
}

const maxShown = 200

function refuseRows(error: unknown): never {
  if (!(error instanceof RowsRefused)) throw error
  const lines = error.message.split('\n')
  const more = lines.length > maxShown ? [`and ${lines.length - maxShown} more`] : []
  const what = lines.length === 1 ? '1 problem' : `${lines.length} problems`
  throw new OperateFailure(
    [...lines.slice(0, maxShown), ...more, `Nothing was imported: ${what}.`].join('\n'),
  )
}

function readOptions(args: readonly string[]) {
  const options = {
    stage: { type: 'string' },
    'dry-run': { type: 'boolean' },
    data: { type: 'string' },
  } as const
  try {
    const { values, positionals } = optionsSchema.parse(
      parseArgs({ args: [...args], options, allowPositionals: true }),
    )
    return {
      stage: values.stage,
      isDry: values['dry-run'],
      dataFolder: values.data,
      folder: positionals[0],
    }
  } catch (error) {
    const why =
      error instanceof z.core.$ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
        : [String(error)]
    throw new OperateFailure(`${why.join('\n')}\n\n${usage}`)
  }
}
