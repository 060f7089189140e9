import { mix, ramp } from './colour'
import { grounds, lights } from './palettes'
import type { PictureScene } from './picture-terms'
import { randomStream } from './random-stream'

/**
 * What a scene is drawn with: its light, where the horizon lies (a share of the height), its ground
 * from 0 far to 1 near.
 */
export function sceneLight({ seed, biome, hour, season }: PictureScene) {
  const stream = (label: string) => randomStream(`${seed}|${biome}|${label}`)
  const [random, light, own] = [
    stream('scene'),
    stream(hour).pick(lights[hour]),
    grounds[biome][season],
  ]
  const horizon = random.pick([0.44, 0.56, 0.6, 0.6, 0.64, 0.72]) + random.range(-0.025, 0.025)
  const land = (depth: number) => mix(ramp(light.land, depth), ramp(own, depth), light.local)
  return { stream, random, light, horizon, land }
}

/**
 * A picture out of focus, as a CSS gradient of its own sky and ground: what stands in its place
 * until it is there.
 */
export function blurOfScene(scene: PictureScene): string {
  const { light, horizon, land } = sceneLight(scene)
  const sky = light.sky.map((colour, at) => `${colour} ${Math.round((at / 3) * horizon * 100)}%`)
  return `linear-gradient(${[...sky, ...[0.3, 0.6, 0.9].map(land)].join()})`
}
