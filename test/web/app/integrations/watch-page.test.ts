// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchPage } from '../../../../web/app/integrations/watch-page'
import { setAnalytics } from '../../../../web/lib/analytics/analytics'

const page = `<button class="MuiButton-main">Get <i>Eleanor’s </i>Quote<svg></svg></button>
  <button class="MuiButton-contained" aria-disabled="true">Get Quote</button>
  <a data-tracked="">Pay</a><button class="MuiButton-text">Cancel</button>`
const clickAll = () => {
  for (const one of document.body.children)
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('clicks of filled buttons are tracked once, by their own words, and dialogs, while there is consent', async () => {
  document.body.innerHTML = page
  const track = vi.fn()
  setAnalytics(track, { isDevelopment: false })
  watchPage()
  watchPage()
  clickAll()
  const path = location.pathname
  const titles = ['Get Quote', 'Pay', 'Get Quote']
  expect(track.mock.calls).toEqual(titles.map((title) => ['click', { title, path }]))

  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Add Client"></div>')
  await vi.waitFor(() => expect(track).toHaveBeenCalledWith('open-dialog', { title: 'Add Client' }))
  document.querySelector('[role=dialog]')?.remove()
  await vi.waitFor(() =>
    expect(track).toHaveBeenCalledWith('close-dialog', { title: 'Add Client' }),
  )

  track.mockClear()
  setAnalytics(undefined, { isDevelopment: false })
  clickAll()
  expect(track).not.toHaveBeenCalled()
})
