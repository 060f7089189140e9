import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MessageView } from '#shared/api/messages'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { TitledCard } from '../../../components/card/TitledCard'
import { Segmented } from '../../../components/inputs/Segmented'
import { messagesQuery } from '../api/messages-query'
import { newIn } from '../model/thread'
import { type OutMessage, useDraft } from '../state/outbox'
import { useReading } from '../state/use-reading'
import { useSending } from '../state/use-sending'
import { Composer } from './Composer'
import { Thread } from './Thread'

export interface MessagesCardProps {
  readonly itineraryId: ItineraryId
  /** The trip's client by name; there is nobody to write to without one. */
  readonly client: string | undefined
  /** Who is signed in. */
  readonly agentId: string
  readonly onAssignClient: () => void
}

/** What agent and client wrote to each other about a trip, and the agent to the consultant; and writing more. */
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
  const name = conversation === 'client' ? (client?.split(' ')[0] ?? 'the client') : 'the consultant'
  const isAlone = conversation === 'client' && client === undefined
  return (
    <TitledCard
      title="Messages"
      id="messages"
      actions={
        <Segmented
          label="With whom"
          value={conversation}
          segments={[
            { value: 'client', label: withNew(client?.split(' ')[0] ?? 'Client', newIn(messages, 'client')) },
            { value: 'consultant', label: withNew('Consultant', newIn(messages, 'consultant')) },
          ]}
          onChange={setConversation}
        />
      }
    >
      <div ref={place}>
        <Thread
          key={conversation}
          {...{ query, messages, conversation, firstNew, sending, agentId, name, writeAnew }}
          isAlone={isAlone}
        />
      </div>
      {isAlone ? (
        <Typography
          component="div"
          variant="body2"
          sx={{ display: 'grid', justifyItems: 'start', gap: 1, color: 'ink.second' }}
        >
          <p>The trip has no client yet. Assign one to write to them: they get it by mail too.</p>
          <Button size="small" onClick={onAssignClient}>
            Assign a client
          </Button>
        </Typography>
      ) : (
        <Composer name={name} text={draft} onChange={setDraft} onSend={sending.send} />
      )}
    </TitledCard>
  )
}

const none: readonly MessageView[] = []

const withNew = (label: string, count: number): string => (count === 0 ? label : `${label}, ${count} new`)
