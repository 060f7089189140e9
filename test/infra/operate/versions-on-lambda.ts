import {
  GetAliasCommand,
  LambdaClient,
  ListFunctionsCommand,
  ListVersionsByFunctionCommand,
  ResourceNotFoundException,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach } from 'vitest'

export const before = ['2026-11-20T10:00:00.000Z', '2026-11-10T10:00:00.000Z']

/** A version that was published on a day of November 2026. */
export const at = (version: string, day: number) => ({
  Version: version,
  LastModified: `2026-11-${String(day).padStart(2, '0')}T10:05:00.000+0000`,
})
export const [changed, unchanged, added] = [
  'Tembea-prod-Routes-03-a',
  'Tembea-prod-Routes-04-b',
  'Tembea-prod-Routes-05-c',
]
export const job = 'tembea-prod-sendReminders'

/** Stands in for Lambda and Parameter Store while one file of tests runs. */
export function mockVersions() {
  const lambda = mockClient(LambdaClient)
  const ssm = mockClient(SSMClient)
  /** Sets the deployments that are noted. */
  const noteIs = (releases: object) =>
    ssm.on(GetParameterCommand).resolves({ Parameter: { Value: JSON.stringify(releases) } })
  /** What was noted, one after the other. */
  const notes = () =>
    ssm
      .commandCalls(PutParameterCommand)
      .map(({ args: [{ input }] }) => JSON.parse(input.Value ?? ''))
  /** Functions of prod with the version that each alias answers by, and one of another stage. */
  function haveFunctions(functions: Record<string, { live?: string; versions: object[] }>) {
    const names = [...Object.keys(functions), 'Tembea-dev-Routes-03-a']
    lambda
      .on(ListFunctionsCommand)
      .resolves({ Functions: names.map((FunctionName) => ({ FunctionName })) })
    lambda
      .on(ListVersionsByFunctionCommand)
      .callsFake(({ FunctionName }) => ({ Versions: functions[FunctionName]?.versions }))
    lambda.on(GetAliasCommand).callsFake(({ FunctionName }) => {
      const live = functions[FunctionName]?.live
      if (live !== undefined) return { FunctionVersion: live }
      throw new ResourceNotFoundException({ message: FunctionName, $metadata: {} })
    })
  }

  /** Functions whose alias was moved, with their version. */
  const pointed = () =>
    lambda
      .commandCalls(UpdateAliasCommand)
      .map(({ args: [{ input }] }) => [input.FunctionName, input.FunctionVersion])

  beforeEach(() => {
    lambda.reset()
    ssm.reset()
    noteIs({ before })
  })
  afterAll(() => {
    lambda.restore()
    ssm.restore()
  })
  return { lambda, ssm, noteIs, notes, haveFunctions, pointed }
}
