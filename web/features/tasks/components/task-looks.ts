import { clampLines, inRow } from '../../../components/looks/looks'

const line = '1px solid var(--mui-palette-ground-sand2)'
const sides = { px: 'var(--task-inset)' }

export const looks = {
  note: { fontSize: 12.5, color: 'ink.note' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    containerType: 'inline-size',
  },
  list: { flex: '1 0 auto' },
  row: {
    ...sides,
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr) minmax(0, auto) 30px',
    alignItems: 'center',
    columnGap: '10px',
    minHeight: 54,
    py: '8px',
    borderTop: line,
    '&:hover': { bgcolor: 'ground.soft' },
    '& b': {
      ...clampLines(4),
      fontSize: 13.5,
      lineHeight: '18px',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    '& small': {
      ...clampLines(2),
      fontSize: 12.5,
      lineHeight: '17px',
      color: 'ink.second',
      overflowWrap: 'anywhere',
    },
    // narrow: the day below the words
    '@container (max-width: 400px)': {
      gridTemplateColumns: '30px minmax(0, 1fr) 30px',
      '& .due': { gridArea: '2 / 2', textAlign: 'left' },
      '& > :last-child': { gridArea: '1 / 3' },
    },
    '& a:hover': { textDecoration: 'underline' },
    '&.done b': { color: 'ink.second', fontWeight: 400, textDecoration: 'line-through' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: '50%',
    bgcolor: 'warning.ground',
    color: 'warning.main',
  },
  tick: { p: '5px' },
  due: (tone: string) => ({
    textAlign: 'right',
    fontSize: 12.5,
    lineHeight: '17px',
    color: tone,
    fontWeight: tone.endsWith('main') ? 600 : 400,
  }),
  add: { ...sides, pb: '10px' },
  addMore: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '10px',
    mt: '8px',
    '& > .whole': { gridColumn: '1 / -1' },
    '@container (max-width: 330px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  addEnd: { ...inRow(1), justifyContent: 'flex-end', gridColumn: '1 / -1' },
  foot: { ...inRow(1), ...sides, flexWrap: 'wrap', py: '6px', borderTop: line },
  quiet: { ...sides, py: '14px', borderTop: line, color: 'ink.second' },
  waiting: (minHeight: number) => ({
    ...sides,
    display: 'grid',
    alignContent: 'center',
    gap: '22px',
    minHeight,
    py: 1.2,
  }),
} as const
