import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Touch } from '#shared/api/contract'
import { type EnvName, envNames } from '../../functions/runtime/env-names'
import { bundleFolder } from '../bundle/bundle-handlers'
import type { Stage } from '../config/stages'
import { alarm } from './alarms'
import { allow, type Reachable } from './reach'

/** What every function of a stage shares. */
export interface FunctionSurroundings {
  readonly stage: Stage
  readonly reachable: Reachable
  /** Where the bundles are. */
  readonly bundles: string
}

export interface WatchedFunctionProps extends FunctionSurroundings {
  /** Name of the route or job, as in `getItinerary`. */
  readonly name: string
  readonly handlerFile: string
  /** Whom a failure affects: the text of the alarm. */
  readonly harm: string
  readonly touches: readonly Touch[]
  readonly memoryMb?: number | undefined
  readonly timeoutSeconds?: number
}

/** A function with its own minimal role, log retention, traces, and an alarm that says whom a failure affects. */
export class WatchedFunction extends Construct {
  readonly function: LambdaFunction
  /** Rings nobody by itself: the bell of its domain does. */
  readonly failure: Alarm

  constructor(scope: Construct, id: string, props: WatchedFunctionProps) {
    super(scope, id)
    const { stage, name } = props
    const logGroup = new LogGroup(this, 'Logs', {
      retention: stage.logRetentionDays === 7 ? RetentionDays.ONE_WEEK : RetentionDays.ONE_YEAR,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    )
    this.function = new LambdaFunction(this, 'Function', {
      description: `${name}: ${props.harm}`.slice(0, 256),
      code: Code.fromAsset(bundleFolder(props.bundles, props.handlerFile)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb ?? 256,
      timeout: Duration.seconds(props.timeoutSeconds ?? 29),
      environment: { [envNames.stage]: stage.name, NODE_OPTIONS: '--enable-source-maps', ...settingsOf(stage) },
      role,
      logGroup,
      tracing: Tracing.ACTIVE,
    })
    allow(this.function, props.touches, props.reachable)
    this.failure = alarm(this, 'Alarm', {
      what: name,
      harm: props.harm,
      page: 'A function fails',
      metric: this.function.metricErrors({ period: Duration.minutes(5) }),
    })
  }
}

function settingsOf(stage: Stage): Record<string, string> {
  const named = Object.entries(stage.settings) as [EnvName, string][]
  return Object.fromEntries(named.map(([name, value]) => [envNames[name], value]))
}
