import type { PortalHome } from '#shared/api/portal-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { initialsOf } from '../../../components/people/initials'

const size = 512
/** A phone may cut an icon to a circle: what matters stands within this share of it. */
const safeShare = 0.6

/**
 * An agency's icon as the address of a PNG: its logo on its paper, or its initials on its color.
 * @returns undefined where the browser draws nothing
 */
export async function drawIcon({
  name,
  agencyCode,
  theme,
}: PortalHome['agency']): Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const brush = canvas.getContext('2d')
  if (brush === null) return undefined
  const { ground, forest, fontFamily } = agencyTokens(agencyCode, theme)
  const logo = theme.logo === undefined ? undefined : await loadPicture(`/media/${theme.logo}`)
  brush.fillStyle = logo === undefined ? forest[700] : ground.paper
  brush.fillRect(0, 0, size, size)
  if (logo === undefined) {
    brush.fillStyle = ground.paper
    brush.font = `600 ${size * 0.4}px ${fontFamily}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(initialsOf(name), size / 2, size * 0.52)
  } else {
    const scale = (size * safeShare) / Math.max(logo.width, logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    brush.drawImage(logo, (size - width) / 2, (size - height) / 2, width, height)
  }
  return canvas.toDataURL('image/png')
}

/** A picture, once it is there; undefined where it cannot be loaded. */
async function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image()
  picture.src = src
  return picture.decode().then(
    () => (picture.width > 0 ? picture : undefined),
    () => undefined,
  )
}
