import { parseArgs } from 'node:util'
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { theTable } from '../../../functions/data/table/the-table'
import { secretsPath } from '../../../functions/runtime/env-names'
import { OperateFailure } from '../operate-failure'
import { enterPlace } from '../place'
import { makeTestAgency } from './test-agency'

/**
 * What `npm run deploy` does at its end: the agent of the walk of every ten minutes
 * (functions/smoke/jobs/walk-smoke.ts), unless there is one. Nobody else learns the password.
 */
export async function makeSmokeAgent(args: readonly string[]): Promise<string> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } }).values
  if (stage !== 'prod') throw new OperateFailure('make-smoke-agent --stage prod')
  const ssm = new SSMClient({ region: process.env.AWS_REGION ?? 'us-east-1' })
  const Name = `${secretsPath(stage)}/smoke-agent`
  try {
    if (await isThere(ssm, Name)) return 'The walk of every ten minutes has its agent.'
    await enterPlace(stage)
    const agency = await makeTestAgency(theTable())
    try {
      const Value = JSON.stringify({ email: agency.email, password: agency.password })
      await ssm.send(new PutParameterCommand({ Name, Value, Type: 'SecureString' }))
    } catch (error) {
      await agency.remove({})
      throw error
    }
    return 'An agent was made for the walk of every ten minutes.'
  } finally {
    ssm.destroy()
  }
}

const isThere = (ssm: SSMClient, Name: string): Promise<boolean> =>
  ssm.send(new GetParameterCommand({ Name })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'ParameterNotFound') return false
      throw error
    },
  )
