import { inRow, radius } from '../../components/looks/looks'

const narrow = '@media (max-width: 1400px)'
const underline = (side: number) => ({ left: side, right: side })

/** The bar on top of every page, on forest. */
export const bar = {
  ...{ ...inRow(2.4), position: 'relative', zIndex: 20, height: 60, px: 3, bgcolor: 'forest.800', color: '#fff' },
  '& :focus-visible': { boxShadow: '0 0 0 2px var(--mui-palette-forest-800), 0 0 0 4px var(--mui-palette-forest-300)' },
  [narrow]: { gap: 1.2, px: 2 },
  '@media (max-width: 900px)': { '& > a span span': { display: 'none' } },
  '@media print': { display: 'none' },
}

export const menu = {
  ...{ display: 'flex', gap: '4px', height: '100%', minWidth: 0 },
  '@media (max-width: 900px)': { overflowX: 'auto', scrollbarWidth: 'none' },
}

export const entry = {
  ...{ ...inRow(0.7), position: 'relative', px: 1.1, fontWeight: 500, color: '#cfe0d7', whiteSpace: 'nowrap' },
  '&:hover, &[aria-current]': { color: '#fff' },
  '&[aria-current]': { fontWeight: 600 },
  '&[aria-current]::after': {
    ...{ content: '""', position: 'absolute', ...underline(11), bottom: 0, height: 3 },
    ...{ borderRadius: '3px 3px 0 0', bgcolor: 'ember.400' },
  },
  [narrow]: { px: 0.8, fontSize: 13.5, '&[aria-current]::after': underline(8) },
}

export const beta = {
  ...{ px: 0.6, borderRadius: '9px', bgcolor: 'rgba(255, 255, 255, 0.14)', color: '#e3efe9' },
  ...{ fontSize: 10.5, lineHeight: '14px', fontWeight: 600 },
}

export const find = {
  ...{ ...inRow(0.9), height: 36, mr: 0.4, p: '0 10px 0 12px', borderRadius: radius.field },
  ...{ bgcolor: 'rgba(255, 255, 255, 0.09)', color: '#cfe0d7', fontSize: 13, whiteSpace: 'nowrap' },
  ...{ transition: 'background 120ms', '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.16)' } },
  '& kbd': { ml: 1.6 },
  [narrow]: { px: 1, '& kbd': { display: 'none' } },
}

/** Text that a narrow bar hides visually but keeps for screen readers. */
export const words = {
  '& b': { display: 'block', fontWeight: 600, fontSize: 13, whiteSpace: 'nowrap' },
  '& small': { fontSize: 12, color: '#b9d3c6' },
  [narrow]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' },
}
