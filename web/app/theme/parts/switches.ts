import type { ThemeOptions } from '@mui/material/styles'
import { cssVar, focusRing } from '../css-var'

type Components = NonNullable<ThemeOptions['components']>

const selectedSegment = {
  backgroundColor: cssVar('palette-background-paper'),
  color: cssVar('palette-ink-main'),
  fontWeight: 600,
  boxShadow: '0 1px 3px rgba(40,40,25,.16)',
}

export const switchParts: Components = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        padding: 3,
        borderRadius: cssVar('radius-field'),
        backgroundColor: cssVar('palette-ground-sand2'),
      },
      grouped: { margin: '0 !important', border: '0 !important', borderRadius: '7px !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 30,
        padding: '0 12px',
        gap: 7,
        border: 0,
        whiteSpace: 'nowrap',
        textTransform: 'none',
        fontWeight: 500,
        fontSize: 13,
        lineHeight: '20px',
        color: cssVar('palette-ink-second'),
        '&.Mui-selected, &.Mui-selected:hover': selectedSegment,
        '&.Mui-focusVisible': { boxShadow: focusRing, zIndex: 1 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 34, height: 20, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 2,
        transitionDuration: cssVar('pace-switch'),
        '&.Mui-checked': {
          transform: 'translateX(14px)',
          color: '#fff',
          '& + .MuiSwitch-track': { backgroundColor: cssVar('palette-forest-600'), opacity: 1 },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': { boxShadow: focusRing },
        '&.Mui-focusVisible': { boxShadow: 'none' },
      },
      thumb: { width: 16, height: 16, color: '#fff', boxShadow: '0 1px 2px rgba(0,0,0,.28)' },
      track: { borderRadius: 20, opacity: 1, backgroundColor: cssVar('palette-ground-field') },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: {
        height: 4,
        padding: '8px 0',
        color: cssVar('palette-forest-600'),
        '&.Mui-disabled': { color: cssVar('palette-ground-line2') },
      },
      rail: { opacity: 1, backgroundColor: cssVar('palette-ground-sand2') },
      track: { border: 0 },
      mark: {
        width: 2,
        height: 10,
        borderRadius: 1,
        opacity: 1,
        backgroundColor: cssVar('palette-ground-line2'),
      },
      thumb: {
        width: 16,
        height: 16,
        backgroundColor: '#fff',
        boxShadow: `0 0 0 2px ${cssVar('palette-forest-600')},0 2px 5px rgba(20,40,30,.28)`,
        '&:hover, &.Mui-focusVisible, &.Mui-active': {
          boxShadow: `0 0 0 2px ${cssVar('palette-forest-600')},0 0 0 7px ${cssVar('palette-forest-200')}`,
        },
        '&::before': { boxShadow: 'none' },
        '&.Mui-disabled': {
          width: 16,
          height: 16,
          boxShadow: `0 0 0 2px ${cssVar('palette-ground-line2')}`,
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      indicator: {
        height: 3,
        borderRadius: '3px 3px 0 0',
        backgroundColor: cssVar('palette-ember-400'),
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '0 14px',
        fontWeight: 500,
        '&.Mui-selected': { color: cssVar('palette-ink-main'), fontWeight: 600 },
        '&.Mui-focusVisible': { boxShadow: focusRing, borderRadius: cssVar('radius-control') },
      },
    },
  },
}
