import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, apiReply } from '../../../../web/lib/api/api'
import { ApiError } from '../../../../web/lib/api/api-error'
import { onUnauthorised } from '../../../../web/lib/api/unauthorised'
import { setReporter } from '../../../../web/lib/errors/report'
import { fakeServer } from './support'

const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, message: `It is ${code}`, requestId: 'req_1' } },
})

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
  vi.stubGlobal('document', { cookie: 'OTHER=1; TOKEN=abc%3D' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  onUnauthorised(() => {})
  setReporter(undefined)
})

describe('a masquerade', () => {
  const page = (cookie: string) => {
    vi.stubGlobal('document', { cookie })
    vi.stubGlobal('location', { protocol: 'http:', pathname: '/clients', assign: vi.fn() })
    vi.stubGlobal('addEventListener', vi.fn())
    return location.assign
  }
  const freshApi = async () => {
    vi.resetModules()
    return (await import('../../../../web/lib/api/api')).api
  }

  test('sends the second token in its own pair of headers, beside the caller’s own', async () => {
    page('TOKEN=own; MASQ=second; MASQ_FROM=agt_root; MASQ_END=1795381968')
    const requests = fakeServer({ status: 200, body: {} })
    await (await freshApi())('GET /api/Info/whoAmI')
    const headers = new Headers(requests[0]?.init.headers)
    expect(headers.get('authorization')).toBe('own')
    expect(headers.get('x-impersonation-token')).toBe('second')
    expect(headers.get('x-impersonation-from')).toBe('agt_root')
  })

  test('that is over goes to its page, and signs nobody out', async () => {
    const assign = page('TOKEN=own; MASQ=second; MASQ_FROM=agt_root')
    fakeServer(refusal(401, 'auth.masquerade-ended'))
    const signedOut = vi.fn()
    onUnauthorised(signedOut)
    await expect((await freshApi())('GET /api/Info/whoAmI')).rejects.toMatchObject({
      code: 'auth.masquerade-ended',
    })
    expect(assign).toHaveBeenCalledWith('/masquerade-end')
    expect(signedOut).not.toHaveBeenCalled()
  })

  test('that another tab began or ended stops this page’s calls', async () => {
    const assign = page('TOKEN=own; MASQ=second')
    const requests = fakeServer({ status: 200, body: {} })
    const call = await freshApi()
    vi.stubGlobal('document', { cookie: 'TOKEN=own' })
    void call('GET /api/Info/whoAmI')
    await Promise.resolve()
    expect(assign).toHaveBeenCalledWith('/masquerade-end')
    expect(requests).toEqual([])
  })
})

describe('api', () => {
  test('fills the path, the query and the Authorization header', async () => {
    const requests = fakeServer({ status: 200, body: { hits: 1 } })
    await api('GET /api/Info/search', { query: { term: 'Jao & Mombo' } })
    expect(requests[0]?.url).toBe('/api/Info/search?term=Jao+%26+Mombo')
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('abc=')
    expect(requests[0]?.init.credentials).toBe('same-origin')
  })

  test('says what the server says', async () => {
    fakeServer(refusal(404, 'record.not-found'))
    await expect(api('GET /api/Info/currencies')).rejects.toMatchObject({
      status: 404,
      code: 'record.not-found',
      message: 'It is record.not-found',
      requestId: 'req_1',
    })
  })

  test('says that an unknown error occurred where the answer is none of ours', async () => {
    fakeServer({ status: 500 })
    await expect(api('GET /api/Info/currencies')).rejects.toMatchObject({
      code: 'unknown',
      message: 'An unknown error occurred',
    })
  })

  test('repeats a read whose failure may pass', async () => {
    const requests = fakeServer('unreachable', { status: 503 }, { status: 200, body: [] })
    await expect(api('GET /api/Info/currencies')).resolves.toEqual([])
    expect(requests).toHaveLength(3)
  })

  test('gives up after two repeats', async () => {
    const requests = fakeServer('unreachable')
    await expect(api('GET /api/Info/currencies')).rejects.toMatchObject({
      code: 'web.unreachable',
      status: 0,
    })
    expect(requests).toHaveLength(3)
  })

  test('says that the server cannot be reached where only what stands before it answers', async () => {
    fakeServer({ status: 503, body: { message: 'Service Unavailable' } })
    const call = api('POST /api/Agents/logout')
    await expect(call).rejects.toMatchObject({
      status: 503,
      code: 'web.unreachable',
      message: expect.stringMatching(/can’t reach Tembea/),
    })
    fakeServer(refusal(503, 'service.busy'))
    await expect(api('POST /api/Agents/logout')).rejects.toMatchObject({
      status: 503,
      code: 'service.busy',
    })
  })

  test('takes an answer that ends within its body for none', async () => {
    fakeServer('cut')
    await expect(api('POST /api/Agents/logout')).rejects.toMatchObject({
      code: 'web.unreachable',
      status: 0,
    })
    const requests = fakeServer('cut', { status: 200, body: [] })
    await expect(api('GET /api/Info/currencies')).resolves.toEqual([])
    expect(requests).toHaveLength(2)
  })

  test('leaves repeating a read to who asks for it once', async () => {
    const requests = fakeServer({ status: 503 })
    await expect(api('GET /api/Info/currencies', { once: true })).rejects.toMatchObject({
      code: 'web.unreachable',
    })
    expect(requests).toHaveLength(1)
  })

  test('never repeats a write', async () => {
    const requests = fakeServer({ status: 503 })
    await expect(api('POST /api/Agents/logout')).rejects.toBeInstanceOf(ApiError)
    expect(requests).toHaveLength(1)
  })

  test('does not repeat a refusal', async () => {
    const requests = fakeServer(refusal(400, 'request.invalid'))
    await expect(api('GET /api/Info/currencies')).rejects.toMatchObject({ status: 400 })
    expect(requests).toHaveLength(1)
  })

  test('signs out on a 401', async () => {
    const signOut = vi.fn()
    onUnauthorised(signOut)
    fakeServer(refusal(401, 'auth.expired'))
    await expect(api('GET /api/Info/currencies')).rejects.toMatchObject({ status: 401 })
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('leaves a refused sign-in to the form', async () => {
    const signOut = vi.fn()
    const capture = vi.fn()
    onUnauthorised(signOut)
    setReporter({ capture })
    fakeServer(refusal(401, 'auth.bad-credentials'))
    const body = { email: 'naledi@marulajourneys.com', password: 'wrong' }
    await expect(api('POST /api/Agents/login', { body })).rejects.toMatchObject({
      code: 'auth.bad-credentials',
    })
    expect(signOut).not.toHaveBeenCalled()
    expect(capture).not.toHaveBeenCalled()
  })

  test('reports other refusals', async () => {
    const capture = vi.fn()
    setReporter({ capture })
    fakeServer(refusal(409, 'record.changed'))
    await expect(api('POST /api/Agents/logout')).rejects.toMatchObject({ status: 409 })
    expect(capture).toHaveBeenCalledOnce()
  })

  test('throws the reason of an aborted call and reports nothing', async () => {
    const capture = vi.fn()
    setReporter({ capture })
    fakeServer({ status: 200, body: [] })
    const signal = AbortSignal.abort(new Error('left'))
    await expect(api('GET /api/Info/currencies', { signal })).rejects.toThrow('left')
    expect(capture).not.toHaveBeenCalled()
  })
})

describe('apiReply', () => {
  test('gives the version of the ETag', async () => {
    fakeServer({ status: 200, body: {}, headers: { etag: '"7"' } })
    await expect(apiReply('GET /api/Info/currencies')).resolves.toMatchObject({ version: 7 })
  })
})
