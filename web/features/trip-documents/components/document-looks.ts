import { centeredLook, ellipsis, inRow, radius } from '../../../components/looks/looks'

const name = {
  ...ellipsis,
  justifySelf: 'start',
  maxWidth: 1,
  fontSize: 13.5,
  lineHeight: '19px',
  fontWeight: 500,
  color: 'ink.main',
} as const

/** Shared by documents and uploads: a tile, the name over its details, and buttons. */
export const documentLooks = {
  row: { ...inRow(0), minHeight: 54, p: '6px 6px 6px 0', borderRadius: radius.control },
  tile: {
    ...centeredLook,
    flex: 'none',
    width: 40,
    height: 40,
    overflow: 'hidden',
    borderRadius: radius.control,
    bgcolor: 'ground.sand',
    fontSize: 11,
    fontWeight: 600,
    letterSpacing: '0.02em',
    color: 'ink.second',
    '& img': { width: 1, height: 1, objectFit: 'cover' },
  },
  words: {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    m: '0 8px 0 12px',
    color: 'ink.note',
    '& > .name': name,
    '& > span': ellipsis,
  },
} as const
