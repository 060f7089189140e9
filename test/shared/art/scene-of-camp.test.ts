import { describe, expect, test } from 'vitest'
import { biomes } from '#shared/art/picture-terms'
import { sceneOfCamp } from '#shared/art/scene-of-camp'

describe('sceneOfCamp', () => {
  test('shows a camp the same wherever it is asked for', () => {
    expect(sceneOfCamp('TUBU', 'delta')).toEqual(sceneOfCamp('TUBU', 'delta', 0))
    expect(sceneOfCamp('TUBU', 'delta', 3)).toEqual(sceneOfCamp('TUBU', 'delta', 3))
  })

  test('has other pictures for other camps and for the rooms of one', () => {
    const scenes = [0, 1, 2, 3].flatMap((index) =>
      ['TUBU', 'ABU'].map((code) => sceneOfCamp(code, 'delta', index).seed),
    )
    expect(new Set(scenes).size).toBe(scenes.length)
  })

  test('never shows a camp itself at night', () => {
    for (const biome of biomes) {
      for (let i = 0; i < 60; i++) expect(sceneOfCamp(`CAMP${i}`, biome).hour).not.toBe('night')
    }
  })

  test('keeps the biome of the place, and a desert dry', () => {
    expect(sceneOfCamp('HOANIB', 'desert')).toMatchObject({ biome: 'desert', season: 'dry' })
    expect(sceneOfCamp('MATEMWE', 'coast')).toMatchObject({ biome: 'coast', season: 'green' })
  })

  test('takes the pictures that were chosen by eye for the camps that have them', () => {
    expect(sceneOfCamp('JAO', 'delta')).toEqual({
      seed: 'n',
      biome: 'delta',
      hour: 'dusk',
      season: 'green',
    })
    expect(sceneOfCamp('CRATER', 'savanna').biome).toBe('mountain')
    expect(sceneOfCamp('MOMBO', 'delta', 1).seed).toBe('MOMBO.1')
  })
})
