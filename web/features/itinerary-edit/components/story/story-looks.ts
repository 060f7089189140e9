import { card, inColumn, inRow } from '../../../../components/looks/looks'

export const storyLooks = {
  hero: {
    ...{ ...inColumn, justifyContent: 'space-between', gap: 3, minHeight: 'clamp(320px, 46vh, 520px)' },
    '@media print': { minHeight: 300, printColorAdjust: 'exact' },
  },
  body: {
    ...{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 410px', alignItems: 'start' },
    ...{ gap: 3, maxWidth: 1420, m: '-48px auto 0', p: '0 30px 30px' },
    '& .story': { minWidth: 0 },
    '& .facts': { ...inRow(3), minHeight: 92, p: '16px 26px', ...card },
    '& .facts dl': { display: 'flex', flex: 'none', gap: '30px', m: 0 },
    '& .facts dt': { fontSize: 12.5, lineHeight: '16px', color: 'ink.note' },
    '& .facts dd': { fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.02em' },
    '& .facts > p': {
      ...{ flex: 1, minWidth: 0, pl: '30px', borderLeft: '1px solid var(--mui-palette-ground-line)' },
      color: 'ink.second',
    },
    '& .facts b': { fontWeight: 600, color: 'ink.main' },
    '@media (max-width: 1400px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 2, paddingInline: 2 },
    '@media (max-width: 1099px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& .story': { display: 'contents' },
      '& .story > *': { order: 2 },
      '& .facts': { flexWrap: 'wrap', gap: '12px 30px' },
      '& .story > .facts': { order: 0 },
      '& .facts > p': { flexBasis: '100%', p: 0, border: 0 },
    },
    '@media print': { display: 'block', mt: 0, p: 0, '& .facts': { boxShadow: 'none' } },
  },
  aside: {
    ...{ position: 'sticky', top: '20px', maxHeight: 'calc(100vh - 40px - var(--foot-height, 76px))' },
    ...{ overflowY: 'auto', borderRadius: 'var(--mui-radius-card)', scrollbarWidth: 'thin' },
    '@media (max-width: 1099px)': { position: 'static', order: 1, maxHeight: 'none', overflow: 'visible' },
    '@media print': { display: 'none' },
  },
} as const
