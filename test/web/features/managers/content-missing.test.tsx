// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ContentKind } from '#shared/managers/content-kind'
import { ContentScreen } from '../../../../web/features/managers/components/ContentScreen'
import { refuse, renderPage } from '../../../support/render-page'

const open = (kind: ContentKind, refusal: ReturnType<typeof refuse>) =>
  renderPage(<ContentScreen kind={kind} id="nope" />, {
    server: { 'GET /api/Content/{kind}/{id}': refusal },
  })

test.each([
  ['Camps', 'accommodation', '/AccommodationsManager'],
  ['Regions', 'region', '/RegionsManager'],
  ['Countries', 'country', '/CountryManager'],
  ['Activities', 'activity', '/ActivitiesManager'],
] as const)(
  '2 §2.4: %s without such a code are not found, whether or not a code looks like it',
  async (kind, one, path) => {
    for (const refusal of [
      refuse(400, 'request.invalid', 'Some fields are invalid'),
      refuse(404, 'record.not-found', 'Not found'),
    ]) {
      const { unmount } = await open(kind, refusal)
      await screen.findByRole('heading', { name: `We can’t find this ${one}` })
      expect(screen.getByRole('link', { name: /^Show all/ }).getAttribute('href')).toBe(path)
      unmount()
    }
  },
)

test('an entry that fails to load says so, and can be asked for again', async () => {
  await open('Camps', refuse(422, 'filter.invalid', 'The filter is invalid'))
  await screen.findByText('nope couldn’t be loaded')
  screen.getByRole('button', { name: 'Try again' })
})
