import { useCallback, useRef } from 'react'

/**
 * The Idempotency-Key of the next request: the same when the same content is sent again, new for
 * anything else.
 */
export function useAttemptKey(): (sent: object) => string {
  const last = useRef({ text: '', key: '' })
  return useCallback((sent) => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
