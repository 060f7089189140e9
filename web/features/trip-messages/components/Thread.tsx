import type { UseQueryResult } from '@tanstack/react-query'
import type { MessageView } from '#shared/api/messages'
import type { Conversation } from '#shared/itinerary/conversations'
import { Bone } from '../../../components/feedback/Bone'
import { failureText } from '../../../lib/api/api-error'
import { zoneHere } from '../../../lib/time/today-here'
import { notThereYet } from '../model/not-there-yet'
import { type ThreadDay, threadOf } from '../model/thread'
import type { OutMessage } from '../state/outbox'
import { useMinute } from '../state/use-minute'
import type { Sending } from '../state/use-sending'
import { Bubble } from './Bubble'
import styles from './messages.module.css'
import { Waiting } from './Waiting'

interface ThreadProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  readonly messages: readonly MessageView[]
  readonly conversation: Conversation
  readonly firstNew: string | undefined
  readonly sending: Sending
  readonly writeAnew: (message: OutMessage) => void
  readonly agentId: string
  /** Whom one writes to. */
  readonly name: string
  readonly isAlone: boolean
}

/** A conversation, read from its end: it opens there, and stays there when more comes. */
export function Thread({ query, messages, sending, writeAnew, agentId, name, isAlone, ...view }: ThreadProps) {
  const now = useMinute()
  if (query.isPending) return <ThreadBones />
  const days = threadOf(messages, { ...view, now, zone: zoneHere })
  const waiting = notThereYet(sending.waiting, messages)
  const isEmpty = days.length === 0 && waiting.length === 0
  return (
    <>
      {query.isError && (
        <p className={styles.failed} role="alert">
          The messages could not be loaded. {sentence(failureText(query.error))}{' '}
          <button type="button" className={styles.link} onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      {isEmpty && !query.isError && !isAlone && (
        <p className={styles.none}>Nothing yet. What you write to {name} goes out by mail too; answers stand here.</p>
      )}
      {!isEmpty && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <div className={styles.scroller} role="log" aria-label={`Messages with ${name}`} tabIndex={0}>
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
        </div>
      )}
    </>
  )
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

interface DayProps {
  readonly day: ThreadDay
  readonly agentId: string
  readonly now: Date
}

function Day({ day: { words, messages }, agentId, now }: DayProps) {
  return (
    <section className={styles.day} aria-label={words}>
      <h3>{words}</h3>
      {messages.map((one) => (
        <Bubble key={one.message.id} {...one} isMine={one.message.by.id === agentId} now={now} zone={zoneHere} />
      ))}
    </section>
  )
}

function ThreadBones() {
  return (
    <div className={styles.bones} role="status" aria-label="Loading messages">
      <Bone width="62%" height={38} radius={12} />
      <Bone width="48%" height={38} radius={12} />
      <Bone width="70%" height={56} radius={12} />
    </div>
  )
}
