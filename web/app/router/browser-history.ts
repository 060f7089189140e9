/** Where the app is: an entry of the browser's history. */
export interface Entry {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
  /** Its place in this tab's history, so that a step back can be taken back. */
  readonly index: number
}

export type Action = 'PUSH' | 'REPLACE' | 'POP'

/** The parts of the browser that a history needs; a test brings its own. */
export interface HistoryHost {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>
  readonly onPop: (listener: () => void) => () => void
}

export interface BrowserHistory {
  readonly current: () => Entry
  readonly push: (path: string, state?: unknown) => void
  readonly replace: (path: string, state?: unknown) => void
  readonly go: (delta: number) => void
  /** Hears of every step that was taken. */
  readonly listen: (listener: (entry: Entry, action: Action) => void) => () => void
}

interface HistoryOptions {
  readonly host: HistoryHost
  /** Whether a step may be taken now; when not, `later` takes it. */
  readonly mayLeave: (later: () => void) => boolean
}

/** The browser's history with a guard before each step, the browser's own buttons included. */
export function browserHistory({ host, mayLeave }: HistoryOptions): BrowserHistory {
  const listeners = new Set<(entry: Entry, action: Action) => void>()
  const tell = (action: Action) => {
    for (const listener of listeners) listener(current, action)
  }
  let current = entryAt(host)
  let isSettingRight = false
  let isForced = false
  if (current.index !== indexIn(host.history.state)) host.history.replaceState(stateOf(current), '')

  const set = (action: 'PUSH' | 'REPLACE', path: string, state: unknown) => {
    const index = current.index + (action === 'PUSH' ? 1 : 0)
    const step = { usr: state, key: `${index}-${path}`, idx: index }
    if (action === 'PUSH') host.history.pushState(step, '', path)
    else host.history.replaceState(step, '', path)
    current = entryAt(host)
    tell(action)
  }
  const guarded = (step: () => void) => {
    if (mayLeave(step)) step()
  }
  host.onPop(() => {
    if (isSettingRight) {
      isSettingRight = false
      return
    }
    const target = entryAt(host)
    const delta = target.index - current.index
    const arrive = () => {
      current = entryAt(host)
      tell('POP')
    }
    const later = () => {
      isForced = true
      host.history.go(delta)
    }
    if (isForced || delta === 0 || mayLeave(later)) {
      isForced = false
      arrive()
      return
    }
    isSettingRight = true
    host.history.go(-delta)
  })
  return {
    current: () => current,
    push: (path, state) => guarded(() => set('PUSH', path, state)),
    replace: (path, state) => guarded(() => set('REPLACE', path, state)),
    go: (delta) => host.history.go(delta),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function entryAt({ location, history }: HistoryHost): Entry {
  const { pathname, search, hash } = location
  const state: unknown = history.state
  const own = typeof state === 'object' && state !== null ? state : {}
  const key = 'key' in own && typeof own.key === 'string' ? own.key : 'default'
  return { pathname, search, hash, state: 'usr' in own ? own.usr : null, key, index: indexIn(state) ?? 0 }
}

function indexIn(state: unknown): number | undefined {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined
}

const stateOf = ({ state, key, index }: Entry) => ({ usr: state, key, idx: index })
