import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { dateInZone, timeInZone } from '#shared/dates/zoned-time'
import { recentDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { accountZone, todayHere } from '../../../lib/time/today-here'
import { keepHere, readKept } from '../api/device-store'
import { askMessages } from '../api/messages'
import { draftOf, sendMessage, useWaiting } from '../api/outbox'
import { useAnswer } from '../api/use-answer'
import { Act } from './Act'
import { PortalField } from './PortalField'
import { PortalForm } from './PortalForm'

interface MessageThreadProps {
  readonly tripId: string
  readonly agentName: string
}

/** New answers are looked for this often while the page is open. */
const lookAgainMs = 20_000

/**
 * The conversation with the agent, the newest at the bottom, and a place to write. What is typed
 * stays until it is sent.
 */
export function MessageThread({ tripId, agentName }: MessageThreadProps) {
  const { data, error, reload, put } = useAnswer(`messages ${tripId}`, (signal) =>
    askMessages(tripId, signal),
  )
  const waiting = useWaiting(tripId)
  const [text, setText] = useState(() => readKept(draftOf(tripId)))
  const [problem, setProblem] = useState<string>()
  const end = useRef<HTMLDivElement>(null)
  const attempt = useRef(crypto.randomUUID())
  const newest = data?.[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload is a new function each time; the trip is what matters
  useEffect(() => {
    if (waiting.length === 0) reload()
    const again = setInterval(() => document.visibilityState === 'visible' && reload(), lookAgainMs)
    return () => clearInterval(again)
  }, [tripId, waiting.length])
  useEffect(() => {
    if (newest === undefined) return
    end.current?.scrollIntoView({ block: 'end' })
    const body = { itineraryId: tripId as never, upTo: newest.sentAt }
    if (newest.unread) void api('POST /api/Messages/markRead', { body }).catch(() => undefined) // the next look notes it
  }, [newest, tripId])
  const write = (next: string) => {
    setText(next)
    attempt.current = crypto.randomUUID()
    keepHere(draftOf(tripId), next)
  }
  const send = async () => {
    if (text.trim() === '') return setProblem('Write a few words first')
    setProblem(undefined)
    const sentMessage = await sendMessage(tripId, text.trim(), attempt.current)
    if (sentMessage !== undefined)
      put([sentMessage, ...(data ?? []).filter(({ id }) => id !== sentMessage.id)])
    write('')
  }
  if (error !== undefined)
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <p>Your messages couldn’t be loaded. {failureText(error)}</p>
        <Act onClick={reload}>Try again</Act>
      </Box>
    )
  const today = todayHere()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data === undefined && <Bone height={120} radius={14} />}
      {data?.length === 0 && (
        <Box component="p" sx={{ color: 'ink.second' }}>
          Ask {agentName} anything about this trip. You’ll find the answer here and in your email.
        </Box>
      )}
      <Box component="ol" sx={{ display: 'grid', gap: 1.2 }} aria-label="Messages">
        {(data ?? []).toReversed().map(({ id, text: said, from, sentAt, by, byEmail }) => {
          const at = new Date(sentAt)
          const isMine = by.kind === 'client'
          return (
            <Box component="li" key={id} sx={{ ...bubble, ...(isMine ? mine : theirs) }}>
              <small>
                {isMine ? 'You' : from}, {recentDate(dateInZone(at, accountZone()), today)},{' '}
                {timeInZone(at, accountZone())}
                {byEmail && ', by email'}
              </small>
              <p>{said}</p>
            </Box>
          )
        })}
        {waiting.map(({ key, text: said }) => (
          <Box component="li" key={key} sx={{ ...bubble, ...mine }}>
            <small>Saved on this device. We’ll send it when you’re back online.</small>
            <p>{said}</p>
          </Box>
        ))}
      </Box>
      <PortalForm
        submit="Send message"
        onSubmit={send}
        onFailure={(failure) => setProblem(`${failureText(failure)} Your text is kept here.`)}
      >
        <PortalField
          label={`Message to ${agentName}`}
          rows={4}
          value={text}
          onValue={write}
          error={problem}
          maxLength={5_000}
        />
      </PortalForm>
      <div ref={end} />
    </Box>
  )
}

const bubble = {
  maxWidth: '86%',
  p: '10px 14px',
  borderRadius: '16px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',

  fontSize: 15,
  lineHeight: '22px',
  '& small': { display: 'block', fontSize: 12.5, color: 'ink.second', mb: '2px' },
} as const
const mine = { justifySelf: 'end', bgcolor: 'forest.100', borderBottomRightRadius: '4px' }
const theirs = {
  justifySelf: 'start',
  bgcolor: 'background.paper',
  boxShadow: 1,
  borderBottomLeftRadius: '4px',
}
