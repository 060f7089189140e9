import {
  clampLines,
  cover,
  ellipsis,
  inColumn,
  inRow,
  insetLine,
  paint,
  radius,
} from '../../../../components/looks/looks'

const surface = {
  overflow: 'hidden',
  borderRadius: radius.card,
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const
const small = { fontSize: 12.5, color: 'ink.second' } as const
const raisedLook = {
  borderRadius: radius.field,
  bgcolor: 'background.paper',
  fontWeight: 600,
  boxShadow: `${insetLine('ground-line2')}, 0 1px 2px rgba(40, 40, 25, 0.05)`,
  '&:hover': { bgcolor: 'ground.sand', boxShadow: insetLine('ground-field') },
} as const
/** Widths in pixels: the picture, the picture beside a calendar, and the calendar. */
const columns = (picture: number, dated: number, calendar: number) =>
  ({ '--picture': `${picture}px`, '--dated': `${dated}px`, '--calendar': `${calendar}px` }) as const

const rowLook = {
  '& .row': {
    ...surface,
    display: 'grid',
    minHeight: 232,
    gridTemplateColumns: 'var(--picture) minmax(0, 1fr)',
  },
  '& .dated': {
    minHeight: 268,
    gridTemplateColumns: 'var(--dated) minmax(0, 1fr) var(--calendar)',
  },
  '& .row > .body': { p: '18px 20px 18px 24px' },
  '& .head': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    m: '-2px -8px 0 0',
    '& > div': { minWidth: 0 },
  },
  '& .row .name': { ...clampLines(2), overflowWrap: 'anywhere', fontSize: 20, lineHeight: '26px' },
  '& .row .text': { maxWidth: '66ch', mt: 0.8, lineHeight: '21px' },
  '& .row .foot': { gap: 1.8 },
} as const

const cardLook = {
  '& .card': { ...surface, ...inColumn, position: 'relative', height: 1 },
  '& .card > .picture': { flex: 'none', aspectRatio: '3 / 2' },
  '& .card > .toggles': { position: 'absolute', top: 10, right: 10 },
  '& .card > .body': { flex: 1, p: '14px 18px 16px' },
  '& .card .name': { ...ellipsis, fontSize: 17, lineHeight: '24px' },
  '& .card .text': { height: 60, mt: 0.6 },
  '& .card .foot': { justifyContent: 'space-between', gap: 1, minHeight: 42, pt: 1 },
  '& .card .view': { height: 36, ml: 'auto', px: 1.4, fontSize: 13 },
  '& .week': { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' },
  '& .week, & .week-ask': { height: 44, mb: 1 },
  '& .week-ask': {
    ...raisedLook,
    width: 1,
    bgcolor: 'ground.soft',
    textAlign: 'center',
    fontSize: 13,
  },
  '& .week button': {
    display: 'grid',
    placeContent: 'center',
    width: 1,
    height: 44,
    lineHeight: '16px',
  },
  '& .week small': { fontSize: 10.5, lineHeight: '13px' },
} as const

const partsLook = {
  '& .body': { ...inColumn, minWidth: 0 },
  '& .picture': { position: 'relative', overflow: 'hidden' },
  '& .open': {
    ...cover,
    width: 1,
    transition: 'transform var(--mui-pace-picture) var(--mui-pace-ease)',
  },
  '& article:hover .open': { transform: 'scale(1.03)' },
  '& .tags': {
    position: 'absolute',
    left: 12,
    top: 12,
    display: 'grid',
    justifyItems: 'start',
    gap: 0.6,
    pointerEvents: 'none',
  },
  '& .tags li': {
    ...inRow(0.8),
    ...small,
    height: 28,
    p: '0 11px 0 4px',
    borderRadius: radius.chip,
    color: 'ink.main',
    bgcolor: 'rgba(255, 255, 255, 0.94)',
    boxShadow: '0 2px 8px rgba(10, 25, 20, 0.2)',
    fontWeight: 600,
  },
  '& .name': { letterSpacing: '-0.015em' },
  '& .place': { ...ellipsis, fontSize: 13, lineHeight: '18px', color: 'ink.second' },
  '& .text': { ...clampLines(3), overflowWrap: 'anywhere', color: 'ink.second' },
  '& .foot': { ...inRow(0), mt: 'auto' },
  '& .facts': { ...inRow(1.8), flex: 1, minWidth: 0 },
  '& .fact': { ...inRow(0.6), ...small, ...ellipsis },
  '& .child': { fontWeight: 600 },
  '& .bone': { mt: 0.8 },
  '& .too-young': { color: 'error.main' },
  '& .price': inRow(0.9),
  '& .price b': { fontSize: 22, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.02em' },
  '& .price > span': {
    typography: 'caption',
    lineHeight: '15px',
    color: 'ink.note',
    whiteSpace: 'nowrap',
  },
  '& .no-price': { fontSize: 12.5, color: 'ink.note', whiteSpace: 'nowrap' },
  '& .view, & .ask': {
    ...raisedLook,
    ...inRow(0.8),
    flex: 'none',
    height: 42,
    px: 1.8,
    whiteSpace: 'nowrap',
  },
  '& .row .view svg': { display: 'none' },
  '& .primary.primary': {
    bgcolor: 'forest.700',
    color: '#fff',
    '&:hover': { bgcolor: 'forest.800' },
    boxShadow: 'inset 0 1px 0 rgba(255, 255, 255, 0.1), 0 1px 2px rgba(10, 35, 25, 0.3)',
  },
} as const

const columnLook = {
  '& .column': {
    display: 'grid',
    placeContent: 'start center',
    gridTemplateColumns: '280px',
    p: '16px 26px 14px',
    bgcolor: 'ground.soft',
    boxShadow: `inset 1px 0 0 ${paint('divider')}`,
  },
  '& .shut': { position: 'relative', alignContent: 'center', justifyItems: 'center', gap: 0.8 },
  '& .shut > *': { position: 'relative' },
  '& .shut > .ghost': {
    position: 'absolute',
    inset: 26,
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 1fr)',
    gap: '7px 6px',
    opacity: 0.75,
    mask: 'radial-gradient(closest-side, transparent 45%, #000)',
    '& i': { borderRadius: '7px', bgcolor: 'ground.sand' },
  },
  '& .shut > p': { typography: 'caption', color: 'ink.note' },
} as const

/**
 * The styles of rows and cards, set once on the list, because lines mount and unmount while
 * scrolling.
 */
export const listLook = {
  ...partsLook,
  ...rowLook,
  ...cardLook,
  ...columnLook,
  ...columns(320, 320, 332),
  '@media (max-width: 1400px)': columns(270, 270, 320),
  '@media (max-width: 1100px)': {
    ...columns(220, 200, 300),
    '& .row .foot': { flexWrap: 'wrap', gap: '8px 14px' },
  },
  '@media (max-width: 1000px)': {
    '& .dated': { gridTemplateColumns: '200px minmax(0, 1fr)' },
    '& .dated > .column': {
      gridColumn: '1 / -1',
      minHeight: 120,
      boxShadow: `inset 0 1px 0 ${paint('divider')}`,
    },
  },
  '@media (max-width: 700px)': {
    '& .row, & .dated': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .picture': { aspectRatio: '16 / 9' },
    '& .facts': { flexWrap: 'wrap', flexBasis: '100%' },
    '& .view': { ml: 'auto' },
  },
} as const
