import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import './theme-types'
import { buttonParts } from './parts/buttons'
import { fieldParts } from './parts/fields'
import { type Tokens, tokens } from './tokens'
import { typographyOf } from './typography'

export type Parts = NonNullable<ThemeOptions['components']>

/** MUI's parts that every page may use; agent-parts.ts has those of the agents' app. */
export const firstParts: Parts = { ...buttonParts, ...fieldParts }

/** The MUI theme of a set of tokens. Every token is a CSS variable too: `--mui-palette-forest-700`, `--mui-radius-card`. */
export function createTembeaTheme(from: Tokens = tokens, parts: Parts = firstParts): Theme {
  return createTheme({
    cssVariables: true,
    spacing: 10,
    shape: { borderRadius: 10 },
    palette: paletteOf(from),
    shadows: shadowsOf(from),
    typography: typographyOf(from.fontFamily),
    radius: from.radius,
    pace: from.pace,
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 200, standard: 320, enteringScreen: 320, leavingScreen: 200 },
      easing: { easeInOut: from.pace.ease, easeOut: from.pace.ease, easeIn: from.pace.ease, sharp: from.pace.ease },
    },
    components: parts,
  })
}

function paletteOf({ forest, ember, ground, ink, meaning, stay }: Tokens): NonNullable<ThemeOptions['palette']> {
  const of = ({ main, ground: tint }: { main: string; ground: string }) => ({
    main,
    dark: main,
    light: tint,
    ground: tint,
    contrastText: '#FFFFFF',
  })
  return {
    mode: 'light',
    primary: { main: forest[700], dark: forest[800], light: forest[600], contrastText: '#FFFFFF', ground: forest[50] },
    secondary: { main: ember[600], dark: ember[700], light: ember[400], contrastText: ember.on, ground: ember[50] },
    success: of(meaning.ok),
    warning: of(meaning.warn),
    error: of(meaning.bad),
    info: of(meaning.info),
    violet: meaning.violet,
    background: { default: ground.paper, paper: ground.card },
    divider: ground.line,
    text: { primary: ink.main, secondary: ink.second, disabled: ink.off },
    forest,
    ember,
    ground,
    ink,
    stay,
  }
}

/** Shadows 1, 4 and 16 are the three of the design; every other level falls to the next one below. */
function shadowsOf({ shadow }: Tokens): Theme['shadows'] {
  const { card, lifted, floating } = shadow
  const [l, f] = [lifted, floating]
  return ['none', card, card, card, l, l, l, l, l, l, l, l, l, l, l, l, f, f, f, f, f, f, f, f, f]
}
