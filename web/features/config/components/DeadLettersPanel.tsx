import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { exactInstant } from '../../../lib/time/instants'
import { type DeadLetter, deadLettersQuery, useTakeDeadLetters } from '../api/config'

const queues = {
  itinerary: 'Quotes, holds and confirmations',
  payment: 'Payments and refunds',
  mail: 'Emails',
  import: 'Catalogue imports',
  zap: 'Automation hook',
} as const satisfies Record<DeadLetter['queue'], string>
const queueNames = Object.keys(queues) as DeadLetter['queue'][] // `queues` has no other keys
/**
 * Messages that failed too often: what, why, when, and ways to have them done after all or to give
 * them up.
 */
export function DeadLettersPanel() {
  const { data, isError, error, refetch } = useQuery(deadLettersQuery)
  const [toDelete, setToDelete] = useState<{ queue: DeadLetter['queue']; ids?: string[] }>()
  const { mutateAsync } = useTakeDeadLetters()
  const take: typeof mutateAsync = (body) => mutateAsync(body).catch(() => ({ count: 0 }))
  if (isError && data === undefined)
    return <ErrorState title="Failed work couldn’t be loaded" error={error} onRetry={refetch} />
  if (data === undefined) return <Bone height={320} radius={12} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {queueNames.map((queue) => {
        const letters = data.filter((letter) => letter.queue === queue)
        return (
          <TitledCard
            key={queue}
            title={queues[queue]}
            note={
              <Box sx={second}>
                {letters.length === 0 ? 'Nothing failed' : countOf(letters.length, 'message')}
              </Box>
            }
            actions={
              letters.length > 0 && (
                <>
                  <AsyncButton
                    size="small"
                    variant="outlined"
                    onClick={() => take({ queue, action: 'replay' })}
                  >
                    Send all again
                  </AsyncButton>
                  <Button
                    size="small"
                    variant="text"
                    color="error"
                    onClick={() => setToDelete({ queue })}
                  >
                    Delete all
                  </Button>
                </>
              )
            }
          >
            <Box component="ul" aria-label={queues[queue]}>
              {letters.map(({ id, body, sentAt, failure }) => (
                <Box component="li" key={id} sx={row}>
                  <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
                    <b>{failure ?? 'The worker stopped without a reason: see its log'}</b>
                    <Box component="code" sx={{ display: 'block', ...second, fontSize: 12.5 }}>
                      {body}
                    </Box>
                    <Box sx={{ ...second, fontSize: 12.5 }} className="tabular">
                      Sent {exactInstant(sentAt)}, message {id}
                    </Box>
                  </Box>
                  <AsyncButton
                    size="small"
                    variant="outlined"
                    aria-label={`Send message ${id} again`}
                    onClick={() => take({ queue, action: 'replay', ids: [id] })}
                  >
                    Send again
                  </AsyncButton>
                  <Button
                    size="small"
                    variant="text"
                    color="error"
                    aria-label={`Delete message ${id}`}
                    onClick={() => setToDelete({ queue, ids: [id] })}
                  >
                    Delete
                  </Button>
                </Box>
              ))}
            </Box>
          </TitledCard>
        )
      })}
      <ConfirmDialog
        open={toDelete !== undefined}
        title={
          toDelete?.ids === undefined ? 'Delete all of these messages?' : 'Delete this message?'
        }
        text="The work they ask for is never done. This can’t be undone."
        confirmLabel="Delete"
        destructive
        onCancel={() => setToDelete(undefined)}
        onConfirm={() =>
          toDelete && take({ ...toDelete, action: 'delete' }).then(() => setToDelete(undefined))
        }
      />
    </Box>
  )
}

const second = { color: 'ink.second' }
const row = {
  ...inRow(1.2),
  flexWrap: 'wrap',
  py: 1.2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
