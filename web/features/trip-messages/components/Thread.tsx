import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MessageView } from '#shared/api/messages'
import { sentence } from '#shared/format/words'
import type { Conversation } from '#shared/itinerary/conversations'
import { Bone } from '../../../components/feedback/Bone'
import { inRow } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import { accountZone } from '../../../lib/time/today-here'
import { notThereYet, type ThreadDay, threadOf } from '../model/thread'
import type { OutMessage } from '../state/outbox'
import type { Sending } from '../state/use-sending'
import { Bubble, bubble, messageLook, oursLook } from './Bubble'

interface ThreadProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  readonly messages: readonly MessageView[]
  readonly conversation: Conversation
  readonly firstNew: string | undefined
  readonly sending: Sending
  readonly writeAnew: (message: OutMessage) => void
  readonly agentId: string
  /** The recipient. */
  readonly name: string
  readonly isAlone: boolean
}

/** A conversation that opens at its end and stays there as messages arrive. */
export function Thread({
  query,
  messages,
  sending,
  writeAnew,
  agentId,
  name,
  isAlone,
  ...view
}: ThreadProps) {
  const now = useMinute()
  if (query.isPending) return <ThreadBones />
  const days = threadOf(messages, { ...view, now, zone: accountZone() })
  const waiting = notThereYet(sending.waiting, messages)
  const isEmpty = days.length === 0 && waiting.length === 0
  return (
    <>
      {query.isError && (
        <Typography variant="body2" sx={{ mb: 1.2, color: 'ink.second' }} role="alert">
          Messages couldn’t be loaded. {sentence(failureText(query.error))}{' '}
          <Link
            component="button"
            type="button"
            variant="inherit"
            onClick={() => void query.refetch()}
          >
            Try again
          </Link>
        </Typography>
      )}
      {isEmpty && !query.isError && !isAlone && (
        <Typography variant="body2" sx={{ mb: 1.2, color: 'ink.second' }}>
          No messages yet. Messages to {name} are also sent by email; replies appear here.
        </Typography>
      )}
      {!isEmpty && (
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            maxHeight: 420,
            mx: -2,
            p: '2px 20px 6px',
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            '&:focus-visible': {
              outline: '2px solid var(--mui-palette-forest-500)',
              outlineOffset: -2,
            },
            '@media print': { display: 'block', maxHeight: 'none', overflow: 'visible' },
          }}
          role="log"
          aria-label={`Messages with ${name}`}
          tabIndex={0}
        >
          <div>
            {days.map((day) => (
              <Day key={day.date} day={day} agentId={agentId} now={now} />
            ))}
            {waiting.map((message) => (
              <Waiting
                key={message.key}
                message={message}
                onAgain={() => sending.again(message)}
                onEdit={() => writeAnew(message)}
              />
            ))}
          </div>
        </Box>
      )}
    </>
  )
}

function Day({
  day: { words, messages },
  agentId,
  now,
}: {
  day: ThreadDay
  agentId: string
  now: Date
}) {
  return (
    <Box
      component="section"
      sx={{
        '&:nth-last-of-type(n + 8)': {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 320px',
        },
        '& h3': {
          typography: 'caption',
          ...inRow(1),
          m: '10px 0 8px',
          fontWeight: 500,
          letterSpacing: 0,
          color: 'ink.note',
        },
        '& h3::before': { content: '""', flex: 1, height: '1px', bgcolor: 'ground.line' },
        '& h3::after': { content: '""', flex: 1, height: '1px', bgcolor: 'ground.line' },
        '&:first-of-type h3': { mt: 0 },
        '@media print': { '&:nth-last-of-type(n)': { contentVisibility: 'visible' } },
      }}
      aria-label={words}
    >
      <h3>{words}</h3>
      {messages.map((one) => (
        <Bubble
          key={one.message.id}
          {...one}
          isMine={one.message.by.id === agentId}
          now={now}
          zone={accountZone()}
        />
      ))}
    </Box>
  )
}

function ThreadBones() {
  return (
    <Box
      sx={{ display: 'grid', gap: 0.8, mb: 1.2, '& > :nth-of-type(2)': { justifySelf: 'end' } }}
      role="status"
      aria-label="Loading messages"
    >
      <Bone width="62%" height={38} radius={12} />
      <Bone width="48%" height={38} radius={12} />
      <Bone width="70%" height={56} radius={12} />
    </Box>
  )
}

interface WaitingProps {
  readonly message: OutMessage
  readonly onAgain: () => void
  /** Puts its text back into the composer. */
  readonly onEdit: () => void
}

/** A message being sent, or one that failed: it keeps its text and can be retried. */
function Waiting({ message, onAgain, onEdit }: WaitingProps) {
  const { text, state, reason } = message
  const isFailed = state === 'failed'
  return (
    <Box component="article" sx={[messageLook, { justifyItems: 'end' }]}>
      <Box sx={[bubble, oursLook, isFailed ? { bgcolor: 'error.ground' } : { opacity: 0.72 }]}>
        {text}
      </Box>
      {isFailed ? (
        <Box
          component="p"
          sx={[looks.reason, { color: 'error.main', '& button': { ml: 0.4 } }]}
          role="alert"
        >
          Not sent. {reason}
          <Link component="button" type="button" variant="inherit" onClick={onAgain}>
            Try again
          </Link>
          <Link component="button" type="button" variant="inherit" onClick={onEdit}>
            Edit
          </Link>
        </Box>
      ) : (
        <Box component="p" sx={looks.reason}>
          Sending
        </Box>
      )}
    </Box>
  )
}

/** The current minute, so that words like `5 minutes ago` stay correct. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const looks = {
  reason: {
    typography: 'caption',
    maxWidth: '86%',
    textAlign: 'right',
    m: '3px 4px 4px',
    color: 'ink.note',
  },
} as const
