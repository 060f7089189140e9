import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { SnackbarStack } from '../../../../web/components/snackbar/SnackbarStack'
import { changeSnackbar, closeSnackbar, showSnackbar } from '../../../../web/components/snackbar/snackbar-store'

const shown: number[] = []
const show = (...[text, options]: Parameters<typeof showSnackbar>) => {
  const id = showSnackbar(text, options)
  shown.push(id)
  return id
}
const html = () => renderToStaticMarkup(<SnackbarStack />)

afterEach(() => {
  for (const id of shown.splice(0)) closeSnackbar(id)
})

describe('SnackbarStack', () => {
  test('shows at most three, the newest ones', () => {
    for (const text of ['first', 'second', 'third', 'fourth']) show(text)
    expect(html()).not.toContain('first')
    expect(html().match(/role="status"/g)).toHaveLength(3)
  })

  test('raises the voice for errors only', () => {
    show('Unable to generate quote', { tone: 'error' })
    expect(html()).toContain('role="alert"')
  })

  test('offers an action and shows progress', () => {
    show('Mombo Camp removed.', { action: { label: 'Undo', run: () => {} } })
    const id = show('Holding 5 rooms', { tone: 'progress', progress: { share: 0, words: '0 of 4' } })
    changeSnackbar(id, { progress: { share: 0.75, words: '3 of 4' } })
    expect(html()).toContain('Undo')
    expect(html()).toContain('width:75%')
    expect(html()).toContain('3 of 4')
  })

  test('goes when it is closed', () => {
    closeSnackbar(show('Saved.'))
    expect(html()).not.toContain('Saved.')
  })
})
