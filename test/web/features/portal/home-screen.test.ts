import { expect, test } from 'vitest'
import { tokens } from '#shared/theme/tokens'
import { manifestAddress } from '../../../../web/features/portal/model/home-screen'

const read = (address: string) =>
  JSON.parse(decodeURIComponent(address.slice(address.indexOf(',') + 1)))
const origin = 'https://trips.example'
const agency = { name: 'Marula & Söhne', agencyCode: 'MAR001', theme: {} }

test('a portal on a home screen has its agency’s name, colors and icon', () => {
  const theme = { primaryColour: '#7A1F1F', logo: 'public/agencies/logo.png' }
  const manifest = read(
    manifestAddress({ agency: { ...agency, theme }, icon: 'data:image/png;base64,AA', origin }),
  )
  expect(manifest).toMatchObject({
    name: 'Marula & Söhne',
    start_url: 'https://trips.example/client',
    scope: 'https://trips.example/client',
    icons: [
      { src: 'data:image/png;base64,AA', sizes: '512x512', purpose: 'any' },
      { src: 'data:image/png;base64,AA', sizes: '512x512', purpose: 'maskable' },
    ],
  })
  expect(manifest.theme_color).not.toBe(tokens.forest[700])
})

test('until its icon is drawn it has the product’s own, by whole addresses', () => {
  const { icons, theme_color } = read(manifestAddress({ agency, icon: undefined, origin }))
  expect(icons.map(({ src }: { src: string }) => new URL(src).origin)).toEqual(
    Array(4).fill(origin),
  )
  expect(theme_color).toBe(tokens.forest[700])
})
