import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { CfnSubscriptionFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { bundleFolder } from '../bundle/bundle-handlers'
import { processorOf } from '../bundle/native-packages'
import type { FunctionSpec } from '../config/functions'
import { environmentOf, type Reachable, statementsOf } from '../config/reach'
import type { Stage } from '../config/stages'
import { countFailures, reportedFailures } from './failures'
import { logGroup } from './log-group'

/** What every function of a stage shares. */
export interface FunctionSurroundings {
  readonly stage: Stage
  readonly reachable: Reachable
  /** Where the bundles are. */
  readonly bundles: string
  /**
   * The function that reports failures by the logs of all others; none where no service is
   * configured.
   */
  readonly reporter?: string | undefined
}

export interface WatchedFunctionProps extends FunctionSurroundings {
  readonly spec: FunctionSpec
  /** Its name on AWS, where somebody calls it by that. */
  readonly name?: string
  /** Whether an alarm of its own hears its failures, which are then not counted with others. */
  readonly hasOwnAlarm?: boolean
}

/**
 * A function with its own minimal role, log retention, traces where it waits for others, and its
 * failures counted with those of its domain.
 */
export class WatchedFunction extends Construct {
  readonly function: LambdaFunction

  constructor(scope: Construct, id: string, props: WatchedFunctionProps) {
    super(scope, id)
    const { stage, reachable, spec } = props
    const logs = logGroup(this, 'Logs', stage)
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logs.logGroupArn],
      }),
    )
    for (const { actions, resources, conditions } of statementsOf(spec, reachable)) {
      const only = conditions === undefined ? {} : { conditions }
      role.addToPolicy(
        new PolicyStatement({ actions: [...actions], resources: [...resources], ...only }),
      )
    }
    const { [spec.name]: atOnce } = stage.atOnce
    const bundle = bundleFolder(props.bundles, spec.handlerFile)
    this.function = new LambdaFunction(this, 'Function', {
      ...(props.name !== undefined && { functionName: props.name }),
      description: `${spec.name}: ${spec.harm}`.slice(0, 256),
      code: Code.fromAsset(bundle, { exclude: ['*.map'] }), // RUNBOOK.md reads them
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: processorOf(bundle) === 'x64' ? Architecture.X86_64 : Architecture.ARM_64,
      memorySize: spec.memoryMb,
      timeout: Duration.seconds(spec.timeoutSeconds),
      environment: environmentOf(spec.touches, reachable),
      ...(atOnce !== undefined && { reservedConcurrentExecutions: atOnce }),
      role,
      // What answered before stays, for `npm run rollback`; what a failed deployment brought does not.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
      logGroup: logs,
      tracing: spec.isTraced ? Tracing.ACTIVE : Tracing.PASS_THROUGH,
    })
    if (props.reporter !== undefined)
      new CfnSubscriptionFilter(this, 'Reports', {
        logGroupName: logs.logGroupName,
        destinationArn: props.reporter,
        filterPattern: reportedFailures.logPatternString,
      })
    if (props.hasOwnAlarm !== true)
      countFailures(this, 'Failures', { stage, handlerFile: spec.handlerFile, logGroup: logs })
  }
}
