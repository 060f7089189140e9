// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMessageLog } from '../../../../../web/components/snackbar/message-log'
import type { Answer } from '../../../../../web/lib/api/route-table'
import { useGetQuote } from '../../../../../web/trip/building/api/use-get-quote'
import {
  initialData,
  storageKey,
  useBuilder,
} from '../../../../../web/trip/building/state/builder-store'
import { refuse, renderPage, type SentRequest } from '../../../../support/render-page'
import { aStay } from '../support'

beforeEach(() => useBuilder.setState({ ...initialData, draftId: 'd1', segments: [aStay()] }, true))

/** Tabs wait for one another; what another one does while it has the lock happens before ours. */
const withLocks = (other: () => void) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, work: () => Promise<void>) => {
        other()
        return work()
      },
    },
  })

const onQuoted = vi.fn(async () => {})
function GetQuote() {
  const { ask, saveDraft } = useGetQuote(onQuoted)
  return (
    <>
      <button type="button" onClick={ask}>
        Get Quote
      </button>
      <button type="button" onClick={saveDraft}>
        Save draft
      </button>
    </>
  )
}
const Said = () => <output>{useMessageLog().messages[0]?.text}</output>

const server = {
  'POST /api/Itineraries': refuse(422, 'rate.no-season', 'No rates'),
} as const

test('a draft that another tab quoted meanwhile is not quoted again', async () => {
  const { user, requests } = await renderPage(<GetQuote />, { server })
  withLocks(() => localStorage.removeItem(storageKey))
  await user.click(screen.getByRole('button', { name: 'Get Quote' }))
  await waitFor(() => expect(useBuilder.getState().segments).toEqual([]))
  expect(requests).toEqual([])
  expect(onQuoted).not.toHaveBeenCalled()
})

test('an estimate is saved, and its quote is asked for at once', async () => {
  const saved = { id: 'itn_1', version: 1 } as Answer<'POST /api/Itineraries'>
  const { user, requests } = await renderPage(<GetQuote />, {
    server: {
      'POST /api/Itineraries': saved,
      'POST /api/WindowAPIs/GetQuote': { id: saved.id, state: 'quoting' },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Get Quote' }))
  await waitFor(() => expect(onQuoted).toHaveBeenCalledWith('itn_1'))
  expect(requests).toMatchObject([
    { body: { itinerary: { state: 'estimate' } } },
    { body: { itineraryId: 'itn_1' } },
  ])
})

test('what another tab changed before is quoted, and the same draft is sent with the same key', async () => {
  const { user, requests } = await renderPage(<GetQuote />, { server })
  withLocks(() =>
    localStorage.setItem(
      storageKey,
      JSON.stringify({ state: { ...useBuilder.getState(), adults: 4 } }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Get Quote' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Get Quote' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[0]?.body).toMatchObject({ itinerary: { adults: 4 } })
  expect(requests[0]?.headers.get('idempotency-key')).toBe(
    requests[1]?.headers.get('idempotency-key'),
  )
})

test('a quote that cannot be asked for is told in the words of the specification, and what was built stays', async () => {
  const { user } = await renderPage(
    <>
      <GetQuote />
      <Said />
    </>,
    { server },
  )
  await user.click(screen.getByRole('button', { name: 'Get Quote' }))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Unable to generate quote'),
  )
  expect(useBuilder.getState().segments).toHaveLength(1)
})

test('a draft is saved as such, and no supplier is asked', async () => {
  const saved = { id: 'itn_draft' } as Answer<'POST /api/Itineraries'>
  const { user, requests } = await renderPage(<GetQuote />, {
    server: { 'POST /api/Itineraries': saved },
  })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(onQuoted).toHaveBeenCalledWith('itn_draft'))
  const isDraft = ({ body }: SentRequest) => Object(body).itinerary?.state === 'draft'
  expect(requests.filter(isDraft)).toHaveLength(1) // asked for a quote, this server would have no answer
})
