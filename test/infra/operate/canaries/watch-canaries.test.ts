import { CloudWatchLogsClient, FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs'
import {
  BatchGetDeploymentsCommand,
  BatchGetDeploymentTargetsCommand,
  CodeDeployClient,
  ListDeploymentsCommand,
  ListDeploymentTargetsCommand,
  StopDeploymentCommand,
} from '@aws-sdk/client-codedeploy'
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isFailing } from '../../../../infra/operate/canaries/figures'
import { CanaryWatch } from '../../../../infra/operate/canaries/watch-canaries'

const codeDeploy = mockClient(CodeDeployClient)
const lambda = mockClient(LambdaClient)
const logs = mockClient(CloudWatchLogsClient)
afterAll(() => {
  for (const client of [codeDeploy, lambda, logs]) client.restore()
})
const began = new Date('2026-11-26T10:00:00Z')

const report = (status = '') =>
  `REPORT RequestId: 8f5b\tDuration: 12 ms\tBilled Duration: 13 ms${status}\n`
const fault = '{"_aws":{"CloudWatchMetrics":[]},"route":"getCamps","Faults":1}'
const ofVersion = (version: string, messages: string[]) =>
  messages.map((message) => ({
    logStreamName: `2026/11/26/Tembea-prod-Routes-03-a[${version}]0c1d`,
    message,
  }))
const times = (count: number, message: string) => Array.from({ length: count }, () => message)

/** Canaries under way, by the function that each brings to version 12. */
function haveCanaries(functions: Record<string, string>) {
  codeDeploy
    .on(ListDeploymentsCommand, { includeOnlyStatuses: ['InProgress'] })
    .resolves({ deployments: Object.keys(functions) })
    .on(BatchGetDeploymentsCommand)
    .callsFake(({ deploymentIds }: { deploymentIds: string[] }) => ({
      deploymentsInfo: deploymentIds.map((deploymentId) => ({ deploymentId, createTime: began })),
    }))
  for (const [deploymentId, functionName] of Object.entries(functions)) {
    const lambdaFunctionInfo = { functionName, currentVersion: '11', targetVersion: '12' }
    codeDeploy
      .on(ListDeploymentTargetsCommand, { deploymentId })
      .resolves({ targetIds: ['one'] })
      .on(BatchGetDeploymentTargetsCommand, { deploymentId })
      .resolves({ deploymentTargets: [{ lambdaTarget: { lambdaFunctionInfo } }] })
    lambda
      .on(GetFunctionConfigurationCommand, { FunctionName: functionName })
      .resolves({ LoggingConfig: { LogGroup: `${functionName}-Logs` } })
  }
}
const logHas = (functionName: string, events: { logStreamName: string; message: string }[]) =>
  logs
    .on(FilterLogEventsCommand, {
      logGroupName: `${functionName}-Logs`,
      startTime: began.getTime(),
    })
    .resolves({ events })
const stopped = () =>
  codeDeploy.commandCalls(StopDeploymentCommand).map(({ args: [{ input }] }) => input)

const [camps, trips] = ['Tembea-prod-Routes-03-a', 'Tembea-prod-Routes-04-b']
let words: string[]
let watch: CanaryWatch
beforeEach(() => {
  for (const client of [codeDeploy, lambda, logs]) client.reset()
  words = []
  const clients = {
    codeDeploy: new CodeDeployClient({}),
    lambda: new LambdaClient({}),
    logs: new CloudWatchLogsClient({}),
  }
  watch = new CanaryWatch('prod', clients, (text) => void words.push(text))
})

describe('a canary', () => {
  test('is taken back when its own version fails, and those of other routes go on', async () => {
    haveCanaries({ 'd-1': camps, 'd-2': trips })
    logHas(camps, ofVersion('12', [...times(40, report()), ...times(3, fault)]))
    logHas(trips, ofVersion('12', times(40, report())))
    await watch.lookOnce()
    expect(stopped()).toEqual([{ deploymentId: 'd-1', autoRollbackEnabled: true }])
    expect(words).toEqual([expect.stringContaining(`${camps}: 3 of 40 runs of version 12 failed`)])
  })

  test('goes on while the version before it fails, however often', async () => {
    haveCanaries({ 'd-1': camps })
    const old = ofVersion('11', [...times(500, report('\tStatus: error')), ...times(90, fault)])
    logHas(camps, [...old, ...ofVersion('12', [...times(50, report()), ...times(2, fault)])])
    await watch.lookOnce()
    expect(stopped()).toEqual([])
  })

  test.each(['error', 'timeout'])('fails by runs that end with status %s', async (status) => {
    haveCanaries({ 'd-1': camps })
    logHas(camps, ofVersion('12', times(3, report(`\tStatus: ${status}\tError Type: x`))))
    await watch.lookOnce()
    expect(stopped()).toHaveLength(1)
  })

  test('is stopped once, looked up once, and forgotten when it is over', async () => {
    haveCanaries({ 'd-1': camps })
    logHas(camps, ofVersion('12', times(9, fault)))
    await watch.lookOnce()
    await watch.lookOnce()
    expect(stopped()).toHaveLength(1)
    expect(codeDeploy.commandCalls(BatchGetDeploymentsCommand)).toHaveLength(1)
    codeDeploy.on(ListDeploymentsCommand).resolves({ deployments: [] })
    logs.resetHistory()
    await watch.lookOnce()
    expect(logs.calls()).toEqual([])
  })

  test('of another stage or product is left alone', async () => {
    haveCanaries({ 'd-1': 'Tembea-dev-Routes-03-a', 'd-2': 'another-product' })
    await watch.lookOnce()
    expect([logs.calls(), stopped()]).toEqual([[], []])
  })

  test('that cannot be read is told, and the others are judged', async () => {
    haveCanaries({ 'd-1': trips, 'd-2': camps })
    logs.on(FilterLogEventsCommand, { logGroupName: `${trips}-Logs` }).rejects('no permission')
    logHas(camps, ofVersion('12', times(3, fault)))
    await watch.lookOnce()
    expect(stopped()).toMatchObject([{ deploymentId: 'd-2' }])
    expect(words).toContainEqual(
      expect.stringMatching(/Routes-04-b can’t be judged.*no permission/),
    )
  })
})

test.each([
  [{ runs: 2, failures: 2 }, false],
  [{ runs: 3, failures: 3 }, true],
  [{ runs: 60, failures: 3 }, true],
  [{ runs: 61, failures: 3 }, false],
  [{ runs: 10_000, failures: 499 }, false],
  [{ runs: 10_000, failures: 500 }, true],
  [{ runs: 0, failures: 0 }, false],
])('a version with %j is failing: %s', (figures, answer) => {
  expect(isFailing(figures)).toBe(answer)
})
