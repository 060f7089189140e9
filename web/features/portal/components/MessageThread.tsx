import Box from '@mui/material/Box'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dateInZone, timeInZone } from '#shared/dates/zoned-time'
import { recentDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { todayHere, zoneHere } from '../../../lib/time/today-here'
import { sendMessage } from '../api/send-message'
import { useAnswer } from '../api/use-answer'

interface MessageThreadProps {
  readonly tripId: string
  readonly agentName: string
}

/** New answers are looked for this often while the page is open. */
const lookAgainMs = 20_000

/** The conversation with the agent, the newest at the bottom, and a place to write. What is typed stays until it is sent. */
export function MessageThread({ tripId, agentName }: MessageThreadProps) {
  const filter = JSON.stringify({ where: { itineraryId: tripId }, limit: 200 })
  const { data, error, reload, put } = useAnswer(`messages ${tripId}`, (signal) =>
    api('GET /api/Messages', { query: { filter }, signal }),
  )
  const draftKey = `tembea.client-message.${tripId}`
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const attempt = useRef(crypto.randomUUID())
  const newest = data?.[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload is a new function each time; the trip is what matters
  useEffect(() => {
    const again = setInterval(() => document.visibilityState === 'visible' && reload(), lookAgainMs)
    return () => clearInterval(again)
  }, [tripId])
  useEffect(() => {
    if (newest === undefined) return
    end.current?.scrollIntoView({ block: 'end' })
    const body = { itineraryId: tripId as never, upTo: newest.sentAt }
    if (newest.unread) void api('POST /api/Messages/markRead', { body }).catch(() => undefined) // the next look notes it
  }, [newest, tripId])
  const write = (next: string) => {
    setText(next)
    attempt.current = crypto.randomUUID()
    sessionStorage.setItem(draftKey, next)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') return setProblem('Write a few words first')
    setBusy(true)
    setProblem(undefined)
    try {
      const sent = await sendMessage(tripId, text.trim(), attempt.current)
      put([sent, ...(data ?? []).filter(({ id }) => id !== sent.id)])
      write('')
    } catch (failure) {
      setProblem(`${failureText(failure)} Your text is kept here.`)
    }
    setBusy(false)
  }
  if (error !== undefined) return <ErrorState title="Your messages couldn’t be loaded" error={error} onRetry={reload} />
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
        {(data ?? []).toReversed().map(({ id, text: said, from, sentAt, by }) => {
          const at = new Date(sentAt)
          const isMine = by.kind === 'client'
          return (
            <Box component="li" key={id} sx={{ ...bubble, ...(isMine ? mine : theirs) }}>
              <small>
                {isMine ? 'You' : from}, {recentDate(dateInZone(at, zoneHere), today)}, {timeInZone(at, zoneHere)}
              </small>
              <p>{said}</p>
            </Box>
          )
        })}
      </Box>
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1.2 }}>
        <Field
          label={`Message to ${agentName}`}
          multiline
          minRows={3}
          maxRows={10}
          value={text}
          onChange={({ target }) => write(target.value)}
          error={problem}
          inputProps={{ maxLength: 5_000 }}
        />
        <AsyncButton type="submit" variant="main" size="large" loading={isBusy} sx={{ justifySelf: 'start' }}>
          Send message
        </AsyncButton>
      </Box>
      <div ref={end} />
    </Box>
  )
}

const bubble = {
  ...{ maxWidth: '86%', p: '10px 14px', borderRadius: '16px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  ...{
    fontSize: 15,
    lineHeight: '22px',
    '& small': { display: 'block', fontSize: 12.5, color: 'ink.second', mb: '2px' },
  },
} as const
const mine = { justifySelf: 'end', bgcolor: 'forest.100', borderBottomRightRadius: '4px' }
const theirs = { justifySelf: 'start', bgcolor: 'background.paper', boxShadow: 1, borderBottomLeftRadius: '4px' }
