import sharp from 'sharp'
import { pictureRoutes } from '#shared/api/media'
import { sceneOfSeed } from '#shared/art/scene-of-camp'
import { ratioOf } from '#shared/media/picture-url'
import { drawLandscape } from '../../media/art/draw-landscape'
import { httpLambda } from '../../runtime/http-lambda'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'

const route = pictureRoutes.showDrawing
/** Twice the width of a letter, for sharp screens. */
const width = 1120

/** A drawn landscape as mail programs show it. */
export const showDrawing = useCase(route, async ({ params: { biome, seed }, query }) => {
  const drawing = drawLandscape({
    ...sceneOfSeed(seed, biome),
    ratio: ratioOf(query.ratio),
    width,
  })
  const binary = await sharp(Buffer.from(drawing)).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return reply<typeof route>('', { binary })
})

export const handler = httpLambda(showDrawing, {})
