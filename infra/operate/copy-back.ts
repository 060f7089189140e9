import { parseArgs } from 'node:util'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'
import { putNew, writeIf } from '../../functions/data/table/commit'
import { documentClient } from '../../functions/data/table/document-client'
import { type Item, itemKey } from '../../functions/data/table/table-access'
import { theTable } from '../../functions/data/table/the-table'
import { inTurn } from '../../functions/suppliers/in-turn'
import { OperateFailure } from './operate-failure'
import { enterPlace, stageNames } from './place'

const usage = `Usage: npm run copy-back -- --stage dev|prod|local --from <the restored table>
  --agency agy_…   what belongs to this agency alone
  --dry-run        only counts`

const optionsSchema = z.object({
  stage: z.enum(stageNames),
  from: z.string().check(z.regex(/^[\w.-]{3,255}$/)),
  agency: z.optional(agencyIdSchema),
  'dry-run': z._default(z.boolean(), false),
  data: z.optional(z.string()),
})

/**
 * `npm run copy-back`: puts what a restored table has and the stage's own lacks back into it. What
 * is there stays as it is, and what has expired stays away. Doing it again does the rest. Gives
 * what to say.
 */
export async function copyBack(args: readonly string[]): Promise<string> {
  const { stage, from, agency, data, 'dry-run': isDry } = readOptions(args)
  await enterPlace(stage, data === undefined ? {} : { dataFolder: data })
  const table = theTable()
  if (table.name === from)
    throw new OperateFailure(`${from} is the stage’s own table. Name the restored one.`)
  const client = documentClient()
  const nowSeconds = Date.now() / 1_000
  const put = async (item: Item): Promise<boolean> => {
    if (!isDry) return writeIf(table, putNew(item).write)
    return (await table.get(itemKey(item))) === undefined
  }
  const counts = { lacking: 0, there: 0 }
  let start: Item | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName: from, ExclusiveStartKey: start }),
    )
    const copyable = Items.filter(
      ({ pk, ttl }) => isOf(String(pk), agency) && !(Number(ttl) < nowSeconds),
    ) // no ttl is NaN
    for (const isPut of await inTurn(copyable, put, { atOnce: 16 }))
      counts[isPut ? 'lacking' : 'there'] += 1
    start = LastEvaluatedKey
  } while (start !== undefined)
  const { lacking, there } = counts
  return `${lacking} records ${isDry ? 'are missing; nothing was put back' : 'were put back'}, ${there} were there.`
}

/** Whether a partition belongs to an agency: to any unless one is named. */
const isOf = (pk: string, agency: string | undefined): boolean =>
  agency === undefined || pk === `AGENCY#${agency}` || pk.startsWith(`AGENCY#${agency}#`)

function readOptions(args: readonly string[]) {
  const flags = ['stage', 'from', 'agency', 'data'].map(
    (name) => [name, { type: 'string' }] as const,
  )
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(flags), 'dry-run': { type: 'boolean' } },
    })
    return optionsSchema.parse(values)
  } catch {
    throw new OperateFailure(usage)
  }
}
