import sharp from 'sharp'
import drawSvg from 'svg-to-pdfkit'
import type { PresentationPicture } from '#shared/api/presentation-shapes'
import { biomes } from '#shared/art/picture-terms'
import { sceneOfSeed } from '#shared/art/scene-of-camp'
import { drawLandscape } from '../../media/art/draw-landscape'
import { artifact, mark, type Paper, within } from './paper'

/** The bytes of a picture; undefined where it is not there. */
export type ReadPicture = (picture: PresentationPicture) => Promise<Uint8Array | undefined>

interface Photo {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}
/** Photographs by what names them; drawn landscapes are not read. */
export type Photos = ReadonlyMap<string, Photo>

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels of the longer side: 200 dots an inch over the whole width of a page. */
const longestSide = 1_700

const nameOf = ({ mediaId, s3Key }: PresentationPicture): string => mediaId ?? s3Key ?? ''
const drawnScene = ({ s3Key = '' }: PresentationPicture) => {
  const [kind, biome, seed] = s3Key.split('/')
  const biomeName = kind === 'art' ? biomes.find((one) => one === biome) : undefined
  return biomeName === undefined || !seed ? undefined : sceneOfSeed(seed, biomeName)
}

/**
 * Reads photographs once each and makes them JPEGs at print size. What is no picture, or cannot be
 * read, is left out.
 */
export async function loadPhotos(
  pictures: readonly (PresentationPicture | undefined)[],
  read: ReadPicture,
): Promise<Photos> {
  const photos = new Map<string, Photo>()
  for (const picture of pictures) {
    if (picture === undefined || photos.has(nameOf(picture)) || drawnScene(picture) !== undefined)
      continue
    const photo = await read(picture)
      .then(atPrintSize)
      .catch(() => undefined)
    if (photo !== undefined) photos.set(nameOf(picture), photo)
  }
  return photos
}

async function atPrintSize(bytes: Uint8Array | undefined): Promise<Photo | undefined> {
  if (bytes === undefined) return undefined
  const image = sharp(bytes, { limitInputPixels: 100_000_000 })
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A logo as PNG, sharp at the size it is printed, in points. */
export interface Logo {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** The ground that it is made for, where that is not the paper’s: it stands on a plate. */
  readonly plate?: 'light' | 'dark' | undefined
}

/** Reads a logo, which stands within 170 by 42 points; undefined where it is no picture. */
export async function logoFor(
  bytes: Uint8Array | undefined,
  plate?: Logo['plate'],
): Promise<Logo | undefined> {
  if (bytes === undefined) return undefined
  const image = sharp(bytes, { density: 300 })
    .trim()
    .resize({ width: 850, height: 210, fit: 'inside' })
    .png()
  const logo = await image.toBuffer({ resolveWithObject: true }).catch(() => undefined)
  return (
    logo && { bytes: logo.data, width: logo.info.width / 5, height: logo.info.height / 5, plate }
  )
}

/** Whether a picture can be shown. */
export const isThere = (
  picture: PresentationPicture | undefined,
  photos: Photos,
): picture is PresentationPicture =>
  picture !== undefined && (drawnScene(picture) !== undefined || photos.has(nameOf(picture)))

/** Draws a picture as a figure that says what it shows; without an `alt` it is decoration. */
export function drawPicture(
  paper: Paper,
  picture: PresentationPicture,
  { box, photos, alt }: { box: Box; photos: Photos; alt?: string | undefined },
): void {
  const draw = () => fill(paper, picture, { box, photos })
  const { x, y, width, height } = box
  if (alt === undefined) artifact(paper, draw)
  else
    within(paper, 'Figure', () => mark(paper, 'Figure', draw), {
      alt,
      bbox: [x, y, x + width, y + height],
    })
}

function fill(
  { doc }: Paper,
  picture: PresentationPicture,
  { box, photos }: { box: Box; photos: Photos },
): void {
  const { x, y, width, height } = box
  const scene = drawnScene(picture)
  const photo = photos.get(nameOf(picture))
  doc.save().rect(x, y, width, height).clip()
  if (scene !== undefined) {
    // A wide strip of a landscape is cut from a taller one, so that trees and animals keep their
    // size.
    const tall = Math.max(height, width / 1.8)
    const options = { width, height: tall, assumePt: true, preserveAspectRatio: 'xMidYMid slice' }
    drawSvg(
      doc,
      forPaper(drawLandscape({ ...scene, ratio: width / tall })),
      x,
      y - (tall - height) * 0.7,
      options,
    )
  } else if (photo !== undefined) {
    const { x: fx = 50, y: fy = 50, zoom = 1 } = picture.focus ?? {}
    const scale = Math.max(width / photo.width, height / photo.height) * zoom
    const [wide, high] = [photo.width * scale, photo.height * scale]
    doc.image(photo.bytes, x + ((width - wide) * fx) / 100, y + ((height - high) * fy) / 100, {
      width: wide,
      height: high,
    })
  }
  doc.restore()
}

/** A drawing without the grain that screens lay over it, which a printer would make dirt of. */
const forPaper = (svg: string): string =>
  svg
    .replace(/<(filter|pattern)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<path [^>]*fill="url\(#\w*paper\)"[^>]*\/>/g, '')
    .replaceAll(' href="', ' xlink:href="')

/** Draws a logo with its upper left corner there. */
export function drawLogo(
  paper: Paper,
  logo: Logo,
  { x, y, alt }: { x: number; y: number; alt: string },
): void {
  const { doc, tokens } = paper
  const { bytes, width, height, plate } = logo
  const color = plate === 'dark' ? tokens.forest[800] : '#FFFFFF'
  if (plate)
    artifact(paper, () => doc.roundedRect(x - 10, y - 8, width + 20, height + 16, 6).fill(color))
  const draw = () => doc.image(bytes, x, y, { width, height })
  within(paper, 'Figure', () => mark(paper, 'Figure', draw), {
    alt,
    bbox: [x, y, x + width, y + height],
  })
}
