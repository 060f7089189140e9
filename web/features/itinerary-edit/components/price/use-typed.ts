import { useState } from 'react'

interface Typing {
  /** The figure in force. */
  readonly figure: number
  /** The figure that a text means; undefined if it can't be read, or isn't allowed. */
  readonly read: (text: string) => number | undefined
  readonly apply: (figure: number) => void
}

/**
 * A figure edited in place: what is typed applies at once if it can be read. Input that can't be
 * read puts the figure back to what it was when the field was entered, also where its first digits
 * could be read; on leaving, it is reported (`refused`) and the figure in force is shown again.
 */
export function useTyped({ figure, read, apply }: Typing) {
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(figure)
  const [unread, setUnread] = useState<string>()
  const leave = () => setTyped(undefined)
  return {
    typed,
    leave,
    isUnread: unread !== undefined,
    refused: typed === undefined ? unread : undefined,
    type(text: string) {
      const next = read(text)
      setTyped(text)
      setUnread(next === undefined ? text : undefined)
      apply(next ?? before)
    },
    enter(start = figure) {
      setTyped(undefined)
      setUnread(undefined)
      setBefore(start)
    },
    /** Leaves the figure as it was when the field was entered. */
    giveUp() {
      setTyped(undefined)
      setUnread(undefined)
      if (typed !== undefined) apply(before)
    },
  }
}
