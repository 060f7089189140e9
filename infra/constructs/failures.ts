import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { type BellName, bellFor, watchWith } from '../config/domains'
import type { Stage } from '../config/stages'

/**
 * What a log says of a run that failed: Lambda's words for one that threw, crashed or took too
 * long, and ours for an answer that is our failure (functions/runtime/observe.ts). A test holds the
 * terms to such lines.
 */
export const failureTerms = [
  'Task timed out',
  'Runtime exited',
  'Invoke Error',
  'Uncaught Exception',
  'Unhandled Promise Rejection',
  'Status: error',
  'Status: timeout',
  'Faults',
]

/** What is reported of a log: runs that ended, and our lines about what failed, which say why. */
export const reportedFailures = FilterPattern.anyTerm(
  ...failureTerms.slice(0, 5),
  'request.failed',
  'message.failed',
)

/**
 * Whose failures a function's are counted with: those of the routes that share its alarm, or of all
 * jobs with its bell.
 */
const countedWith = (handlerFile: string): string => {
  const [domain = '', kind] = handlerFile.split('/')
  return kind === 'jobs' ? failuresOfJobs(bellFor(domain)) : watchWith(domain)
}

export const failuresOfJobs = (bell: BellName): string => `${bell}-jobs`

/**
 * Failures of the routes of an alarm, or of a bell's jobs, in five minutes. One metric for all of them,
 * since alarms are paid by the metric.
 */
export const failuresOf = ({ name }: Stage, whose: string): Metric =>
  new Metric({
    namespace: `Tembea/${name}`,
    metricName: `Failures-${whose}`,
    statistic: Stats.SUM,
    period: Duration.minutes(5),
  })

/** Counts what a function's log says of failed runs with those of its alarm. */
export function countFailures(
  scope: Construct,
  id: string,
  { stage, handlerFile, logGroup }: { stage: Stage; handlerFile: string; logGroup: ILogGroup },
): void {
  const { namespace, metricName } = failuresOf(stage, countedWith(handlerFile))
  new MetricFilter(scope, id, {
    logGroup,
    filterPattern: FilterPattern.anyTerm(...failureTerms),
    metricNamespace: namespace,
    metricName,
    metricValue: '1',
  })
}
