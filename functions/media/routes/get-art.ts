import { mediaRoutes } from '#shared/api/media'
import { sceneOfSeed } from '#shared/art/scene-of-camp'
import { httpLambda } from '../../runtime/http-lambda'
import { useCase } from '../../runtime/use-case'
import { drawLandscape } from '../art/draw-landscape'

/** A drawn landscape: the same words give the same picture, so that it may be kept for a year. */
export const getArt = useCase(mediaRoutes.getArt, async ({ params, query }) => {
  const { hour, season, ratio } = query
  const scene = sceneOfSeed(params.seed, params.biome)
  return drawLandscape({ ...scene, hour: hour ?? scene.hour, season: season ?? scene.season, ratio: ratioOf(ratio) })
})

export const handler = httpLambda(getArt, {})

/** `3x2` is one and a half. */
function ratioOf(text: string): number {
  const [width = 3, height = 2] = text.split('x').map(Number)
  return width / height
}
