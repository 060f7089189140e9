import { memo } from 'react'
import { linkedText } from '../model/linked-text'
import { exactWords, sentWords, type ThreadMessage } from '../model/thread'
import styles from './messages.module.css'

interface BubbleProps extends ThreadMessage {
  readonly isMine: boolean
  readonly now: Date
  readonly zone: string
}

/** One message; ours stand at the right. */
export const Bubble = memo(function Bubble({ message, isOurs, isMore, isFirstNew, isMine, now, zone }: BubbleProps) {
  const { from, sentAt, text } = message
  return (
    <>
      {isFirstNew && <p className={styles.newLine}>New</p>}
      <article className={isOurs ? `${styles.message} ${styles.ours}` : styles.message}>
        {!isMore && (
          <p className={styles.who}>
            <b>{isMine ? 'You' : from}</b>{' '}
            <time className="tabular" dateTime={sentAt} title={exactWords(sentAt, zone)}>
              {sentWords(sentAt, { now, zone })}
            </time>
          </p>
        )}
        <div className={styles.bubble}>
          <LinkedText text={text} />
        </div>
      </article>
    </>
  )
})

function LinkedText({ text }: { readonly text: string }) {
  return linkedText(text).map(({ text: piece, href }, index) =>
    href === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    ),
  )
}
