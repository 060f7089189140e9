import { Stack } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, Metric, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'

/** Where alarms go, and one page that shows whether the product is well. */
export class WatchStack extends Stack {
  readonly alarms: Topic

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: stage.region } })
    const key = new Key(this, 'Key', { description: 'Tembea alarms', enableKeyRotation: true })
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'))
    this.alarms = new Topic(this, 'Alarms', { masterKey: key, enforceSSL: true })
    if (stage.alarmEmail !== undefined) this.alarms.addSubscription(new EmailSubscription(stage.alarmEmail))
    new Dashboard(this, 'Dashboard', {
      dashboardName: `tembea-${stage.name}`,
      widgets: [
        [
          new TextWidget({
            markdown: '# Tembea\nAn alarm’s text says whom it hurts and which route to look at.',
            width: 24,
            height: 2,
          }),
        ],
        [
          graph('Requests', 'AWS/ApiGateway', ['Count', '4xx', '5xx']),
          graph('Latency (ms)', 'AWS/ApiGateway', ['Latency', 'IntegrationLatency']),
          graph('Functions', 'AWS/Lambda', ['Invocations', 'Errors', 'Throttles']),
        ],
      ],
    })
  }
}

function graph(title: string, namespace: string, names: readonly string[]): GraphWidget {
  return new GraphWidget({ title, width: 8, left: names.map((metricName) => new Metric({ namespace, metricName })) })
}
