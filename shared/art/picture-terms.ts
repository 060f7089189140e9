/** The words a picture is asked for in: what country, what light, which time of the year. */
export const biomes = [
  'savanna',
  'peak',
  'delta',
  'desert',
  'forest',
  'volcano',
  'coast',
  'mountain',
  'river',
  'lake',
] as const
export type Biome = (typeof biomes)[number]

export const hours = ['dawn', 'day', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]

export const seasons = ['green', 'dry'] as const
export type Season = (typeof seasons)[number]

/** What a picture shows: all of it but its size. */
export interface PictureScene {
  readonly seed: string
  readonly biome: Biome
  readonly hour: Hour
  readonly season: Season
}
