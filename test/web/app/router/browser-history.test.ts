import { describe, expect, test } from 'vitest'
import { browserHistory, type Entry } from '../../../../web/app/router/browser-history'

/** A browser's history of one tab, as far as ours needs it. */
function fakeHost(start: string) {
  const stack: { path: string; state: unknown }[] = [{ path: start, state: null }]
  let at = 0
  let pop = () => {}
  const urlOf = () => new URL(stack[at]?.path ?? '/', 'http://tembea.test')
  return {
    location: {
      get pathname() {
        return urlOf().pathname
      },
      get search() {
        return urlOf().search
      },
      get hash() {
        return urlOf().hash
      },
    },
    history: {
      get state() {
        return stack[at]?.state
      },
      pushState: (state: unknown, _: string, path?: string | URL | null) => {
        at += 1
        stack.splice(at, stack.length, { path: String(path), state })
      },
      replaceState: (state: unknown, _: string, path?: string | URL | null) => {
        stack[at] = { path: path === undefined || path === null ? (stack[at]?.path ?? '/') : String(path), state }
      },
      go: (delta = 0) => {
        at += delta
        pop()
      },
    },
    onPop: (listener: () => void) => {
      pop = listener
      return () => {}
    },
    depth: () => stack.length,
  }
}

function setup({ start = '/itinerary-builder', guarded = false } = {}) {
  const host = fakeHost(start)
  const waiting: (() => void)[] = []
  const guard = { isUp: guarded }
  const heard: string[] = []
  const history = browserHistory({
    host,
    mayLeave: (later) => {
      if (!guard.isUp) return true
      waiting.push(later)
      return false
    },
  })
  history.listen((entry: Entry, action) => heard.push(`${action} ${entry.pathname}${entry.search}`))
  const leave = () => {
    guard.isUp = false
    waiting.pop()?.()
  }
  return { host, history, heard, waiting, guard, leave, path: () => history.current().pathname }
}

describe('browserHistory', () => {
  test('pushes, replaces and tells of it', () => {
    const { history, heard, host } = setup()
    history.push('/clients?q=a', { from: 'menu' })
    history.replace('/clients?q=b')
    expect(heard).toEqual(['PUSH /clients?q=a', 'REPLACE /clients?q=b'])
    expect(host.depth()).toBe(2)
  })

  test('keeps the state that a page gave', () => {
    const { history } = setup()
    history.push('/clients', { from: 'menu' })
    expect(history.current().state).toEqual({ from: 'menu' })
  })

  test('follows the browser’s own buttons', () => {
    const { history, heard, path } = setup()
    history.push('/clients')
    history.go(-1)
    expect(path()).toBe('/itinerary-builder')
    expect(heard.at(-1)).toBe('POP /itinerary-builder')
  })

  test('asks before a link is followed, and follows it when told to', () => {
    const { history, path, leave, waiting } = setup({ guarded: true })
    history.push('/clients')
    expect(path()).toBe('/itinerary-builder')
    expect(waiting).toHaveLength(1)
    leave()
    expect(path()).toBe('/clients')
  })

  test('takes a step back of the browser’s button back, and goes when told to', () => {
    const { history, path, guard, leave, host, heard } = setup()
    history.push('/itinerary/edit/itn_1')
    guard.isUp = true
    host.history.go(-1)
    expect(host.location.pathname).toBe('/itinerary/edit/itn_1')
    expect(path()).toBe('/itinerary/edit/itn_1')
    expect(heard.at(-1)).toBe('PUSH /itinerary/edit/itn_1')
    leave()
    expect(path()).toBe('/itinerary-builder')
    expect(heard.at(-1)).toBe('POP /itinerary-builder')
  })

  test('goes on guarding after one has stayed', () => {
    const { history, path, waiting } = setup({ guarded: true })
    history.push('/clients')
    history.push('/profile')
    expect(path()).toBe('/itinerary-builder')
    expect(waiting).toHaveLength(2)
  })

  test('begins in the middle of a history that it wrote before a reload', () => {
    const first = setup()
    first.history.push('/clients')
    const again = browserHistory({ host: first.host, mayLeave: () => true })
    expect(again.current()).toMatchObject({ pathname: '/clients', index: 1 })
  })
})
