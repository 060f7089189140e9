// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useMessageLog } from '../../../../web/components/snackbar/message-log'
import { SnackbarStack } from '../../../../web/components/snackbar/SnackbarStack'
import { closeSnackbar, showSnackbar } from '../../../../web/components/snackbar/snackbar-store'
import { renderPage } from '../../../support/render-page'

const show = (...[text, options]: Parameters<typeof showSnackbar>) => {
  let id = 0
  act(() => {
    id = showSnackbar(text, options)
  })
  return id
}
/** Lets time pass in steps: what one step changes is drawn before the next. */
const wait = async (ms: number) => {
  for (let waited = 0; waited < ms; waited += 500) await act(() => vi.advanceTimersByTimeAsync(500))
}
const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

const Log = () => (
  <ol>
    {useMessageLog().messages.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ol>
)

describe('SnackbarStack', () => {
  test('shows at most three, the newest ones, in the order in which they came', async () => {
    await renderPage(<SnackbarStack />)
    for (const text of ['first', 'second', 'third', 'fourth']) show(text)
    await waitFor(() => expect(shown()).toEqual(['second', 'third', 'fourth']), { timeout: 3_000 })
  })

  test('raises the voice for errors only', async () => {
    await renderPage(<SnackbarStack />)
    show('Unable to generate quote', { tone: 'error' })
    expect(screen.getByRole('alert').textContent).toBe('Unable to generate quote')
  })

  test('offers an action, and goes when it is taken', async () => {
    const { user } = await renderPage(<SnackbarStack />)
    const run = vi.fn()
    show('Mombo Camp removed.', { action: { label: 'Undo', run } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledOnce()
    await waitFor(() => expect(shown()).toEqual([]))
  })

  test('closes an error by its button, and any message by its id', async () => {
    const { user } = await renderPage(<SnackbarStack />)
    show('Unable to generate quote', { tone: 'error' })
    const id = show('Saved.')
    await user.click(screen.getByRole('button', { name: 'Close message' }))
    act(() => closeSnackbar(id))
    await waitFor(() => expect([shown(), screen.queryByRole('alert')]).toEqual([[], null]))
  })

  test('goes by itself, but not while the focus rests on it', async () => {
    vi.useFakeTimers()
    await renderPage(<SnackbarStack />)
    show('Saved.')
    show('Mombo Camp removed.', { action: { label: 'Undo', run: () => {} } })
    await wait(6_000)
    expect(shown()).toEqual(['Mombo Camp removed.Undo'])
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    await wait(20_000)
    expect(shown()).toEqual(['Mombo Camp removed.Undo'])
    act(() => screen.getByRole('button', { name: 'Undo' }).blur())
    await wait(11_000)
    expect(shown()).toEqual([])
    vi.useRealTimers()
  })

  test('what was shown is kept for the bell, the newest twenty', async () => {
    const { container } = await renderPage(<Log />)
    for (let index = 1; index <= 21; index += 1) show(`message ${index}`)
    const kept = within(container).getAllByRole('listitem')
    expect(kept).toHaveLength(20)
    expect([kept[0]?.textContent, kept[19]?.textContent]).toEqual(['message 21', 'message 2'])
  })
})
