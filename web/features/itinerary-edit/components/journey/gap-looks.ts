export const gapLooks = {
  gapActions: {
    display: 'grid',
    justifyItems: 'stretch',
    gap: '2px',
    '@media (max-width: 560px)': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
    '@media print': { display: 'none' },
  },
} as const
