// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientIdSchema } from '#shared/ids/ids'
import { dropCookie, readCookie, writeCookie } from '../../../../../web/lib/session/cookies'
import { useBuilder } from '../../../../../web/trip/building/state/builder-store'
import { setClient, useInitialClient } from '../../../../../web/trip/building/state/chosen-client'
import { fakeServer } from '../../../lib/api/support'

const eleanor = { id: clientIdSchema.parse('cli_eleanor'), name: 'Eleanor Hartley' }
const other = { id: clientIdSchema.parse('cli_other'), name: 'Somebody else' }
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, message: code } },
})

beforeEach(() => void useBuilder.setState({ client: undefined }))
afterEach(() => {
  dropCookie('CLIENT_ID')
  vi.unstubAllGlobals()
})

describe('the client of the client cookie (2 §4.5, §8)', () => {
  test('is loaded when the builder opens', async () => {
    writeCookie('CLIENT_ID', eleanor.id)
    const requests = fakeServer({ status: 200, body: eleanor })
    renderHook(useInitialClient)
    await waitFor(() => expect(useBuilder.getState().client).toEqual(eleanor))
    expect(requests[0]?.url).toMatch(/^\/api\/Clients\/cli_eleanor\?filter=/)
    expect(readCookie('CLIENT_ID')).toBe(eleanor.id)
  })

  test.each([
    ['is gone', refusal(404, 'record.not-found'), undefined],
    ['may not be seen', refusal(403, 'access.refused'), eleanor],
  ])('clears the cookie when the client %s, and loading goes on', async (_why, answer, kept) => {
    writeCookie('CLIENT_ID', eleanor.id)
    useBuilder.setState({ client: eleanor })
    fakeServer(answer)
    renderHook(useInitialClient)
    await waitFor(() => expect(readCookie('CLIENT_ID')).toBeUndefined())
    await waitFor(() => expect(useBuilder.getState().client).toEqual(kept))
  })

  test('gives way to one that is chosen while it loads', async () => {
    writeCookie('CLIENT_ID', eleanor.id)
    let answer = (_: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    renderHook(useInitialClient)
    setClient(other)
    answer(
      new Response(JSON.stringify(eleanor), { headers: { 'content-type': 'application/json' } }),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([useBuilder.getState().client, readCookie('CLIENT_ID')]).toEqual([other, other.id])
  })

  test.each(['constructor', '../Agents', 'cli_'])('asks for nobody by %s', (known) => {
    writeCookie('CLIENT_ID', known)
    const requests = fakeServer({ status: 200, body: eleanor })
    renderHook(useInitialClient)
    expect(requests).toEqual([])
  })
})
