import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '#shared/theme/agency-tokens'
import { adviseColors } from '#shared/theme/color-advice'
import { hexOf, oklchOf } from '#shared/theme/oklch'
import { tokens } from '#shared/theme/tokens'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`)

describe('advice for colors', () => {
  test('is given for none that is readable, nor for what is no color', () => {
    expect(
      adviseColors({
        primaryColour: '#1B4A3B',
        secondaryColour: '#BD5108',
        backgroundColour: '#FAF7F1',
      }),
    ).toEqual([])
    expect(adviseColors({ primaryColour: 'green' })).toEqual([])
    expect(adviseColors({})).toEqual([])
  })

  test('proposes a readable primary color, and none nearer is readable', () => {
    fc.assert(
      fc.property(color, (primaryColour) => {
        const [advice] = adviseColors({ primaryColour })
        const least = (one: string) =>
          Math.min(
            ...['#FFFFFF', tokens.ground.paper, tokens.ground.sand].map((ground) =>
              contrast(one, ground),
            ),
          )
        if (advice === undefined) {
          expect(least(primaryColour)).toBeGreaterThanOrEqual(4.5)
          return
        }
        expect(advice.ratio).toBeLessThan(4.5)
        expect(least(advice.proposed)).toBeGreaterThanOrEqual(4.5)
        const { lightness, chroma, hue } = oklchOf(primaryColour)
        for (let at = lightness; at > oklchOf(advice.proposed).lightness + 0.02; at -= 0.005)
          expect(least(hexOf({ lightness: at, chroma, hue }))).toBeLessThan(4.5)
      }),
      { numRuns: 300 },
    )
  })

  test('has nothing more to say once it is taken', () => {
    fc.assert(
      fc.property(color, color, color, (primaryColour, secondaryColour, backgroundColour) => {
        const theme = { primaryColour, secondaryColour, backgroundColour }
        const taken = (given: typeof theme) => ({
          ...given,
          ...Object.fromEntries(
            adviseColors(given).map(({ field, proposed }) => [field, proposed]),
          ),
        })
        // The background moves the others a second time at the most.
        expect(adviseColors(taken(taken(theme)))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
