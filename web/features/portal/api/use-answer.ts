import { startTransition, useCallback, useEffect, useState } from 'react'

interface Answered<T> {
  readonly data: T | undefined
  readonly error: unknown
  /** Asks again; what is shown stays until the new answer is there. */
  readonly reload: () => void
  /** Shows this from now on, as an answer to a change brought it. */
  readonly put: (data: T) => void
}

/** Answers of this page load by key, so that going back shows them at once. */
const knownAnswers = new Map<string, unknown>()

/** What was asked for while the page that shows it was still being loaded. */
const early = new Map<string, Promise<unknown>>()

/** Asks for what the page will ask for, before the page is there. */
export function askEarly<T>(key: string, asked: Promise<T>): void {
  asked.then((data) => knownAnswers.set(key, data)).catch(() => undefined) // the page that takes it over says it
  early.set(key, asked)
}

/** Forgets every answer, for whoever signs in next. */
export function forgetAnswers(): void {
  knownAnswers.clear()
  early.clear()
}

/**
 * Asks once by key, and again whenever the page comes back to it. The portal is small enough to do
 * without a query cache.
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Answered<T> {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{
    readonly key: string
    readonly data?: T
    readonly error?: unknown
  }>({ key })
  const put = useCallback(
    (data: T) => {
      knownAnswers.set(key, data)
      setState({ key, data })
    },
    [key],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked; a new round asks again
  useEffect(() => {
    const abort = new AbortController()
    const earlyAnswer = early.get(key) as Promise<T> | undefined // asked with this key
    early.delete(key)
    if (earlyAnswer !== undefined && knownAnswers.has(key)) return // it is shown already
    const answering = earlyAnswer ?? ask(abort.signal)
    // A whole story takes half a second to render on a telephone: touches are answered meanwhile.
    answering.then(
      (data) => startTransition(() => put(data)),
      (error: unknown) => {
        if (!abort.signal.aborted)
          setState((before) => (before.key === key ? { ...before, error } : { key, error }))
      },
    )
    return () => abort.abort()
  }, [key, round])
  const data =
    state.key === key && state.data !== undefined
      ? state.data
      : (knownAnswers.get(key) as T | undefined) // put with this key
  return {
    data,
    error: data === undefined && state.key === key ? state.error : undefined,
    reload: () => setRound((at) => at + 1),
    put,
  }
}
