import { clampLines, ellipsis, paint, radius } from '../../../../components/looks/looks'
import { avatarTones } from '../../../../components/people/PersonAvatar'
import { toneLook } from '../../../../components/state/StatusChip'

export const rowHeight = 64

/** Narrower than the columns need, whatever the menu takes. */
const narrow = '@container page (max-width: 980px)'
const columns = (...extra: readonly [before: string, after: string]) =>
  `${extra[0]}minmax(200px, 1.3fr) minmax(180px, 1.2fr) 104px 84px minmax(150px, 1.2fr)${extra[1]}`

/** The columns of head and rows; agents and check boxes stand only where there are some. */
const grid = {
  display: 'grid',
  alignItems: 'center',
  gap: '0 16px',
  px: 2,
  gridTemplateColumns: columns('', ''),
  '&.agents': { gridTemplateColumns: columns('', ' minmax(110px, 0.8fr)') },
  '&.choosing': { gridTemplateColumns: columns('18px ', '') },
  '&.choosing.agents': { gridTemplateColumns: columns('18px ', ' minmax(110px, 0.8fr)') },
  '& input': { width: 16, height: 16, m: 0, accentColor: paint('forest-600'), display: 'block' },
} as const

export const headLook = {
  ...grid,
  height: 40,
  bgcolor: 'ground.soft',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  '& button': {
    font: 'inherit',
    color: 'inherit',
    fontWeight: 600,
    '& svg': { ml: 0.4, verticalAlign: '-3px' },
  },
  '& > *': { typography: 'label', color: 'ink.second' },
  [narrow]: {
    display: 'flex',
    gap: '0 16px',
    overflowX: 'auto',
    '& > .fixed': { display: 'none' },
  },
} as const

/**
 * Rows stand where the virtual list puts them; on narrow screens a row is a card of three lines.
 */
const rowLook = {
  ...grid,
  position: 'absolute',
  inset: '0 0 auto',
  height: rowHeight,
  contain: 'layout style',
  boxShadow: `inset 0 -1px 0 ${paint('divider')}`,
  '&:hover': { bgcolor: 'ground.soft' },
  '& > *': { ...ellipsis, minWidth: 0 },
  '& .waiting': { gridColumn: '1 / -1' },
  '& .name': { display: 'flex', alignItems: 'center', gap: 1.2 },
  '& .name i': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    fontStyle: 'normal',
    fontWeight: 600,
    fontSize: 13.5,
  },
  ...Object.fromEntries(
    Object.entries(avatarTones).map(([tone, look]) => [`& .tone${tone}`, look]),
  ),
  '& .status b': {
    display: 'inline-block',
    px: '9px',
    borderRadius: radius.chip,
    fontSize: 11.5,
    lineHeight: '22px',
    fontWeight: 600,
  },
  ...Object.fromEntries(
    (['ok', 'info', 'warn', 'plain'] as const).map((tone) => [`& .${tone}`, toneLook(tone)]),
  ),
  '& .name a': {
    ...clampLines(2),
    whiteSpace: 'normal',
    lineHeight: '18px',
    fontWeight: 600,
    color: 'ink.main',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& input': { ...grid['& input'], position: 'relative', zIndex: 1 },
  '& .contact > *, & .update > *': { ...ellipsis, display: 'block' },
  '& small': { typography: 'caption', color: 'ink.note', minHeight: 16 },
  '& small.stopped': { color: 'error.main' },
  '& .trips, & .agent, & .update': { color: 'ink.second' },
  [narrow]: {
    '&, &.agents': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name status" "contact trips"',
      alignContent: 'center',
      gap: '2px 12px',
    },
    '&.choosing, &.choosing.agents': {
      gridTemplateColumns: '18px minmax(0, 1fr) auto',
      gridTemplateAreas: '"box name status" "box contact trips"',
    },
    '& .name': { gridArea: 'name' },
    '& .name i': { display: 'none' },
    '& .contact': { gridArea: 'contact', color: 'ink.second', fontSize: 13 },
    '& .status': { gridArea: 'status', justifySelf: 'end' },
    '& .trips': { gridArea: 'trips', justifySelf: 'end', fontSize: 13 },
    '& .update, & .agent, & .contact small': { display: 'none' },
  },
} as const

/** The list with its rows: one sheet for all of them. */
export const listLook = { position: 'relative', '& > .row': rowLook } as const
