import type { CssVarsTheme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import type { Ember, Forest, Ground, Tokens } from '#shared/theme/tokens'

interface OwnPalette {
  forest: Forest
  ember: Ember
  ground: Ground
  ink: Tokens['ink']
  violet: { readonly main: string; readonly ground: string }
  stay: Tokens['stay']
}

interface OwnVoices {
  hero: CSSProperties
  display: CSSProperties
  lead: CSSProperties
  label: CSSProperties
  note: CSSProperties
}

declare module '@mui/material/styles' {
  interface Theme {
    generateStyleSheets: CssVarsTheme['generateStyleSheets']
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
  interface PaletteColor {
    ground: string
  }
  interface SimplePaletteColorOptions {
    ground?: string
  }
  interface TypographyVariants extends OwnVoices {}
  interface TypographyVariantsOptions extends OwnVoices {}
  interface Theme {
    radius: Tokens['radius']
    pace: Tokens['pace']
  }
  interface ThemeOptions {
    radius: Tokens['radius']
    pace: Tokens['pace']
  }
  interface ThemeVars {
    radius: Tokens['radius']
    pace: Tokens['pace']
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true
    display: true
    lead: true
    label: true
    note: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    main: true
    soft: true
    glass: true
  }
  interface ButtonPropsSizeOverrides {
    xsmall: true
  }
}
