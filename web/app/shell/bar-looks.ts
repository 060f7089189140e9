import { ellipsis, inRow, radius } from '../../components/looks/looks'

/** Below this width the side bar is a drawer that the top bar's menu button opens. */
export const drawerBelow = 900
export const asDrawer = `@media (max-width: ${drawerBelow}px)`
const narrow = '@media (max-width: 1100px)'

/** The bar on top of every page, on forest. */
export const bar = {
  ...inRow(2),
  position: 'relative',
  zIndex: 20,
  height: 60,
  px: 2.2,
  bgcolor: 'forest.800',
  color: '#fff',
  '& :focus-visible': {
    boxShadow: '0 0 0 2px var(--mui-palette-forest-800), 0 0 0 4px var(--mui-palette-forest-300)',
  },
  '& .brand': { display: 'flex', width: 194 },
  [asDrawer]: { gap: 0.8, px: 1.2, '& .brand': { width: 'auto' } },
  '@media (max-width: 480px)': { '& .brand span span': { display: 'none' } },
  '@media print': { display: 'none' },
}

export const find = {
  ...inRow(0.9),
  height: 36,
  width: 340,
  p: '0 10px 0 12px',
  borderRadius: radius.field,
  bgcolor: 'rgba(255, 255, 255, 0.09)',
  color: '#cfe0d7',
  fontSize: 13,
  whiteSpace: 'nowrap',
  transition: 'background 120ms',
  '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.16)' },
  '& kbd': { ml: 1.6 },
  '& > :last-child': { ml: 'auto' },
  [asDrawer]: { width: 'auto', ml: 'auto', px: 1, '& > :not(svg)': hiddenLook() },
}

/** Text that a narrow bar hides visually but keeps for screen readers. */
export const words = {
  '& b, & small': { ...ellipsis, display: 'block', maxWidth: 220 },
  '& b': { fontWeight: 600, fontSize: 13 },
  '& small': { fontSize: 12, color: '#b9d3c6' },
  [narrow]: hiddenLook(),
}

function hiddenLook() {
  return { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' } as const
}

/** The frame: side bar and page side by side. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: 'calc(100vh - 60px)',
  [asDrawer]: { display: 'block' },
  '@media print': { display: 'block' },
}

/** The sand behind the navigation, as long as the page; the navigation itself stays in view. */
export const side = {
  bgcolor: 'ground.sand',
  boxShadow: 'inset -1px 0 0 var(--mui-palette-divider)',
  [asDrawer]: { display: 'none' },
  '@media print': { display: 'none' },
}

export const navigation = {
  display: 'flex',
  flexDirection: 'column',
  width: 214,
  height: '100%',
  p: '16px 12px 10px',
  fontSize: 13.5,
  '& li': { position: 'relative' },
  '& a:not(.beta), & button': {
    ...inRow(1),
    flex: 'none',
    position: 'relative',
    width: '100%',
    height: 38,
    px: 1,
    borderRadius: '9px',
    fontWeight: 500,
    color: 'ink.second',
    whiteSpace: 'nowrap',
    '& svg': { flex: 'none', color: 'ink.note' },
    '&:hover': { bgcolor: 'ground.sand2' },
    '&[aria-current="page"]': {
      bgcolor: 'forest.700',
      color: '#fff',
      fontWeight: 600,
      '& svg': { color: 'ember.200' },
    },
  },
  // A heading that folds its section; a line parts it from the one before.
  '& button.section': {
    justifyContent: 'space-between',
    height: 34,
    mt: 0.9,
    borderRadius: 0,
    borderTop: '1px solid',
    borderColor: 'ground.line2',
    fontSize: 12,
    fontWeight: 600,
    color: 'ink.note',
    '&:hover': { bgcolor: 'transparent', color: 'ink.first' },
  },
  '& a.beta': {
    position: 'absolute',
    right: 8,
    top: 7,
    px: 1,
    lineHeight: '24px',
    borderRadius: '12px',
    '&:hover': { bgcolor: 'ground.line2' },
    '&[aria-current="page"]': { bgcolor: 'forest.700', color: '#fff' },
  },
  '& .beta, & .count': {
    ml: 'auto',
    px: 0.7,
    borderRadius: '9px',
    fontSize: 10.5,
    lineHeight: '15px',
    fontWeight: 600,
    bgcolor: 'ground.sand2',
    color: 'ink.second',
  },
  '& .count': { fontSize: 12, lineHeight: '18px', bgcolor: 'error.ground', color: 'error.main' },
  '&.rail': {
    width: 64,
    px: 1,
    '& a, & button': { width: 44, height: 42, p: 0, justifyContent: 'center' },
    '& button.section': { height: 26, mt: 0.6 },
    '& .word, & .beta': hiddenLook(),
    '& .count': {
      position: 'absolute',
      right: 2,
      top: 1,
      px: 0.4,
      fontSize: 10.5,
      lineHeight: '15px',
    },
  },
}

/**
 * The page. Its parts look to its width (`@container page`), since the side bar takes some of the
 * window's.
 */
export const page = {
  outline: 0,
  containerName: 'page',
  containerType: 'inline-size',
  // Heads tell names of any length, also without a space.
  '& h1, & h1 + p, & h2': { overflowWrap: 'anywhere' },
} as const
