import type { ThemeOptions } from '@mui/material/styles'
import { createElement } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { CheckMark } from '../../../components/inputs/CheckMark'
import { cssVar, insetLine } from '../css-var'

type Components = NonNullable<ThemeOptions['components']>

const glow = `${insetLine('palette-forest-600', 2)},0 0 0 4px ${cssVar('palette-forest-100')}`

/**
 * Fields are 44 high (36 small) under their label. The outline is an inset shadow, so there is no
 * notch.
 */
export const fieldParts: Components = {
  MuiFormControl: { styleOverrides: { root: { display: 'flex', margin: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        fontSize: 12.5,
        lineHeight: '16px',
        fontWeight: 600,
        color: cssVar('palette-ink-second'),
        '&.Mui-focused, &.Mui-error': { color: cssVar('palette-ink-second') },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        fontSize: 12.5,
        lineHeight: '16px',
        color: cssVar('palette-ink-note'),
        '&.Mui-error': { color: cssVar('palette-error-main') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: {
        height: 44,
        gap: 10,
        padding: '0 14px',
        fontSize: 14,
        borderRadius: cssVar('radius-field'),
        backgroundColor: cssVar('palette-background-paper'),
        boxShadow: insetLine('palette-ground-line2'),
        color: cssVar('palette-ink-main'),
        '& > svg': { color: cssVar('palette-ink-note') },
        '&:hover': { boxShadow: insetLine('palette-ground-field') },
        '&.Mui-focused': { boxShadow: glow },
        '&.Mui-error': { boxShadow: insetLine('palette-error-main', 2) },
        '&.Mui-disabled': { backgroundColor: cssVar('palette-ground-sand') },
        variants: [
          { props: { size: 'small' }, style: { height: 36, padding: '0 11px', fontSize: 13 } },
          { props: { multiline: true }, style: { height: 'auto', padding: '12px 14px' } },
        ],
      },
      input: {
        padding: 0,
        height: '100%',
        '&::placeholder': { color: cssVar('palette-ink-note'), opacity: 1 },
        '&:-webkit-autofill': {
          boxShadow: `0 0 0 100px ${cssVar('palette-background-paper')} inset`,
          borderRadius: 0,
        },
      },
      notchedOutline: { display: 'none' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { margin: 0, maxHeight: 'none', color: cssVar('palette-ink-note') } },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectArrow },
    styleOverrides: {
      select: { '&&': { display: 'flex', alignItems: 'center', height: '100%', minHeight: 0 } },
      icon: {
        color: cssVar('palette-ink-note'),
        right: 10,
        top: 'calc(50% - 8px)',
        display: 'flex',
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectArrow },
    styleOverrides: {
      root: {
        '& select': { height: '100%', minWidth: 0 },
        '& select:focus': { borderRadius: cssVar('radius-field') },
      },
      icon: {
        color: cssVar('palette-ink-note'),
        right: 10,
        top: 'calc(50% - 8px)',
        display: 'flex',
      },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      disableRipple: true,
      icon: createElement(CheckMark),
      checkedIcon: createElement(CheckMark),
    },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { margin: 0, gap: 10 }, label: { fontSize: 14, lineHeight: '20px' } },
  },
}

/** Our own arrow for selects. MUI positions it by the class. */
function SelectArrow({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={className}>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}
