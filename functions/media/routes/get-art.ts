import { mediaRoutes } from '#shared/api/media'
import { httpLambda } from '../../runtime/http-lambda'
import { useCase } from '../../runtime/use-case'
import { drawLandscape } from '../art/draw-landscape'
import { randomStream } from '../art/random-stream'
import { type PictureScene, sceneOfCamp } from '../art/scene-of-camp'

/** A drawn landscape: the same words give the same picture, so that it may be kept for a year. */
export const getArt = useCase(mediaRoutes.getArt, async ({ params, query }) => {
  const { hour, season, ratio } = query
  const scene = sceneOf(params)
  return drawLandscape({ ...scene, hour: hour ?? scene.hour, season: season ?? scene.season, ratio: ratioOf(ratio) })
})

export const handler = httpLambda(getArt, {})

/** How many pictures the rooms of one camp share. */
const roomPictures = 60

/** The scene of a seed: that of a camp for a supplier code, one more of the same camp for an option key. */
function sceneOf({ seed, biome }: Pick<PictureScene, 'seed' | 'biome'>): PictureScene {
  const [supplierCode = seed, room] = seed.split('-')
  const index = room === undefined ? 0 : randomStream(`room|${seed}`).int(1, roomPictures)
  return sceneOfCamp(supplierCode, biome, index)
}

/** `3x2` is one and a half. */
function ratioOf(text: string): number {
  const [width = 3, height = 2] = text.split('x').map(Number)
  return width / height
}
