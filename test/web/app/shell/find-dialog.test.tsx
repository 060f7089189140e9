// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FindDialog } from '../../../../web/app/shell/FindDialog'
import { refuse, renderPage, type Server } from '../../../support/render-page'

const hit = (id: string, label: string, path: string) => ({
  id,
  label,
  note: 'Okavango Delta',
  path,
})
type Search = NonNullable<Server['GET /api/Info/search']>

const found: Search = {
  camps: [
    hit('c1', 'Jao Camp', '/itinerary-builder?camp=JAO'),
    hit('c2', 'Jacana Camp', '/itinerary-builder?camp=JAC'),
  ],
  regions: [hit('r1', 'Jwaneng', '/nowhere/jwaneng')],
  clients: [hit('cli_1', 'Jane Hartley', '/clients/cli_1')],
  itineraries: [hit('itn_1', 'January Journey', '/itinerary/edit/itn_1')],
} as never

async function open(search: Search = found) {
  const onClose = vi.fn()
  const page = await renderPage(<FindDialog onClose={onClose} />, {
    server: { 'GET /api/Info/search': search },
  })
  return {
    ...page,
    onClose,
    find: (text: string) => page.user.type(screen.getByRole('combobox'), text),
  }
}
const marked = () => screen.getByRole('option', { selected: true }).textContent

describe('the search of everything', () => {
  test('lists what was found by kind, without what no page shows', async () => {
    const { find } = await open()
    await find('ja')
    await screen.findByRole('option', { name: /Jao Camp/ })
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Accommodations',
      'Clients',
      'Itineraries',
    ])
  })

  test('marks by the arrows, round and round, and Enter opens what is marked', async () => {
    const { find, user, router, onClose } = await open()
    await find('ja')
    await screen.findByRole('option', { name: /Jao Camp/ })
    await user.keyboard('{ArrowUp}')
    expect(marked()).toContain('January Journey')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toContain('Jacana Camp')
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(router.state.location.search).toBe('?camp=JAC')
  })

  test('says when nothing is named so, and when the search failed', async () => {
    const nothing = { camps: [], regions: [], clients: [], itineraries: [] } as never
    const { find, unmount } = await open(nothing)
    await find('zzz')
    await screen.findByText('No results for “zzz”. Try fewer letters.')
    unmount()
    const failing = await open(refuse(422, 'search.refused', 'That cannot be searched for'))
    await failing.find('x')
    await waitFor(() => screen.getByText('That cannot be searched for'))
  })
})
