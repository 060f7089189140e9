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
import type { Stage } from '../config/stages'

interface Shown {
  readonly stage: Stage
  readonly api: IHttpApi
  readonly tableName: string
}

/** One page that shows whether the product is well, and what it is used for. */
export function dashboard(
  scope: Construct,
  id: string,
  { stage, api, tableName }: Shown,
): Dashboard {
  const ofApi = { ApiId: api.apiId, Stage: '$default' }
  const ours = { service: 'tembea' }
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
        graph('Requests', metrics('AWS/ApiGateway', ['Count', '4xx', '5xx'], ofApi)),
        graph(
          'Latency, p99 (ms)',
          metrics('AWS/ApiGateway', ['Latency', 'IntegrationLatency'], ofApi, Stats.p(99)),
        ),
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
