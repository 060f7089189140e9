import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agencyTokens, contrast } from '#shared/theme/agency-tokens'
import { tokens } from '#shared/theme/tokens'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)

describe('agencyTokens', () => {
  test('keeps the product’s own tokens for an agency that chose nothing', () => {
    expect(agencyTokens('MAR001')).toEqual(tokens)
    expect(
      agencyTokens(undefined, { primaryColour: 'dark green', backgroundColour: 'url(x)' }),
    ).toEqual(tokens)
  })

  test('keeps every text readable, whatever colours an agency chooses', () => {
    fc.assert(
      fc.property(color, color, color, (primaryColour, secondaryColour, backgroundColour) => {
        const { forest, ember, ground, ink } = agencyTokens('MAR001', {
          primaryColour,
          secondaryColour,
          backgroundColour,
        })
        const pairs: [string, string][] = [
          ['#FFFFFF', forest[800]],
          ['#FFFFFF', forest[700]],
          ['#FFFFFF', forest[600]],
          [forest[700], ground.paper],
          [forest[700], ground.sand],
          [forest[800], forest[100]],
          [forest[700], forest[50]],
          [ember.on, ember[600]],
          [ember[700], ground.paper],
          [ember[400], forest[800]],
          [ember[400], forest[900]],
          [ink.main, ground.paper],
          [ink.second, ground.paper],
          [ink.note, ground.paper],
          [ink.note, ground.sand],
        ]
        for (const [text, on] of pairs)
          expect(contrast(text, on), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
  })

  test('leaves a colour that is readable as it is', () => {
    const { forest, ember } = agencyTokens('MAR001', {
      primaryColour: '#123456',
      secondaryColour: '#8a2b06',
    })
    expect(forest[700]).toBe('#123456')
    expect(ember[600]).toBe('#8A2B06')
  })

  test('darkens a secondary colour until white is readable on it', () => {
    const { ember } = agencyTokens('MAR001', { secondaryColour: '#E06010' })
    expect(ember.on).toBe('#FFFFFF')
    expect(contrast('#FFFFFF', ember[600])).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#FFFFFF', ember[600])).toBeLessThan(4.7)
  })

  test('gives a light secondary colour dark text in place of another brand', () => {
    const { ember } = agencyTokens('MAR001', { secondaryColour: '#FFD400' })
    expect(ember[600]).toBe('#FFD400')
    expect(ember.on).toBe(tokens.ink.main)
  })

  test.each(['JAC007', 'JAC028', 'JAC031'])('uses the alternative theme for %s', (code) => {
    expect(agencyTokens(code).forest[700]).not.toBe(tokens.forest[700])
    expect(agencyTokens(code)).toEqual(agencyTokens('MAR001', { themeType: 'alternative' }))
  })

  test('takes known fonts only', () => {
    expect(agencyTokens('MAR001', { primaryFont: 'Georgia' }).fontFamily).toMatch(/^Georgia/)
    expect(agencyTokens('MAR001', { primaryFont: 'x;}body{display:none' }).fontFamily).toBe(
      tokens.fontFamily,
    )
  })

  test('leaves the stay colours and the colours of meaning as they are', () => {
    const themed = agencyTokens('MAR001', { primaryColour: '#500050', secondaryColour: '#005050' })
    expect(themed.stay).toEqual(tokens.stay)
    expect(themed.meaning).toEqual(tokens.meaning)
  })
})
