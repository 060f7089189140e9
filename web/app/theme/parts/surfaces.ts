import type { ThemeOptions } from '@mui/material/styles'
import { cssVar } from '../css-var'

type Components = NonNullable<ThemeOptions['components']>

const floating = { borderRadius: cssVar('radius-card'), boxShadow: cssVar('shadows-16') }

export const surfaceParts: Components = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        borderRadius: cssVar('radius-card'),
        boxShadow: cssVar('shadows-4'),
        overflow: 'hidden',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: cssVar('radius-drawer'),
        boxShadow: cssVar('shadows-16'),
        padding: '24px 28px 20px',
      },
      root: {
        '& .MuiBackdrop-root': { backgroundColor: 'rgba(15,32,25,.5)' },
        // On a phone a form fills the screen, and a question slides up from the bottom.
        '@media (max-width: 599px)': {
          '& .MuiDialog-container': { alignItems: 'flex-end' },
          '& .MuiDialog-paper': {
            width: '100%',
            maxWidth: 'none',
            maxHeight: '100%',
            margin: 0,
            padding: '20px 20px',
            borderRadius: `${cssVar('radius-drawer')} ${cssVar('radius-drawer')} 0 0`,
            '&:has(input, select, textarea)': { height: '100%', borderRadius: 0 },
          },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 0,
        fontSize: 20,
        lineHeight: '26px',
        fontWeight: 600,
        letterSpacing: '-.012em',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '6px 0 0' } } },
  MuiDialogContentText: {
    styleOverrides: {
      root: { fontSize: 14, lineHeight: '20px', color: cssVar('palette-ink-second') },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '16px 0 20px',
        marginBottom: -20,
        gap: 8,
        '& > *': { margin: '0 !important' },
        // However long the form, its buttons stay in view.
        position: 'sticky',
        bottom: -20,
        zIndex: 1,
        backgroundColor: cssVar('palette-background-paper'),
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: {
    styleOverrides: { paper: { ...floating, marginTop: 6 }, list: { padding: 8, minWidth: 200 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        height: 40,
        gap: 12,
        padding: '0 12px',
        borderRadius: cssVar('radius-control'),
        fontWeight: 500,
        fontSize: 14,
        '&:hover, &.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: cssVar('palette-forest-50'),
        },
        '&.Mui-focusVisible': { boxShadow: `inset 0 0 0 2px ${cssVar('palette-forest-500')}` },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 100, enterNextDelay: 0, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        padding: '6px 11px',
        borderRadius: cssVar('radius-control'),
        backgroundColor: cssVar('palette-forest-950'),
        color: '#fff',
        fontSize: 12.5,
        lineHeight: '18px',
        fontWeight: 500,
        '.MuiTooltip-popper[data-popper-placement] &': { margin: 6 },
      },
      arrow: { color: cssVar('palette-forest-950') },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: { color: cssVar('palette-forest-700'), fontWeight: 600, textUnderlineOffset: '3px' },
      button: { verticalAlign: 'baseline', '&.Mui-focusVisible': { outline: 0 } },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: cssVar('palette-divider') } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: cssVar('palette-divider'), fontSize: 14, lineHeight: '20px' },
      head: { fontWeight: 500, fontSize: 13, color: cssVar('palette-ink-second') },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 4, backgroundColor: cssVar('palette-ground-sand2') },
      bar: { borderRadius: 4, backgroundColor: cssVar('palette-forest-600') },
    },
  },
  MuiCircularProgress: { defaultProps: { size: 17, thickness: 5, color: 'inherit' } },
}
