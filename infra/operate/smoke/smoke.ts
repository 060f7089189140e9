import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { theTable } from '../../../functions/data/table/the-table'
import { systemClock } from '../../../functions/runtime/clock'
import { WalkFailure } from '../../../functions/smoke/walker'
import { OperateFailure } from '../operate-failure'
import { enterPlace, stageNames } from '../place'
import { type Left, makeTestAgency } from './test-agency'
import { walk } from './walk'

type Say = (text: string) => void

const usage = `Usage: npm run smoke -- <address> --stage dev|prod|local
With SMOKE_EMAIL and SMOKE_PASSWORD it signs in with them, and needs no --stage.`

const optionsSchema = z.object({
  values: z.object({ stage: z.optional(z.enum(stageNames)), data: z.optional(z.string()) }),
  positionals: z.tuple([z.url()]),
})

/**
 * `npm run smoke`: walks the main job on an address as an agent does. The agency that it works in
 * is made for it and removed with what it has left; by SMOKE_EMAIL it is one that is there, and the
 * canceled trip stays.
 */
export async function smoke(
  args: readonly string[],
  say: Say = (text) => void process.stdout.write(`${text}\n`),
): Promise<string> {
  const { address, stage, dataFolder } = readOptions(args)
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env
  const begin = Date.now()
  const walkOptions = {
    address,
    today: systemClock.today(),
    say: (step: string) => say(`✓ ${step}`),
  }
  if (email !== undefined && password !== undefined)
    await walk({ ...walkOptions, email, password, left: {} }).catch(fail)
  else {
    if (stage === undefined) throw new OperateFailure(usage)
    await enterPlace(stage, dataFolder === undefined ? {} : { dataFolder })
    const agency = await makeTestAgency(theTable())
    const leftovers: Left = {}
    await walk({ ...walkOptions, ...agency, left: leftovers })
      .finally(() => agency.remove(leftovers))
      .catch(fail)
  }
  return `${address} works: ${((Date.now() - begin) / 1000).toFixed(1)} s.`
}

/** The step that failed is told without a stack. */
function fail(error: unknown): never {
  throw error instanceof WalkFailure ? new OperateFailure(error.message) : error
}

function readOptions(args: readonly string[]) {
  const options = { stage: { type: 'string' }, data: { type: 'string' } } as const
  try {
    const { values, positionals } = optionsSchema.parse(
      parseArgs({ args: [...args], options, allowPositionals: true }),
    )
    return { address: new URL(positionals[0]).origin, stage: values.stage, dataFolder: values.data }
  } catch {
    throw new OperateFailure(usage)
  }
}
