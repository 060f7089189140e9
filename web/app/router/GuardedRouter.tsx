import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPath, NavigationType, Router, type To } from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog'
import { currentGuard } from '../../lib/navigation/leave-guard'
import { type Action, type BrowserHistory, browserHistory } from './browser-history'

interface Waiting {
  readonly text: string
  readonly leave: () => void
}

/**
 * The router of the agents' app: react-router's routes over a history of our own, which asks before unsaved work is left.
 * (Its data router could do that too, and weighs 14 KB more on every first screen.)
 */
export function GuardedRouter({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [history] = useState(() => windowHistory((text, leave) => setWaiting({ text, leave })))
  const [{ entry, action }, setPlace] = useState<{ entry: ReturnType<BrowserHistory['current']>; action: Action }>({
    entry: history.current(),
    action: 'POP',
  })
  useEffect(() => history.listen((next, how) => setPlace({ entry: next, action: how })), [history])
  const navigator = useMemo(() => navigatorOf(history), [history])
  return (
    <Router location={entry} navigationType={types[action]} navigator={navigator}>
      {children}
      <ConfirmDialog
        open={waiting !== undefined}
        title="Leave without saving?"
        text={waiting?.text ?? ''}
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        onCancel={() => setWaiting(undefined)}
        onConfirm={() => {
          setWaiting(undefined)
          waiting?.leave()
        }}
      />
    </Router>
  )
}

const types = { PUSH: NavigationType.Push, REPLACE: NavigationType.Replace, POP: NavigationType.Pop } as const

function windowHistory(ask: (text: string, leave: () => void) => void): BrowserHistory {
  return browserHistory({
    host: {
      location: window.location,
      history: window.history,
      onPop: (listener) => {
        window.addEventListener('popstate', listener)
        return () => window.removeEventListener('popstate', listener)
      },
    },
    mayLeave: (later) => {
      const guard = currentGuard()
      if (guard === undefined) return true
      ask(guard.text, later)
      return false
    },
  })
}

function navigatorOf(history: BrowserHistory) {
  const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
  return {
    createHref: pathOf,
    go: history.go,
    push: (to: To, state?: unknown) => history.push(pathOf(to), state),
    replace: (to: To, state?: unknown) => history.replace(pathOf(to), state),
  }
}
