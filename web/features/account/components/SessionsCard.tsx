import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { relativeTime } from '#shared/dates/durations'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { StatusChip } from '../../../components/state/StatusChip'
import { type DeviceSession, sessionsQuery, useEndSessions } from '../api/account'
import { SettingRow } from './SettingRow'

/** Where the agent is signed in, and the way to end it. */
export function SessionsCard() {
  const { data, isPending, isError, error, refetch } = useQuery(sessionsQuery)
  const end = useEndSessions()
  const [isAsking, setAsking] = useState(false)
  const now = new Date()
  return (
    <TitledCard
      title="Where you’re signed in"
      actions={
        data !== undefined &&
        data.length > 1 && (
          <Button size="small" variant="text" color="error" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {isPending && <Bone height={48} radius={8} />}
      {isError && data === undefined && (
        <ErrorState
          title="Your devices couldn’t be loaded"
          error={error}
          kept="Nothing was changed."
          onRetry={refetch}
        />
      )}
      <Box component="ul" aria-label="Signed-in devices">
        {data?.map((session) => (
          <li key={session.id}>
            <SettingRow
              name={session.device}
              value={`${session.place} · ${lastUsed(session, now)}`}
            >
              {session.isThis ? (
                <StatusChip status={{ label: 'This device', tone: 'ok' }} />
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Sign out ${session.device}, ${lastUsed(session, now)}`}
                  disabled={end.isPending}
                  onClick={() => end.mutate(session)}
                >
                  Sign out
                </Button>
              )}
            </SettingRow>
          </li>
        ))}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere else?"
        text="Your other devices are signed out. You stay signed in here."
        confirmLabel="Sign out"
        onConfirm={() => end.mutateAsync('others').finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </TitledCard>
  )
}

/** Use is noted once an hour. */
function lastUsed({ isThis, lastUsedAt }: DeviceSession, now: Date): string {
  const at = new Date(lastUsedAt)
  return isThis || now.getTime() - at.getTime() < 3_600_000
    ? 'Used within the last hour'
    : `Last used ${relativeTime(at, now)}`
}
