// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionOf } from '../../../../web/app/agent/use-session-loader'
import { TopBar } from '../../../../web/app/shell/TopBar'
import { renderPage } from '../../../support/render-page'
import { aUser } from '../../lib/session/builders'

const openWith = (theme: object) =>
  renderPage(<TopBar onFind={() => undefined} onShortcuts={() => undefined} />, {
    session: sessionOf(aUser({}, { theme }), {
      config: undefined,
      search: '',
      signOut: async () => undefined,
    }),
  })
const shown = (name: string) => screen.getByRole('link', { name }).querySelector('img')

test('an agency without a logo has Tembea’s mark', async () => {
  await openWith({})
  expect(shown('Tembea, home')).toBe(null)
})

test('on the dark bar stands the logo for dark grounds', async () => {
  await openWith({ logo: 'for-dark.png', logoDark: 'for-paper.png' })
  const image = shown('Marula Journeys, home')
  expect([image?.getAttribute('src'), image?.alt]).toEqual([
    '/media/for-dark.png',
    'Marula Journeys',
  ])
})

test('an agency with a logo for paper only has it on a plate of its own', async () => {
  await openWith({ logoDark: 'for-paper.png' })
  const image = shown('Marula Journeys, home')
  expect(image?.getAttribute('src')).toBe('/media/for-paper.png')
  expect(getComputedStyle(image as Element).backgroundColor).toMatch(/#fff|255, 255, 255/)
})
