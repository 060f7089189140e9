import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { relativeTime } from '#shared/dates/durations'
import { capitalize } from '#shared/format/words'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { inRow } from '../../../components/looks/looks'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { exactInstant } from '../../../lib/time/instants'
import { type Job, jobsQuery, useRunJob } from '../api/config'

/** As people read it: `sweepInFlight` is Sweep in flight. */
const labelOf = (name: string): string =>
  capitalize(name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
const everyWords = (minutes: number): string => {
  if (minutes % 60 !== 0) return minutes === 1 ? 'Every minute' : `Every ${minutes} minutes`
  return minutes === 60 ? 'Every hour' : `Every ${minutes / 60} hours`
}
const durationWords = (ms: number): string =>
  ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`

function statusOf({ lastRun, nextRunAt, everyMinutes }: Job): StatusWord {
  if (lastRun === undefined) return { label: 'Not run yet', tone: 'plain' }
  if (lastRun.failure !== undefined) return { label: 'Failed', tone: 'bad' }
  const isLate =
    nextRunAt !== undefined && Date.now() - Date.parse(nextRunAt) > everyMinutes * 60_000
  return isLate ? { label: 'Late', tone: 'warn' } : { label: 'Done', tone: 'ok' }
}

/**
 * The scheduled jobs: when each ran last, how long, what came of it, when it runs next, and a way
 * to run it now.
 */
export function JobsPanel() {
  const { data, isError, error, refetch, dataUpdatedAt } = useQuery(jobsQuery)
  const [toRun, setToRun] = useState<Job>()
  const { mutateAsync: run } = useRunJob()
  if (isError && data === undefined)
    return <ErrorState title="The jobs couldn’t be loaded" error={error} onRetry={refetch} />
  if (data === undefined) return <Bone height={420} radius={12} />
  const now = new Date(dataUpdatedAt)
  const isBad = (job: Job) => Number(statusOf(job).tone === 'bad')
  return (
    <Card>
      <Box component="ul" aria-label="Jobs">
        {[...data]
          .sort((one, other) => isBad(other) - isBad(one))
          .map((job) => (
            <Row key={job.name} job={job} now={now} onRun={() => setToRun(job)} />
          ))}
      </Box>
      <ConfirmDialog
        open={toRun !== undefined}
        title={`Run “${labelOf(toRun?.name ?? '')}” now?`}
        text="It starts at once, beside its schedule. Your name is kept in the audit trail."
        confirmLabel="Run now"
        onCancel={() => setToRun(undefined)}
        onConfirm={() =>
          toRun &&
          run(toRun)
            .catch(() => undefined)
            .then(() => setToRun(undefined))
        }
      />
    </Card>
  )
}

function Row({
  job,
  now,
  onRun,
}: {
  readonly job: Job
  readonly now: Date
  readonly onRun: () => void
}) {
  const { name, everyMinutes, lastRun, nextRunAt } = job
  return (
    <Box component="li" sx={look}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{labelOf(name)}</b>
        <Box sx={small}>{everyWords(everyMinutes)}</Box>
      </Box>
      <Box
        sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere', ...small }}
        className="tabular"
      >
        {lastRun && (
          <Box title={exactInstant(lastRun.startedAt)}>
            Last run {relativeTime(new Date(lastRun.startedAt), now)}, took{' '}
            {durationWords(lastRun.tookMs)}
          </Box>
        )}
        {nextRunAt && (
          <Box title={exactInstant(nextRunAt)}>Next run {nextWords(new Date(nextRunAt), now)}</Box>
        )}
        {lastRun?.failure && <Box sx={{ color: 'error.main' }}>{lastRun.failure}</Box>}
      </Box>
      <StatusChip status={statusOf(job)} />
      <Button
        size="small"
        variant="outlined"
        aria-label={`Run ${labelOf(name)} now`}
        onClick={onRun}
      >
        Run now
      </Button>
    </Box>
  )
}

const nextWords = (next: Date, now: Date): string => {
  const words = relativeTime(next, now)
  return words.startsWith('in ') ? words : 'due now'
}

const small = { color: 'ink.second', fontSize: 13, lineHeight: '19px' }
const look = {
  ...inRow(1.6),
  flexWrap: 'wrap',
  p: '12px 20px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
