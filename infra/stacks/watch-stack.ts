import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'

/** Where alarms go, and what a month may cost. */
export class WatchStack extends Stack {
  readonly alarms: Topic

  /** @throws Error for a stage that nobody would hear, unless it is dev */
  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: stage.region } })
    const { alarmEmail, name } = stage
    if (alarmEmail === undefined && name !== 'dev')
      throw new Error(
        `Stage ${name} has no alarmEmail, so nobody would hear its alarms: infra/config/stages.ts.`,
      )
    const key = new Key(this, 'Key', {
      description: 'Tembea alarms',
      enableKeyRotation: true,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    this.alarms = new Topic(this, 'Alarms', { masterKey: key, enforceSSL: true })
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
    })
    key.grantEncryptDecrypt(cloudWatch)
    // A topic with a policy of its own is closed to everybody whom that does not name.
    this.alarms.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudWatch],
        actions: ['sns:Publish'],
        resources: [this.alarms.topicArn],
      }),
    )
    if (alarmEmail === undefined) return
    const addresses = [alarmEmail, stage.secondAlarmEmail ?? alarmEmail]
    for (const address of new Set(addresses))
      this.alarms.addSubscription(new EmailSubscription(address))
    this.budget(stage, [...new Set(addresses)])
  }

  private budget({ name, monthlyDollars }: Stage, addresses: readonly string[]): void {
    const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
      subscribers: addresses.map((address) => ({ subscriptionType: 'EMAIL', address })),
    })
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `tembea-${name} - The month costs too much`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyDollars, unit: 'USD' },
      },
      notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
    })
  }
}
