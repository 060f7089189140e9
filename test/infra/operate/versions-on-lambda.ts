import {
  GetAliasCommand,
  LambdaClient,
  ListFunctionsCommand,
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach } from 'vitest'

/** What stands in for Lambda and Parameter Store, reset before each test. */
export const mocked = { lambda: mockClient(LambdaClient), ssm: mockClient(SSMClient) }
const { lambda, ssm } = mocked
export const before = ['2026-11-20T10:00:00.000Z', '2026-11-10T10:00:00.000Z']
/** Deployments that are noted. */
export const noteIs = (releases: object) =>
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: JSON.stringify(releases) } })
/** What was noted, one after the other. */
export const notes = () =>
  ssm
    .commandCalls(PutParameterCommand)
    .map(({ args: [{ input }] }) => JSON.parse(input.Value ?? ''))
beforeEach(() => {
  lambda.reset()
  ssm.reset()
  noteIs({ before })
})
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

/** Functions of prod with the version that each alias answers by, and one of another stage. */
export function haveFunctions(functions: Record<string, { live?: string; versions: object[] }>) {
  const names = [...Object.keys(functions), 'Tembea-dev-Routes-03-a']
  lambda
    .on(ListFunctionsCommand)
    .resolves({ Functions: names.map((FunctionName) => ({ FunctionName })) })
  for (const [FunctionName, { live, versions }] of Object.entries(functions)) {
    lambda.on(ListVersionsByFunctionCommand, { FunctionName }).resolves({ Versions: versions })
    if (live !== undefined)
      lambda.on(GetAliasCommand, { FunctionName }).resolves({ FunctionVersion: live })
  }
}
/** Functions whose alias was moved, with their version. */
export const pointed = () =>
  lambda
    .commandCalls(UpdateAliasCommand)
    .map(({ args: [{ input }] }) => [input.FunctionName, input.FunctionVersion])
