import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let gone: string[] = []
let toPage: (event: { persisted: boolean }) => void = () => {}

beforeEach(() => {
  gone = []
  vi.resetModules()
  vi.stubGlobal('location', {
    assign: (path: string) => gone.push(path),
    replace: (path: string) => gone.push(`in place: ${path}`),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof toPage) => {
    toPage = listener
  })
})
afterEach(() => vi.unstubAllGlobals())

const leaving = () => import('../../../../web/lib/session/leave')

describe('leaving a page', () => {
  test('goes where the first caller sends it, whoever else sends it elsewhere', async () => {
    const { isLeaving, leaveFor } = await leaving()
    expect(isLeaving()).toBe(false)
    leaveFor('/login')
    leaveFor('/', { replace: true })
    expect(isLeaving()).toBe(true)
    expect(gone).toEqual(['/login'])
  })

  test('is over when the page comes back from the cache, not when it is first shown', async () => {
    const { isLeaving, leaveFor } = await leaving()
    leaveFor('/', { replace: true })
    toPage({ persisted: false })
    expect(isLeaving()).toBe(true)
    toPage({ persisted: true })
    leaveFor('/login')
    expect(gone).toEqual(['in place: /', '/login'])
  })
})
