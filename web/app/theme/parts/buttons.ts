import type { ThemeOptions } from '@mui/material/styles'
import { cssVar, focusRing, insetLine } from '../css-var'

type Components = NonNullable<ThemeOptions['components']>

const filledLook = (ground: string, over: string, text: string, shadow: string) => ({
  backgroundColor: cssVar(ground),
  color: text,
  boxShadow: shadow,
  '&:hover': { backgroundColor: cssVar(over), boxShadow: shadow },
})

const mainShadow =
  'inset 0 1px 0 rgba(255,255,255,.18),0 1px 2px rgba(110,45,5,.35),0 6px 16px -6px rgba(150,62,6,.55)'
const lineShadow = `${insetLine('palette-ground-line2')},0 1px 2px rgba(40,40,25,.05)`

export const buttonParts: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { boxShadow: focusRing } } },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', size: 'medium', disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        gap: 8,
        padding: '0 18px',
        height: 42,
        whiteSpace: 'nowrap',
        borderRadius: cssVar('radius-field'),
        transition: `background-color ${cssVar('pace-hover')} ${cssVar('pace-ease')},box-shadow ${cssVar('pace-hover')} ${cssVar('pace-ease')}`,
        variants: [
          {
            props: { size: 'xsmall' },
            style: {
              height: 30,
              padding: '0 10px',
              fontSize: 12.5,
              gap: 6,
              borderRadius: cssVar('radius-control'),
            },
          },
          { props: { size: 'small' }, style: { height: 36, padding: '0 14px', fontSize: 13 } },
          { props: { size: 'medium' }, style: { padding: '0 18px' } },
          { props: { size: 'large' }, style: { height: 50, padding: '0 26px', fontSize: 16 } },
          {
            props: { variant: 'main' },
            style: filledLook(
              'palette-ember-600',
              'palette-ember-700',
              cssVar('palette-ember-on'),
              mainShadow,
            ),
          },
          {
            props: { variant: 'contained' },
            style: filledLook(
              'palette-forest-700',
              'palette-forest-800',
              '#fff',
              'inset 0 1px 0 rgba(255,255,255,.1),0 1px 2px rgba(10,35,25,.3)',
            ),
          },
          {
            props: { variant: 'outlined' },
            style: {
              border: 0,
              backgroundColor: cssVar('palette-background-paper'),
              color: cssVar('palette-ink-main'),
              boxShadow: lineShadow,
              '&:hover': {
                backgroundColor: cssVar('palette-ground-sand'),
                boxShadow: insetLine('palette-ground-field'),
              },
            },
          },
          {
            props: { variant: 'soft' },
            style: filledLook(
              'palette-ground-sand',
              'palette-ground-sand2',
              cssVar('palette-ink-main'),
              'none',
            ),
          },
          {
            props: { variant: 'glass' },
            style: {
              backgroundColor: 'rgba(12,30,26,.38)',
              backdropFilter: 'blur(10px)',
              color: '#fff',
              boxShadow: 'inset 0 0 0 1px rgba(255,255,255,.28)',
              '&:hover': { backgroundColor: 'rgba(12,30,26,.6)' },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '0 10px',
              color: cssVar('palette-forest-700'),
              '&:hover': { backgroundColor: cssVar('palette-forest-50') },
            },
          },
          {
            props: { variant: 'text', color: 'inherit' },
            style: { color: 'inherit', '&:hover': { backgroundColor: 'rgba(255,255,255,.1)' } },
          },
          {
            props: { variant: 'text', color: 'error' },
            style: {
              color: cssVar('palette-error-main'),
              '&:hover': { backgroundColor: cssVar('palette-error-ground') },
            },
          },
        ],
        '&.Mui-focusVisible': { boxShadow: focusRing },
        '&.Mui-disabled, &[aria-disabled="true"]': {
          backgroundColor: cssVar('palette-ground-sand2'),
          color: cssVar('palette-ink-off'),
          boxShadow: 'none',
          border: 0,
        },
        '&.MuiButton-text.Mui-disabled': { backgroundColor: 'transparent' },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        flex: 'none',
        borderRadius: cssVar('radius-field'),
        color: cssVar('palette-ink-second'),
        transition: `background-color ${cssVar('pace-hover')}`,
        '&:hover': { backgroundColor: cssVar('palette-ground-sand') },
        '&.Mui-focusVisible': { boxShadow: focusRing },
        variants: [
          {
            props: { size: 'small' },
            style: { width: 30, height: 30, borderRadius: cssVar('radius-control') },
          },
          {
            props: { color: 'inherit' },
            style: { color: 'inherit', '&:hover': { backgroundColor: 'rgba(255,255,255,.1)' } },
          },
          {
            props: { color: 'secondary' },
            style: {
              color: cssVar('palette-ember-600'),
              backgroundColor: cssVar('palette-ember-50'),
            },
          },
          {
            props: { color: 'primary' },
            style: {
              color: cssVar('palette-forest-700'),
              backgroundColor: cssVar('palette-forest-50'),
            },
          },
        ],
      },
    },
  },
}
