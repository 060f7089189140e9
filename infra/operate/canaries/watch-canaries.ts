import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { CodeDeployClient, StopDeploymentCommand } from '@aws-sdk/client-codedeploy'
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { inTurn } from '../../../functions/suppliers/in-turn'
import { OperateFailure } from '../operate-failure'
import { type Canary, findCanaries } from './canary'
import { isFailing, readFigures } from './figures'

type Say = (text: string) => void

const secondsBetween = 15
/** CloudWatch Logs takes 25 searches a second. */
const atOnce = 8

/** Looks at the canaries of one stage again and again. */
export class CanaryWatch {
  private readonly canaries = new Map<string, Canary>()
  private readonly stopped = new Set<string>()
  private readonly logGroups = new Map<string, string>()

  constructor(
    private readonly stage: string,
    private readonly clients: {
      readonly codeDeploy: CodeDeployClient
      readonly lambda: LambdaClient
      readonly logs: CloudWatchLogsClient
    },
    private readonly say: Say,
  ) {}

  /** Takes back every canary under way whose own version fails; one that cannot be read is told. */
  async lookOnce(): Promise<void> {
    const { running, found } = await findCanaries(this.clients.codeDeploy, this.stage, (id) =>
      this.canaries.has(id),
    )
    for (const canary of found) this.canaries.set(canary.deploymentId, canary)
    for (const id of this.canaries.keys()) if (!running.includes(id)) this.canaries.delete(id)
    const underWay = [...this.canaries.values()].filter(
      ({ deploymentId }) => !this.stopped.has(deploymentId),
    )
    const judge = async (canary: Canary) => {
      await this.judge(canary).catch((error: unknown) =>
        this.say(`The canary of ${canary.functionName} can’t be judged: ${error}`),
      )
    }
    await inTurn(underWay, judge, { atOnce })
  }

  private async judge({ deploymentId, functionName, version, since }: Canary): Promise<void> {
    const logGroupName = await this.findLogGroup(functionName)
    const figures = await readFigures(this.clients.logs, { logGroupName, version, since })
    if (!isFailing(figures)) return
    await this.clients.codeDeploy.send(
      new StopDeploymentCommand({ deploymentId, autoRollbackEnabled: true }),
    )
    this.stopped.add(deploymentId)
    this.say(
      `✗ ${functionName}: ${figures.failures} of ${figures.runs} runs of version ${version} failed. It is taken back.`,
    )
  }

  private async findLogGroup(FunctionName: string): Promise<string> {
    const name = this.logGroups.get(FunctionName)
    if (name !== undefined) return name
    const query = new GetFunctionConfigurationCommand({ FunctionName })
    const { LoggingConfig } = await this.clients.lambda.send(query)
    const group = LoggingConfig?.LogGroup ?? `/aws/lambda/${FunctionName}`
    this.logGroups.set(FunctionName, group)
    return group
  }
}

/**
 * `npm run watch-canaries -- --stage prod`, which `npm run deploy` runs beside a deployment: takes
 * back each canary whose version fails, until it is ended.
 */
export async function watchCanaries(
  args: readonly string[],
  say: Say = (text) => void process.stderr.write(`${text}\n`),
): Promise<never> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } }).values
  if (stage !== 'prod')
    throw new OperateFailure('npm run watch-canaries -- --stage prod: only prod has canaries.')
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const patient = { region, maxAttempts: 8, retryMode: 'adaptive' }
  const watch = new CanaryWatch(
    stage,
    {
      codeDeploy: new CodeDeployClient(patient),
      lambda: new LambdaClient(patient),
      logs: new CloudWatchLogsClient(patient),
    },
    say,
  )
  for (;;) {
    await watch.lookOnce().catch((error: unknown) => say(`Canaries can’t be watched: ${error}`))
    await wait(secondsBetween * 1_000)
  }
}
