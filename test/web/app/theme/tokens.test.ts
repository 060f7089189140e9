import { describe, expect, test } from 'vitest'
import { contrast } from '#shared/theme/agency-tokens'
import { tokens } from '#shared/theme/tokens'
import { createTembeaTheme } from '../../../../web/app/theme/theme'

const { forest, ember, ground, ink, meaning, stay } = tokens

describe('tokens', () => {
  test.each([
    ['white on the bar', '#FFFFFF', forest[800], 12.4],
    ['white on the primary', '#FFFFFF', forest[700], 10.1],
    ['the primary on paper', forest[700], ground.paper, 9.4],
    ['white on the main button', '#FFFFFF', ember[600], 4.8],
    ['ember text on white', ember[700], ground.card, 6.5],
    ['ember on forest', ember[400], forest[800], 5.4],
    ['ink on paper', ink.main, ground.paper, 15.1],
    ['second ink on paper', ink.second, ground.paper, 7.4],
    ['notes on paper', ink.note, ground.paper, 5.3],
    ['notes on sand', ink.note, ground.sand, 4.9],
  ])('%s reaches its ratio', (_what, text, on, ratio) => {
    expect(contrast(text, on)).toBeGreaterThanOrEqual(ratio - 0.05)
  })

  test.each(Object.entries(meaning))(
    '%s is readable on its ground',
    (_name, { main, ground: on }) => {
      expect(contrast(main, on)).toBeGreaterThanOrEqual(5.5)
    },
  )

  test.each(Object.entries(stay))(
    'stay colour %s carries white, and stands on its own tint',
    (_number, { main, tint }) => {
      expect(contrast('#FFFFFF', main)).toBeGreaterThanOrEqual(5.3)
      expect(contrast(main, tint)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

describe('createTembeaTheme', () => {
  const theme = createTembeaTheme()

  test('has the spacing, font size and colours of 1 §9', () => {
    expect(theme.spacing(1)).toContain('10px')
    expect(theme.typography.fontSize).toBe(14)
    expect(theme.palette.primary.main).toBe(forest[700])
    expect(theme.palette.secondary.main).toBe(ember[600])
  })

  test('makes a CSS variable of every token', () => {
    expect(theme.vars?.palette.forest[700]).toContain('--mui-palette-forest-700')
    expect(theme.vars?.radius.card).toContain('--mui-radius-card')
    expect(theme.vars?.palette.stay[3].tint).toContain('--mui-palette-stay-3-tint')
  })
})
