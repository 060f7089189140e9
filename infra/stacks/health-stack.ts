import { Duration, Stack } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  type Alarm,
  type CompositeAlarm,
  MathExpression,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { tableDefinition } from '../../functions/data/table/table'
import { metricService } from '../../functions/runtime/env-names'
import { type ApiName, addressesOf, apiNames, type EachApi } from '../config/apis'
import { bells, watches, watchWith } from '../config/domains'
import type { Stage } from '../config/stages'
import { alarm, bell } from '../constructs/alarms'
import { dashboard } from '../constructs/dashboard'
import { failuresOf } from '../constructs/failures'

interface HealthStackProps {
  readonly stage: Stage
  readonly apis: EachApi<IHttpApi>
  readonly tableName: string
  readonly topic: ITopic
  readonly routes: readonly Route[]
}

const fiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM }

/** Alarms of what all functions share, and the page that shows whether the product is well. */
export class HealthStack extends Stack {
  /** What fails for everybody: it silences the bells of single domains. */
  readonly everything: CompositeAlarm
  /** By name: a route of its domains failed. The bells of routes ring by them. */
  private readonly failures: Readonly<Record<string, Alarm>>

  constructor(
    scope: Construct,
    id: string,
    private readonly props: HealthStackProps,
  ) {
    super(scope, id, { env: { region: props.stage.region } })
    this.everything = bell(this, 'Everything', {
      what: 'The whole product',
      harm: 'Agents and clients everywhere get errors.',
      topic: props.topic,
      page: 'The API fails or is slow',
      alarms: [
        ...apiNames.map((name) => this.apiFails(name)),
        this.throttled(),
        this.tableThrottled(),
        this.tableRefuses(),
      ],
    })
    this.failures = Object.fromEntries(Object.keys(watches).map((name) => [name, this.fails(name)]))
    this.ring()
    for (const name of apiNames) this.slow(name)
    this.mails()
    this.oldRates()
    dashboard(this, 'Dashboard', props)
  }

  private fails(name: string): Alarm {
    const routes = this.props.routes.filter(({ domain }) => watchWith(domain) === name)
    return alarm(this, `Failures-${name}`, {
      what: `Routes of ${name}`,
      harm: `${watches[name]?.harm} At least one of these failed: ${routes.map((route) => route.name).join(', ')}.`,
      page: 'A function fails',
      metric: failuresOf(this.props.stage, name),
    })
  }

  private ring(): void {
    const failures = Object.entries(this.failures)
    for (const [name, what] of Object.entries(bells)) {
      bell(this, `${name}Bell`, {
        what: `Routes of ${what}`,
        harm: 'Users are hurt as the alarm says that began it; it is named below.',
        page: 'A function fails',
        alarms: failures.flatMap(([watch, failure]) =>
          watches[watch]?.bell === name ? [failure] : [],
        ),
        topic: this.props.topic,
        unless: this.everything,
      })
    }
  }

  private api(name: ApiName, metricName: '5xx' | 'Count' | 'Latency'): Metric {
    const dimensionsMap = { ApiId: this.props.apis[name].apiId, Stage: '$default' }
    const statistic = metricName === 'Latency' ? Stats.p(99) : Stats.SUM
    return new Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap,
      ...fiveMinutes,
      statistic,
    })
  }

  private apiFails(name: ApiName) {
    return alarm(this, `ApiFails${name}`, {
      what: `More than 2 % of the requests to ${addressesOf[name]} fail`,
      harm: 'Agents and clients everywhere get errors.',
      page: 'The API fails or is slow',
      metric: new MathExpression({
        // One failure among few requests is for the bell of its domain.
        expression: 'IF(failed >= 5, 100 * failed / asked, 0)',
        usingMetrics: { failed: this.api(name, '5xx'), asked: this.api(name, 'Count') },
        period: Duration.minutes(5),
      }),
      from: 2,
      periods: 2,
    })
  }

  private slow(name: ApiName) {
    return alarm(this, `ApiSlow${name}`, {
      what: `One request of a hundred to ${addressesOf[name]} takes 3 s and more`,
      harm: 'Agents wait for lists, quotes and saves.',
      page: 'The API fails or is slow',
      metric: this.api(name, 'Latency'),
      from: 3000,
      periods: 3,
      topic: this.props.topic,
    })
  }

  private throttled() {
    return alarm(this, 'Throttled', {
      what: 'Functions are throttled',
      harm: 'Agents get errors, and work of queues and jobs is late.',
      page: 'Functions are throttled',
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...fiveMinutes }),
      from: 5,
    })
  }

  private tableThrottled() {
    const { tableName: TableName } = this.props
    const throttles = (metricName: string, more: Record<string, string> = {}) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName, ...more },
        ...fiveMinutes,
      })
    const ofIndexes = tableDefinition.indexes.map(({ name }) => [
      name,
      throttles('WriteThrottleEvents', { GlobalSecondaryIndexName: name }),
    ])
    const usingMetrics: Record<string, Metric> = {
      reads: throttles('ReadThrottleEvents'),
      writes: throttles('WriteThrottleEvents'),
      ...Object.fromEntries(ofIndexes),
    }
    return alarm(this, 'TableThrottled', {
      what: 'The table throttles',
      harm: 'Saves and lists are slow or fail, for agencies with much traffic first.',
      page: 'The table refuses calls',
      metric: new MathExpression({
        expression: Object.keys(usingMetrics)
          .map((name) => `FILL(${name}, 0)`)
          .join(' + '),
        usingMetrics,
        period: Duration.minutes(5),
      }),
      from: 20,
    })
  }

  /**
   * Calls that were wrong or not allowed, of the whole account. Canceled transactions count among
   * them, so a few are usual.
   */
  private tableRefuses() {
    return alarm(this, 'TableRefuses', {
      what: 'The table refuses calls',
      harm: 'Whatever makes these calls fails for its users.',
      page: 'The table refuses calls',
      metric: new Metric({ namespace: 'AWS/DynamoDB', metricName: 'UserErrors', ...fiveMinutes }),
      from: 100,
      periods: 2,
    })
  }

  private mails() {
    alarm(this, 'MailsFail', {
      what: 'Mails were refused',
      harm: 'Clients and agents get no mail: payments, reminders, messages.',
      page: 'Mails fail',
      topic: this.props.topic,
      metric: new Metric({
        namespace: 'Tembea',
        metricName: 'FailedMails',
        dimensionsMap: { service: metricService(this.props.stage.name) },
        ...fiveMinutes,
      }),
      from: 3,
      periods: 2,
    })
  }

  private oldRates() {
    alarm(this, 'OldRates', {
      what: 'Exchange rates are older than 26 hours',
      harm: 'Trips are priced with outdated exchange rates.',
      page: 'Exchange rates are old',
      metric: new Metric({
        namespace: 'Tembea',
        metricName: 'ExchangeRateAge',
        dimensionsMap: { service: metricService(this.props.stage.name) },
        statistic: Stats.MAXIMUM,
        period: Duration.hours(6),
      }),
      from: 26 * 3600,
      periods: 2,
      silence: 'isBad',
      topic: this.props.topic,
    })
  }
}
