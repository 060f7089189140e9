import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import * as z from 'zod/mini'
import { clientOptions } from '../../functions/runtime/aws-client'
import { placeFile, placeParameter } from '../config/place'
import { OperateFailure } from './operate-failure'

export const stageNames = ['local', 'dev', 'prod'] as const
export type StageName = (typeof stageNames)[number]

const place = z.record(z.string().check(z.regex(/^[A-Z][A-Z_]+$/)), z.string())

/**
 * Puts this process where a stage is, by the same environment names as its functions: the table,
 * the mail sender and the web address. On AWS a parameter of the stage tells them, and credentials
 * are those of the caller; a product that runs on this machine has left them in its data folder.
 * @throws OperateFailure that says what to do first
 */
export async function enterPlace(stage: StageName, { dataFolder = '.local' } = {}): Promise<void> {
  const placeText = stage === 'local' ? await readLocal(dataFolder) : await readDeployed(stage)
  Object.assign(process.env, place.parse(JSON.parse(placeText)))
}

async function readLocal(dataFolder: string): Promise<string> {
  const file = join(dataFolder, placeFile)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new OperateFailure(
    'Tembea is not running on this machine. Start it with npm start, then try again.',
  )
}

async function readDeployed(stage: string): Promise<string> {
  const ssm = new SSMClient(
    clientOptions({ endpoint: 'ssmEndpoint', timeLimitMs: 5_000, maxAttempts: 3 }),
  )
  try {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name: placeParameter(stage) }))
    return Parameter?.Value ?? ''
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperateFailure(
      `Stage ${stage} can’t be found with these AWS credentials (${why}). Deploy it first with npm run deploy, or check AWS_PROFILE and AWS_REGION.`,
    )
  } finally {
    ssm.destroy()
  }
}
