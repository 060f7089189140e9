import { useState } from 'react'

/**
 * A figure edited in place: what is typed applies at once if it can be read. On leaving the field,
 * input that can't be read is reported (`refused`) and the figure in force is shown again.
 * @param read - applies the text; false if it can't be read
 */
export function useTyped(read: (text: string) => boolean) {
  const [typed, setTyped] = useState<string>()
  const [unread, setUnread] = useState<string>()
  const leave = () => setTyped(undefined)
  return {
    typed,
    leave,
    isUnread: unread !== undefined,
    refused: typed === undefined ? unread : undefined,
    type(text: string) {
      setTyped(text)
      setUnread(read(text) ? undefined : text)
    },
    reset() {
      setTyped(undefined)
      setUnread(undefined)
    },
  }
}
