import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { metricService } from '../../functions/runtime/env-names'
import { apiNames, type EachApi } from '../config/apis'
import type { Stage } from '../config/stages'

interface Shown {
  readonly stage: Stage
  readonly apis: EachApi<IHttpApi>
  readonly tableName: string
}

/** One page that shows whether the product is well, and what it is used for. */
export function dashboard(
  scope: Construct,
  id: string,
  { stage, apis, tableName }: Shown,
): Dashboard {
  const ofApis = (names: readonly string[], statistic?: string) =>
    apiNames.flatMap((name) =>
      metrics('AWS/ApiGateway', names, { ApiId: apis[name].apiId, Stage: '$default' }, statistic),
    )
  const ours = { service: metricService(stage.name) }
  const ofTable = { TableName: tableName }
  return new Dashboard(scope, id, {
    dashboardName: `tembea-${stage.name}`,
    widgets: [
      [
        new TextWidget({
          markdown:
            '# Tembea\nAn alarm’s text says whom it hurts, and which page of infra/RUNBOOK.md helps.',
          width: 24,
          height: 2,
        }),
      ],
      [
        graph('Requests', ofApis(['Count', '4xx', '5xx'])),
        graph('Latency, p99 (ms)', ofApis(['Latency', 'IntegrationLatency'], Stats.p(99))),
        graph(
          'Functions',
          metrics('AWS/Lambda', ['Invocations', 'Errors', 'Throttles', 'ConcurrentExecutions']),
        ),
      ],
      [
        graph(
          'Business',
          metrics('Tembea', ['Quotes', 'Holds', 'Confirmations', 'Payments', 'FailedMails'], ours),
        ),
        graph(
          'Units of a request',
          metrics('Tembea', ['ReadUnits', 'WriteUnits'], ours, Stats.AVERAGE),
        ),
        graph(
          'Table',
          metrics(
            'AWS/DynamoDB',
            ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'],
            ofTable,
          ),
        ),
      ],
    ],
  })
}

const metrics = (
  namespace: string,
  names: readonly string[],
  dimensionsMap: Record<string, string> = {},
  statistic: string = Stats.SUM,
): Metric[] =>
  names.map((metricName) => new Metric({ namespace, metricName, dimensionsMap, statistic }))

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, width: 8, left })
