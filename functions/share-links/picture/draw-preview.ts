import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { biomes } from '#shared/art/picture-terms'
import { sceneOfSeed } from '#shared/art/scene-of-camp'
import type { Tokens } from '#shared/theme/tokens'
import { drawLandscape } from '../../media/art/draw-landscape'
import { isWritable, linesOf, textPaths } from './text-paths'

/** What the picture of a link shows. */
export interface Preview {
  readonly title: string
  /** A line below the title. */
  readonly note: string
  readonly agency: string
  readonly tokens: Tokens
  /** Storage key of the trip's picture; `art/{biome}/{seed}` is drawn. */
  readonly image: string
  /** Storage key of a logo that is read on dark grounds. */
  readonly logo: string | undefined
}

/** Reads a file that everybody may see; undefined where it is not there. */
export type ReadPicture = (key: string) => Promise<Uint8Array | undefined>

/** Messengers ask for this size. */
const size = { width: 1200, height: 630 } as const
const margin = 72
/** Raised when the drawing changes, so that pictures are drawn again. */
const drawing = 1

/** The same for pictures that would be drawn alike. */
export const previewName = (preview: Preview): string =>
  createHash('sha256')
    .update(JSON.stringify({ drawing, ...preview }))
    .digest('hex')

/**
 * Draws the picture of a link as JPEG, some 100 KB: the trip's picture, and on it its title, dates
 * and agency.
 */
export async function drawPreview(preview: Preview, read: ReadPicture): Promise<Uint8Array> {
  const [ground, logo] = await Promise.all([
    groundOf(preview.image, read),
    logoOf(preview.logo, read),
  ])
  const layers = [{ input: Buffer.from(wordsOf(preview, logo !== undefined)), top: 0, left: 0 }]
  if (logo !== undefined) layers.push({ input: Buffer.from(logo), top: margin - 16, left: margin })
  return sharp(ground)
    .resize({ ...size, fit: 'cover' })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

async function groundOf(image: string, read: ReadPicture): Promise<Uint8Array> {
  const [kind, biome, seed = ''] = image.split('/')
  const biomeName = kind === 'art' ? biomes.find((one) => one === biome) : undefined
  const photo = biomeName === undefined ? await read(image) : undefined
  if (photo !== undefined && (await isPicture(photo))) return photo
  const scene = sceneOfSeed(biomeName === undefined ? image : seed, biomeName ?? 'savanna')
  return Buffer.from(
    drawLandscape({ ...scene, ratio: size.width / size.height, width: size.width }),
  )
}

async function logoOf(key: string | undefined, read: ReadPicture): Promise<Buffer | undefined> {
  const bytes = key === undefined ? undefined : await read(key)
  if (bytes === undefined || !(await isPicture(bytes))) return undefined
  return sharp(bytes, { density: 200 })
    .resize({ width: 420, height: 72, fit: 'inside' })
    .png()
    .toBuffer()
}

/** Files of people may be anything. */
const isPicture = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    )

function wordsOf({ title, note, agency, tokens }: Preview, hasLogo: boolean): string {
  const width = size.width - 2 * margin
  const titleSize = title.length > 40 ? 58 : 72
  const lines = isWritable(title) ? linesOf(title, { size: titleSize, width, lines: 2 }) : []
  const bottom = size.height - margin
  const first = bottom - 62 - (lines.length - 1) * titleSize * 1.12
  const titleLines = lines.map((line, at) =>
    textPaths(line, { x: margin - 2, y: first + at * titleSize * 1.12, size: titleSize }),
  )
  const name = !hasLogo && isWritable(agency) ? linesOf(agency, { size: 34, width, lines: 1 }) : []
  const noteLine = linesOf(note, { size: 32, width, lines: 1 })
  const { 950: dark } = tokens.forest
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>
<linearGradient id="b" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${dark}" stop-opacity=".92"/><stop offset=".42" stop-color="${dark}" stop-opacity=".6"/><stop offset=".75" stop-color="${dark}" stop-opacity="0"/></linearGradient>
<linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity=".62"/><stop offset=".3" stop-color="${dark}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#b)"/><rect width="100%" height="100%" fill="url(#t)"/>
<rect y="${size.height - 12}" width="100%" height="12" fill="${tokens.ember[500]}"/>
<g fill="#fff">${name.map((line) => textPaths(line, { x: margin, y: margin + 26, size: 34 })).join('')}${titleLines.join('')}${noteLine.map((line) => textPaths(line, { x: margin, y: bottom, size: 32 })).join('')}</g></svg>`
}
