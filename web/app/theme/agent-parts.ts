import type { ThemeOptions } from '@mui/material/styles'
import { cssVar, insetLine } from './css-var'
import { surfaceParts } from './parts/surfaces'
import { switchParts } from './parts/switches'
import { firstParts, type Parts } from './theme'

type Components = NonNullable<ThemeOptions['components']>
type Tone = 'success' | 'warning' | 'error' | 'info'

const tone = (color: Tone) => ({
  props: { color },
  style: {
    backgroundColor: cssVar(`palette-${color}-ground`),
    color: cssVar(`palette-${color}-main`),
  },
})

const chipParts: Components = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 26,
        gap: 6,
        padding: '0 10px',
        borderRadius: cssVar('radius-chip'),
        fontSize: 12.5,
        lineHeight: '16px',
        fontWeight: 600,
        backgroundColor: cssVar('palette-ground-sand'),
        color: cssVar('palette-ink-second'),
        variants: [
          {
            props: { size: 'small' },
            style: { height: 22, fontSize: 12, padding: '0 8px', gap: 5 },
          },
          {
            props: { variant: 'outlined' },
            style: {
              border: 0,
              backgroundColor: 'transparent',
              boxShadow: insetLine('palette-ground-line2'),
            },
          },
          {
            props: { color: 'primary' },
            style: {
              backgroundColor: cssVar('palette-forest-100'),
              color: cssVar('palette-forest-800'),
            },
          },
          tone('success'),
          tone('warning'),
          tone('error'),
          tone('info'),
        ],
      },
      label: { padding: 0 },
      icon: { margin: 0, color: 'inherit' },
      deleteIcon: {
        display: 'grid',
        placeItems: 'center',
        margin: '0 -5px 0 0',
        width: 18,
        height: 18,
        color: 'inherit',
        opacity: 0.75,
        '&:hover': { color: 'inherit', opacity: 1 },
      },
    },
  },
}

/** How MUI's parts look in the agents' app: more than a visitor's first screen should load. */
export const agentParts: Parts = { ...firstParts, ...switchParts, ...surfaceParts, ...chipParts }
