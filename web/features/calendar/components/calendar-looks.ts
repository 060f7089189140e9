import { card, inRow } from '../../../components/looks/looks'

const soft = '1px solid var(--mui-palette-ground-sand2)'
const dayNumber = {
  minWidth: 26,
  height: 26,
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '13px',
  fontSize: 13,
  fontWeight: 600,
}
const todayNumber = { bgcolor: 'forest.700', color: '#fff' }

export const page = {
  main: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.6,
    maxWidth: 1680,
    m: '0 auto',
    p: '24px 24px 40px',
    '@container page (max-width: 700px)': { p: '20px 14px 40px' },
  },
  head: { ...inRow(1.2), flexWrap: 'wrap', '& > div:first-of-type': { flex: '1 1 300px' } },
  bar: {
    ...inRow(1),
    flexWrap: 'wrap',
    '& h2': { fontSize: 18, lineHeight: '26px', mr: 'auto', minWidth: 150 },
  },
  foot: {
    ...inRow(1.2),
    flexWrap: 'wrap',
    minHeight: 54,
    p: '9px 16px',
    borderTop: soft,
    color: 'ink.second',
  },
} as const

export const grid = {
  card: { ...card, overflow: 'hidden' },
  month: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& thead th': {
      p: '9px 10px',
      textAlign: 'left',
      fontSize: 12.5,
      lineHeight: '16px',
      fontWeight: 500,
      color: 'ink.note',
    },
    '& td': { height: 132, p: '5px', verticalAlign: 'top', borderTop: soft },
    '& td + td': { borderLeft: soft },
    '& td.other': { bgcolor: 'ground.soft' },
    '& td.other > button': { color: 'ink.note' },
    '& td > button': { ...dayNumber, mb: '3px' },
    '& td > button:hover': { bgcolor: 'ground.sand2' },
    '& td[aria-current] > button': todayNumber,
    '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
    '& .more': { p: '2px 6px', fontSize: 12.5, fontWeight: 600, color: 'forest.700' },
    '& .more:hover': { textDecoration: 'underline' },
  },
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    minHeight: 460,
    '& > section': { p: '0 6px 12px', minWidth: 0 },
    '& > section + section': { borderLeft: soft },
    '& h3': { ...inRow(0.6), p: '8px 4px', fontSize: 12.5, fontWeight: 500, color: 'ink.note' },
    '& h3 b': { ...dayNumber, color: 'ink.main' },
    '& h3[aria-current] b': todayNumber,
    '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' },
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.2,
    '& h3': { p: '12px 16px 10px', fontSize: 14, lineHeight: '18px', fontWeight: 600 },
    '& h3 small': { ml: '6px', fontSize: 12.5, fontWeight: 400, color: 'ink.note' },
  },
} as const
