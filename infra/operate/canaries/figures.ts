import { type CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs'

/** What a version of a function did since its canary began. */
export interface CanaryFigures {
  readonly runs: number
  /** Runs that ended in an error, ran out of time or answered with a failure of ours. */
  readonly failures: number
}

/** Fewer failures than these may be chance, and so may a smaller share of all runs. */
const least = { failures: 3, share: 0.05 } as const

/** Whether new code fails so often that its deployment is taken back. */
export const isFailing = ({ runs, failures }: CanaryFigures): boolean =>
  failures >= least.failures && failures >= least.share * runs

/** Lambda's line at the end of each run, and our metric of an answer of 500. */
const filterPattern = '?"REPORT RequestId" ?Faults'
const failedRun = /^REPORT RequestId.*Status: (error|timeout)|"Faults"/s

/**
 * Counts in a function's log what one of its versions did: its own runs alone, since the name of a
 * log stream has the version in brackets.
 */
export async function readFigures(
  client: CloudWatchLogsClient,
  { logGroupName, version, since }: { logGroupName: string; version: string; since: Date },
): Promise<CanaryFigures> {
  const counts = { runs: 0, failures: 0 }
  const query = { logGroupName, filterPattern, startTime: since.getTime() }
  for await (const { events = [] } of paginateFilterLogEvents({ client }, query))
    for (const { logStreamName = '', message = '' } of events) {
      if (!logStreamName.includes(`[${version}]`)) continue
      if (message.startsWith('REPORT')) counts.runs += 1
      if (failedRun.test(message)) counts.failures += 1
    }
  return counts
}
