import { useCallback, useRef } from 'react'

/** The Idempotency-Key of what is about to be sent: the same while the same is sent again, another for anything else. */
export function useAttemptKey(): (said: object) => string {
  const last = useRef({ said: '', key: '' })
  return useCallback((said) => {
    const text = JSON.stringify(said)
    if (last.current.said !== text) last.current = { said: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
