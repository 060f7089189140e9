// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Awake } from '../../../../web/app/wake/Awake'
import { awakeEvent } from '../../../../web/app/wake/awake-event'
import { wakeAtTouch } from '../../../../web/app/wake/wake'

let submitted: string[] = []
function Form() {
  const [email, setEmail] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted.push(email)
      }}
    >
      <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="submit">Sign in</button>
      <Awake />
    </form>
  )
}

const one = <T extends Element>(selector: string) =>
  document.querySelector(selector) as unknown as T
const field = () => one<HTMLInputElement>('input[aria-label=Email]')
const button = () => one<HTMLButtonElement>('button')
/** What a person does: the browser changes a field and says so. */
const type = (text: string) => {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a page that was rendered before', () => {
  const load = vi.fn()
  const fetch = vi.fn()
  const hydrate = async () => {
    await act(async () => void hydrateRoot(one<HTMLElement>('#root'), <Form />))
    await act(() => vi.advanceTimersByTimeAsync(1))
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    submitted = []
    load.mockReset()
    fetch.mockReset()
    sessionStorage.clear()
    history.replaceState(null, '', '/login')
    document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  })
  afterEach(() => {
    dispatchEvent(new Event('keydown'))
    document.dispatchEvent(new Event(awakeEvent))
    vi.useRealTimers()
  })

  test('loads nothing while nobody touches it, and fetches its app once it has rested', () => {
    wakeAtTouch({ load, fetch })
    field().focus()
    expect([load, fetch].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    vi.advanceTimersByTime(3_000)
    expect([load, fetch].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  test.each(['pointermove', 'pointerdown', 'keydown', 'input', 'wheel', 'scroll'])(
    'starts its app at the first %s, once',
    (kind) => {
      wakeAtTouch({ load, fetch })
      for (const _time of [1, 2]) document.body.dispatchEvent(new Event(kind, { bubbles: true }))
      vi.advanceTimersByTime(3_000)
      expect([load, fetch].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    },
  )

  test('does not take a page that moves under a pointer for one', () => {
    wakeAtTouch({ load, fetch })
    const move = (movementX: number) =>
      document.body.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, movementX, movementY: 0 }),
      )
    move(0)
    expect(load).not.toHaveBeenCalled()
    move(3)
    expect(load).toHaveBeenCalledOnce()
  })

  test.each([
    ['an address that says more', () => history.replaceState(null, '', '/login?next=/profile')],
    [
      'a note from another page',
      () => sessionStorage.setItem('tembea.refusal', 'Your session ended'),
    ],
  ])('starts its app at once for %s', (_what, arrange) => {
    arrange()
    wakeAtTouch({ load, fetch })
    expect(load).toHaveBeenCalledOnce()
  })

  test('gives the app what was typed before it was there', async () => {
    wakeAtTouch({ load, fetch })
    type('naledi@marulajourneys.com')
    await hydrate()
    expect(field().value).toBe('naledi@marulajourneys.com')
    await act(async () => button().click())
    expect(submitted).toEqual(['naledi@marulajourneys.com'])
  })

  test('sends a form once that was sent too early, with what is in it, and never leaves for it', async () => {
    wakeAtTouch({ load, fetch })
    type('naledi@marulajourneys.com')
    const early = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: button(),
    })
    one<HTMLFormElement>('form').dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    await hydrate()
    expect(submitted).toEqual(['naledi@marulajourneys.com'])
    await act(async () => one<HTMLFormElement>('form').requestSubmit())
    expect(submitted).toHaveLength(2)
  })

  test('takes over what the browser had filled in', async () => {
    field().value = 'naledi@marulajourneys.com'
    wakeAtTouch({ load, fetch })
    await hydrate()
    await act(async () => button().click())
    expect(submitted).toEqual(['naledi@marulajourneys.com'])
  })
})
