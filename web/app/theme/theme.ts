import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import './theme-types'
import { type Tokens, tokens } from '#shared/theme/tokens'
import { buttonParts } from './parts/buttons'
import { fieldParts } from './parts/fields'

export type Parts = NonNullable<ThemeOptions['components']>

/** MUI's parts that every page may use; agent-parts.ts adds those of the agents' app. */
export const firstParts: Parts = { ...buttonParts, ...fieldParts }

/**
 * The MUI theme of a set of tokens. Every token is also a CSS variable: `--mui-palette-forest-700`,
 * `--mui-radius-card`.
 */
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
      duration: {
        shortest: 120,
        shorter: 120,
        short: 200,
        standard: 320,
        enteringScreen: 320,
        leavingScreen: 200,
      },
      easing: {
        easeInOut: from.pace.ease,
        easeOut: from.pace.ease,
        easeIn: from.pace.ease,
        sharp: from.pace.ease,
      },
    },
    components: parts,
  })
}

function paletteOf({
  forest,
  ember,
  ground,
  ink,
  meaning,
  stay,
}: Tokens): NonNullable<ThemeOptions['palette']> {
  const of = ({ main, ground: tint }: { main: string; ground: string }) => ({
    main,
    dark: main,
    light: tint,
    ground: tint,
    contrastText: '#FFFFFF',
  })
  return {
    mode: 'light',
    primary: {
      main: forest[700],
      dark: forest[800],
      light: forest[600],
      contrastText: '#FFFFFF',
      ground: forest[50],
    },
    secondary: {
      main: ember[600],
      dark: ember[700],
      light: ember[400],
      contrastText: ember.on,
      ground: ember[50],
    },
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

/** Shadows 1, 4 and 16 are the design's three; every other level uses the next one below. */
function shadowsOf({ shadow }: Tokens): Theme['shadows'] {
  const { card, lifted, floating } = shadow
  const [l, f] = [lifted, floating]
  return ['none', card, card, card, l, l, l, l, l, l, l, l, l, l, l, l, f, f, f, f, f, f, f, f, f]
}

/** Pixel size, line height and letter spacing of each variant; all are 600 unless stated. */
const voice = (px: number, line: number, { tracking = '0', weight = 600 } = {}) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: tracking,
})

/**
 * The type scale: Figtree, base 14 (1 §9). Money in columns takes the class `tabular` of base.css.
 */
function typographyOf(fontFamily: string): NonNullable<ThemeOptions['typography']> {
  return {
    fontFamily,
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    hero: { fontFamily, ...voice(84, 84, { tracking: '-.04em' }) },
    display: { fontFamily, ...voice(44, 48, { tracking: '-.025em' }) },
    h1: voice(32, 38, { tracking: '-.02em' }),
    h2: voice(24, 30, { tracking: '-.016em' }),
    h3: voice(18, 24, { tracking: '-.01em' }),
    h4: voice(15, 20, { tracking: '-.004em' }),
    h5: voice(14, 20),
    h6: voice(13, 18),
    lead: { fontFamily, ...voice(16, 26, { weight: 400 }) },
    body1: voice(14, 20, { weight: 400 }),
    body2: voice(13, 18, { weight: 400 }),
    note: { fontFamily, ...voice(12.5, 18, { weight: 400 }) },
    label: { fontFamily, ...voice(12.5, 16) },
    caption: voice(12, 16, { weight: 400 }),
    button: { ...voice(14, 20), textTransform: 'none' },
  }
}
