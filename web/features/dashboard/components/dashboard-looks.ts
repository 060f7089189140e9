import { clampLines, inRow } from '../../../components/looks/looks'

const soft = '1px solid var(--mui-palette-ground-sand2)'

export const looks = {
  page: {
    display: 'grid',
    gap: 1.6,
    maxWidth: 1680,
    m: '0 auto',
    p: '16px 24px 30px',
    '@container page (max-width: 700px)': { p: '16px 14px 30px' },
  },
  head: {
    ...inRow(1.2),
    flexWrap: 'wrap',
    '& > div:first-of-type': { flex: '1 1 420px', minWidth: 0 },
    '& h1': { fontSize: 26, lineHeight: '32px', overflowWrap: 'anywhere' },
  },
  row: (columns: string) => ({
    display: 'grid',
    gap: 1.6,
    gridTemplateColumns: columns,
    alignItems: 'stretch',
    '@container page (max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > section': {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      p: 0,
      overflow: 'hidden',
    },
    '& > section > header': { m: 0, p: '13px 18px 9px' },
  }),
  /** A row of a card: who, what, and a figure, all one link. */
  line: {
    ...inRow(1.1),
    flex: '1 0 auto',
    minHeight: 58,
    maxHeight: 94,
    p: '8px 18px',
    borderTop: soft,
    '&:hover': { bgcolor: 'ground.soft' },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-500)' },
    '& > div': { flex: 1, minWidth: 0 },
    '& > div:last-child:not(:first-of-type)': { flex: 'none', textAlign: 'right' },
    // names and reasons have two lines, so that they are read whole
    '& b': { ...clampLines(2), fontSize: 13.5, lineHeight: '18px', fontWeight: 600 },
    '& small': {
      ...clampLines(2),
      fontSize: 12.5,
      lineHeight: '17px',
      color: 'ink.second',
    },
  },
  note: { fontSize: 12.5, color: 'ink.note' },
  more: {
    fontSize: 13,
    fontWeight: 600,
    color: 'forest.700',
    '&:hover': { textDecoration: 'underline' },
  },
  quiet: { p: '14px 18px 20px', borderTop: soft, color: 'ink.second' },
  told: (tone: string | undefined) => ({
    '&&': { color: tone ?? 'ink.second', fontWeight: tone?.endsWith('main') ? 600 : 400 },
  }),
} as const
