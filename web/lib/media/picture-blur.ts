import { biomes, hours, seasons } from '#shared/art/picture-terms'
import { blurOfScene } from '#shared/art/scene-light'
import { sceneOfSeed } from '#shared/art/scene-of-camp'

/** A drawn picture's colors, shown while it loads. Undefined for other files. */
export function pictureBlur(address: string | undefined): string | undefined {
  const [, named, seed, query] = /^\/media\/art\/(\w+)\/([\w-]+)\?(.*)$/.exec(address ?? '') ?? []
  const biome = biomes.find((one) => one === named)
  if (biome === undefined || seed === undefined) return undefined
  const parameters = new URLSearchParams(query)
  const scene = sceneOfSeed(seed, biome)
  return blurOfScene({
    ...scene,
    hour: hours.find((hour) => hour === parameters.get('hour')) ?? scene.hour,
    season: seasons.find((season) => season === parameters.get('season')) ?? scene.season,
  })
}
