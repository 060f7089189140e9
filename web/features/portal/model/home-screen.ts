import type { PortalHome } from '#shared/api/portal-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'

/** How a portal looks once it is on a home screen: by its agency's name, colors and icon. */
interface HomeScreen {
  readonly agency: PortalHome['agency']
  /** Address of a square picture, at least 512 px wide; the product's own while there is none. */
  readonly icon: string | undefined
  /** Where the portal is; addresses in a manifest that is no file of its own have to be whole. */
  readonly origin: string
}

const ownIcons = ['/client-icon-192.png', '/client-icon-512.png'] as const

/** The address of the web app manifest of an agency's portal. */
export function manifestAddress({ agency, icon, origin }: HomeScreen): string {
  const { ground, forest } = agencyTokens(agency.agencyCode, agency.theme)
  const makeIcons = (src: string, size: number) =>
    ['any', 'maskable'].map((purpose) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }))
  const manifest = {
    id: `${origin}/client`,
    name: agency.name,
    short_name: agency.name,
    description: 'Your safari, day by day, also without a connection',
    start_url: `${origin}/client`,
    scope: `${origin}/client`,
    display: 'standalone',
    background_color: ground.paper,
    theme_color: forest[700],
    icons:
      icon === undefined
        ? [...makeIcons(origin + ownIcons[0], 192), ...makeIcons(origin + ownIcons[1], 512)]
        : makeIcons(icon, 512),
  }
  return `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`
}
