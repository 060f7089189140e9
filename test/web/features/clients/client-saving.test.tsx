// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shownValue } from '../../../../web/features/clients/model/client-edits'
import { useClientEdits } from '../../../../web/features/clients/state/use-client-edits'
import { renderPage, type SentRequest, type Server } from '../../../support/render-page'
import { aClient } from './a-client'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

function Editor() {
  const { edits, saving, set, undo } = useClientEdits(aClient())
  return (
    <>
      <input
        aria-label="First name"
        value={String(shownValue(edits, 'firstName'))}
        onChange={({ target }) => set('firstName', target.value)}
      />
      <input
        aria-label="Last name"
        value={String(shownValue(edits, 'lastName'))}
        onChange={({ target }) => set('lastName', target.value)}
      />
      <button type="button" onClick={undo}>
        Undo
      </button>
      <output>
        {[saving.tone, edits.pending.firstName?.to, edits.refused.firstName]
          .filter(Boolean)
          .join(' ')}
      </output>
    </>
  )
}

async function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let version = 1
  const server = {
    'PATCH /api/Clients/{id}': (request: SentRequest) => aClient(request.body as object, ++version),
    'GET /api/Clients/{id}': aClient(),
  } as Server
  const { requests } = await renderPage(<Editor />, { server })
  const sent = () =>
    requests.filter(({ address }) => address.startsWith('PATCH')).map(({ body }) => body)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const shown = () => screen.getByRole('status').textContent
  return { requests, sent, type, pass, shown }
}

test('what is typed is sent once, half a second after the last letter, with the version it was typed over', async () => {
  const { requests, sent, type, pass, shown } = await open()
  for (const value of ['A', 'Ay', 'Ayo']) {
    type('First name', value)
    await pass(300)
  }
  type('Last name', 'Bello')
  expect(sent()).toEqual([])
  await pass(300)
  expect(sent()).toEqual([])
  await pass(300)
  expect(sent()).toEqual([{ firstName: 'Ayo', lastName: 'Bello' }])
  expect(
    requests.find(({ address }) => address.startsWith('PATCH'))?.headers.get('if-match'),
  ).toContain('1')
  expect(shown()).toBe('saved')
  expect(sessionStorage.length).toBe(0)
})

test('undone before it is sent, nothing is sent; undone after, the old value is', async () => {
  const { sent, type, pass } = await open()
  type('First name', 'Ayo')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(2_000)
  expect(sent()).toEqual([])
  type('First name', 'Ayo')
  await pass(600)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(600)
  expect(sent()).toEqual([{ firstName: 'Ayo' }, { firstName: aClient().firstName }])
})

test('what cannot be stored is said at once and not sent', async () => {
  const { sent, type, pass, shown } = await open()
  type('First name', '')
  expect(shown()).toMatch(/required/)
  await pass(2_000)
  expect(sent()).toEqual([])
})
