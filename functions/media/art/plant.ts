import type { RandomStream } from '#shared/art/random-stream'
import { define, type Scene } from './scene'
import { path } from './svg-text'

/** Gives the id of a plant's symbol, drawing it the first time; variant 0 is drawn finest. */
export type Plant = (s: Scene, variant?: number) => string

type Drawing = { dark: string; lit?: string }
type Draw = (r: RandomStream, variant: number, s: Scene) => Drawing

/**
 * A plant as a symbol 200 units high with its foot at 0 0. Wood and crown take the fill of the
 * group that they are placed in, the sunlit upper leaves its `color`.
 */
export const plant =
  (name: string, draw: Draw): Plant =>
  (s, variant = 0) =>
    define(s, name + variant, () => {
      const { dark, lit } = draw(s.stream(name + variant), variant, s)
      return lit ? `<g>${path(dark, '')}${path(lit, 'currentColor')}</g>` : path(dark, '')
    })
