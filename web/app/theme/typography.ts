import type { ThemeOptions } from '@mui/material/styles'

/** Pixel size, line height and tracking of each voice; all are 600 unless said. */
const voice = (px: number, line: number, { tracking = '0', weight = 600 } = {}) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: tracking,
})

/** The type scale: Figtree, base 14 (1 §9). Money in columns takes the class `tabular` of base.css. */
export function typographyOf(fontFamily: string): NonNullable<ThemeOptions['typography']> {
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
