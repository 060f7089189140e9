export const pageLooks = {
  body: {
    position: 'relative',
    mt: '-44px',
    p: '0 30px 40px',
    '@media (max-width: 1400px)': { p: '0 20px 40px' },
  },
  columns: {
    display: 'grid',
    gap: 2,
    alignItems: 'start',
    mt: '26px',
    gridTemplateColumns: 'minmax(0, 1fr) 410px 350px',
    '@container page (max-width: 1339px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 330px 320px',
      gap: '14px',
    },
    '@container page (min-width: 1636px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(410px, 560px) 370px',
    },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', printColorAdjust: 'exact' },
  },
} as const
