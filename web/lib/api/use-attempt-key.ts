import { useCallback, useRef } from 'react'

/** The Idempotency-Key of what is about to be sent: the same while the same is sent again, another for anything else. */
export function useAttemptKey(): (sent: object) => string {
  const last = useRef({ text: '', key: '' })
  return useCallback((sent) => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
