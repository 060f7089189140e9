import { card, inRow, notPrinted, radius } from '../../../components/looks/looks'

/** The frame of a read-only trip, also while it loads. */
export const lookLayout = {
  hero: { display: 'flex', minHeight: 'clamp(250px, 34vh, 380px)' },
  body: {
    ...{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
    ...{ gap: 3, maxWidth: 1420, m: '-44px auto 0', p: '0 30px 50px' },
    '@media (max-width: 1400px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 2, paddingInline: 2 },
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  },
  main: { minWidth: 0 },
  tabs: {
    ...{ display: 'inline-flex', gap: '4px', p: 0.5, ...card },
    '& a': { p: '7px 16px', borderRadius: radius.control, fontWeight: 600, color: 'ink.second', whiteSpace: 'nowrap' },
    '& a:hover': { bgcolor: 'ground.sand' },
    '& a[aria-current]': { bgcolor: 'forest.700', color: '#fff' },
    '@media (max-width: 1023px)': { display: 'flex', overflowX: 'auto' },
    ...notPrinted,
  },
  stays: {
    ...{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', gap: 2, mt: '24px' },
    '& li': { overflow: 'hidden', borderRadius: 'var(--mui-radius-card)', bgcolor: 'background.paper', boxShadow: 4 },
    '& h2': { fontSize: 17, lineHeight: '23px', letterSpacing: '-0.01em', color: 'ink.main', overflowWrap: 'anywhere' },
  },
  card: {
    ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.8, p: '20px 24px 22px' },
    '& > header': { ...inRow(0), justifyContent: 'space-between', minHeight: 30 },
    '& h2': { fontSize: 18, lineHeight: '24px' },
    '& h3': { typography: 'label', p: 0, letterSpacing: 0 },
  },
  panel: {
    ...{ position: 'sticky', top: '20px', maxHeight: 'calc(100vh - 40px)', overflowY: 'auto' },
    ...{ scrollbarWidth: 'thin', borderRadius: 'var(--mui-radius-card)', bgcolor: 'background.paper', boxShadow: 4 },
    '@media (max-width: 1023px)': { position: 'static', maxHeight: 'none' },
    '@media print': { display: 'none' },
  },
} as const
