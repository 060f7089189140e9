import { Duration } from 'aws-cdk-lib'
import {
  Alarm,
  AlarmRule,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarm,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

/** What an alarm tells whoever is woken by it. */
interface Told {
  /** What fails: a function, a queue, a part of the product. */
  readonly what: string
  /** Whom it hurts. */
  readonly harm: string
  readonly page: RunbookPage
}

export const alarmText = ({ what, harm, page }: Told): string =>
  `${what}: ${harm} What to do: “${page}” in infra/RUNBOOK.md.`

interface Watched extends Told {
  readonly metric: IMetric
  /** The value from which on it is an alarm; 1 unless said. */
  readonly from?: number
  /** In how many periods, one after the other; 1 unless said. */
  readonly periods?: number
  /** What no figure at all means: nothing bad unless said. */
  readonly silence?: 'isBad' | 'aloneIsBad'
  /** Whom it rings by itself; without one, a bell does so once for all alarms of one failure. */
  readonly topic?: ITopic
}

/**
 * An alarm whose text says who is hurt and what to do. `aloneIsBad` is for a figure whose being
 * there is all that is asked.
 */
export function alarm(scope: Construct, id: string, watched: Watched): Alarm {
  const { metric, from = 1, periods = 1, silence, topic, ...told } = watched
  const newAlarm = new Alarm(scope, id, {
    alarmDescription: alarmText(told),
    metric,
    threshold: from,
    evaluationPeriods: periods,
    comparisonOperator:
      silence === 'aloneIsBad'
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData:
      silence === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
  })
  if (topic !== undefined) newAlarm.addAlarmAction(new SnsAction(topic))
  return newAlarm
}

/** Where bells ring. */
export interface Bells {
  readonly topic: ITopic
  /**
   * A wider failure that explains a narrower one: while it rings, or when it does within two
   * minutes, the bell is silent.
   */
  readonly unless?: IAlarm
}

/**
 * Rings when the first of its alarms does, and not again until all are over. Its message names the
 * alarm that began.
 */
export function bell(
  scope: Construct,
  id: string,
  { alarms, topic, unless, ...told }: Told & Bells & { readonly alarms: readonly IAlarm[] },
): CompositeAlarm {
  const compositeAlarm = new CompositeAlarm(scope, id, {
    alarmDescription: alarmText(told),
    alarmRule: AlarmRule.anyOf(...alarms),
    ...(unless && {
      actionsSuppressor: unless,
      actionsSuppressorWaitPeriod: Duration.minutes(2),
      actionsSuppressorExtensionPeriod: Duration.minutes(5),
    }),
  })
  compositeAlarm.addAlarmAction(new SnsAction(topic))
  return compositeAlarm
}

/**
 * Headings of infra/RUNBOOK.md, one for each kind of alarm: its text sends the reader there, and a
 * test looks for them.
 */
type RunbookPage =
  | 'A function fails'
  | 'A job did not run'
  | 'Messages wait or are dead letters'
  | 'The API fails or is slow'
  | 'Functions are throttled'
  | 'The table refuses calls'
  | 'Exchange rates are old'
  | 'Mails fail'
  | 'The walk fails'
  | 'The month costs too much'
