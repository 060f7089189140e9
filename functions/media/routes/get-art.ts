import { mediaRoutes } from '#shared/api/media'
import { sceneOfSeed } from '#shared/art/scene-of-camp'
import { ratioOf } from '#shared/media/picture-url'
import { httpLambda } from '../../runtime/http-lambda'
import { useCase } from '../../runtime/use-case'
import { drawLandscape } from '../art/draw-landscape'

/** A drawn landscape: the same words give the same picture, so that it may be kept for a year. */
export const getArt = useCase(mediaRoutes.getArt, async ({ params, query }) => {
  const { hour, season, ratio } = query
  const scene = sceneOfSeed(params.seed, params.biome)
  return drawLandscape({
    ...scene,
    hour: hour ?? scene.hour,
    season: season ?? scene.season,
    ratio: ratioOf(ratio),
  })
})

export const handler = httpLambda(getArt, {})
