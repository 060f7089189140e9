export const percentLooks = {
  percent: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 28,
    p: '0 8px',
    borderRadius: 'var(--mui-radius-control)',
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)',
    '&:hover': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-field)' },
    '&:has([aria-invalid="true"])': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main)' },
    '&:focus-within': {
      boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-600), 0 0 0 4px var(--mui-palette-forest-100)',
    },
    '&:has([aria-invalid="true"]):focus-within': {
      boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main), 0 0 0 4px var(--mui-palette-error-ground)',
    },
    '&:has(input:disabled)': { bgcolor: 'ground.sand' },
    '& input': {
      width: '100%',
      minWidth: 0,
      p: '0 3px 0 0',
      border: 0,
      outline: 0,
      background: 'none',
      textAlign: 'right',
      fontWeight: 600,
    },
    '& span': { fontSize: 12.5, color: 'ink.note' },
  },
} as const
