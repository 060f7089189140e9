import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MessageView } from '#shared/api/messages'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { TitledCard } from '../../../components/card/TitledCard'
import { Segmented } from '../../../components/inputs/Segmented'
import { api } from '../../../lib/api/api'
import { messagesQuery, newMessagesQuery } from '../api/messages-query'
import { firstNewOf, newIn } from '../model/thread'
import { type OutMessage, useDraft } from '../state/outbox'
import { useSending } from '../state/use-sending'
import { Composer } from './Composer'
import { NotShared } from './NotShared'
import { Thread } from './Thread'

export interface MessagesCardProps {
  readonly itineraryId: ItineraryId
  /** The client's name; without a client there is nobody to write to. */
  readonly client: string | undefined
  /** The signed-in agent. */
  readonly agentId: string
  readonly onAssignClient: () => void
}

/** The trip's conversations with the client and with the consultant. */
export function MessagesCard({ itineraryId, client, agentId, onAssignClient }: MessagesCardProps) {
  const place = useRef<HTMLDivElement>(null)
  const [conversation, setConversation] = useState<Conversation>('client')
  const query = useQuery(messagesQuery(itineraryId))
  const messages = query.data ?? none
  const firstNew = useReading({ itineraryId, conversation, messages, place })
  const sending = useSending(itineraryId, conversation)
  const [draft, setDraft] = useDraft(`${itineraryId}.${conversation}`)
  const writeAnew = (message: OutMessage) => {
    sending.takeBack(message)
    setDraft([draft, message.text].filter((text) => text !== '').join('\n'))
  }
  const name =
    conversation === 'client' ? (client?.split(' ')[0] ?? 'the client') : 'the consultant'
  const isAlone = conversation === 'client' && client === undefined
  return (
    <TitledCard
      title="Messages"
      id="messages"
      actions={
        <Segmented
          label="Conversation"
          value={conversation}
          segments={[
            {
              value: 'client',
              label: withNew(client?.split(' ')[0] ?? 'Client', newIn(messages, 'client')),
            },
            { value: 'consultant', label: withNew('Consultant', newIn(messages, 'consultant')) },
          ]}
          onChange={setConversation}
        />
      }
    >
      <div ref={place}>
        <Thread
          key={conversation}
          query={query}
          messages={messages}
          conversation={conversation}
          firstNew={firstNew}
          sending={sending}
          agentId={agentId}
          name={name}
          writeAnew={writeAnew}
          isAlone={isAlone}
        />
      </div>
      {isAlone ? (
        <Typography
          component="div"
          variant="body2"
          sx={{ display: 'grid', justifyItems: 'start', gap: 1, color: 'ink.second' }}
        >
          <p>This trip has no client yet. Assign a client to message them here and by email.</p>
          <Button size="small" onClick={onAssignClient}>
            Assign client
          </Button>
        </Typography>
      ) : (
        <>
          {conversation === 'client' && <NotShared itineraryId={itineraryId} />}
          <Composer name={name} text={draft} onChange={setDraft} onSend={sending.send} />
        </>
      )}
    </TitledCard>
  )
}

const none: readonly MessageView[] = []

const withNew = (label: string, count: number): string =>
  count === 0 ? label : `${label}, ${count} new`

interface Reading {
  readonly itineraryId: ItineraryId
  readonly conversation: Conversation
  readonly messages: readonly MessageView[]
  readonly place: RefObject<HTMLElement | null>
}

/**
 * Marks messages as read once they are visible, and remembers where the new ones began, so that the
 * divider stays while the conversation is open.
 */
function useReading({ itineraryId, conversation, messages, place }: Reading): string | undefined {
  const isLookedAt = useLookedAt(place)
  const [line, setLine] = useState<{ conversation: Conversation; id: string | undefined }>()
  const first = firstNewOf(messages, conversation)
  if (line?.conversation !== conversation || (line.id === undefined && first !== undefined))
    setLine({ conversation, id: first })
  const upTo =
    first === undefined
      ? undefined
      : messages.find((one) => one.conversation === conversation)?.sentAt
  const { mutate: markRead } = useMarkRead(itineraryId)
  useEffect(() => {
    if (isLookedAt && upTo !== undefined) markRead(upTo)
  }, [isLookedAt, upTo, markRead])
  return line?.id
}

/** Whether an element is visible, in a visible tab. */
function useLookedAt(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  const [isPageSeen, setPageSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setPageSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    const sight = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    )
    if (place.current !== null) sight.observe(place.current)
    return () => {
      document.removeEventListener('visibilitychange', look)
      sight.disconnect()
    }
  }, [place])
  return isInSight && isPageSeen
}

/** Marks messages as read up to one. Failures are ignored; the messages just stay new. */
function useMarkRead(itineraryId: ItineraryId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) =>
      api('POST /api/Messages/markRead', { body: { itineraryId, upTo } }),
    onSuccess: (_answer, upTo) => {
      queryClient.setQueryData(messagesQuery(itineraryId).queryKey, (known) =>
        known?.map((message) => (message.sentAt <= upTo ? { ...message, unread: false } : message)),
      )
      void queryClient.invalidateQueries(newMessagesQuery(itineraryId))
    },
  })
}
