import { Duration, Stack } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { smokeWalker } from '../config/functions'
import { alarm } from '../constructs/alarms'
import { type FunctionSurroundings, WatchedFunction } from '../constructs/watched-function'

export interface SmokeStackProps extends FunctionSurroundings {
  readonly topic: ITopic
}

const minutesBetween = 10

/**
 * What walks through the product from outside every ten minutes, and rings when it fails, or does not
 * walk at all.
 */
export class SmokeStack extends Stack {
  constructor(scope: Construct, id: string, { topic, ...surroundings }: SmokeStackProps) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    const { function: walker } = new WatchedFunction(this, 'Walk', {
      ...surroundings,
      spec: smokeWalker,
      hasOwnAlarm: true,
    })
    new Rule(this, 'EveryTenMinutes', {
      description: 'Walks through the product as an agent does',
      schedule: Schedule.rate(Duration.minutes(minutesBetween)),
      targets: [new LambdaTarget(walker, { retryAttempts: 0 })], // it tries twice by itself
    })
    // Lambda tells of each run whether it failed, so no figure at all means that none began.
    alarm(this, 'WalkFails', {
      what: `${smokeWalker.name}: a walk through the product failed, or did not begin`,
      harm: smokeWalker.harm,
      page: 'The walk fails',
      metric: walker.metricErrors({ period: Duration.minutes(1.5 * minutesBetween) }),
      silence: 'isBad',
      topic,
    })
  }
}
