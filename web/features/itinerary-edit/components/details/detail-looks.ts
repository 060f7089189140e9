import { card } from '../../../../components/looks/looks'

export const detailLooks = {
  sheet: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'start',
    gap: 2,
    mt: '26px',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  },
  wide: { gridColumn: '1 / -1', minWidth: 0, '@media print': { mb: '16px', breakInside: 'avoid' } },
  card: {
    ...{ ...card, fontSize: 13.5, lineHeight: '18px', p: '16px 20px' },
    '& h2': { mb: '8px', fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' },
    '& h3': {
      ...{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', m: '12px 0 4px', pt: '12px' },
      ...{ borderTop: '1px dashed var(--mui-palette-ground-line2)', fontSize: 13, lineHeight: '18px' },
      letterSpacing: 0,
    },
    '& dl': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: '8px 14px' },
    '& dt': { color: 'ink.note' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
    '& dl small': { typography: 'caption', display: 'block', color: 'ink.note' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& h3 small': { typography: 'caption', display: 'block', color: 'ink.note' },
  },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    minWidth: 0,
    '@media print': { '& > *': { mb: '16px', breakInside: 'avoid' } },
  },
} as const
