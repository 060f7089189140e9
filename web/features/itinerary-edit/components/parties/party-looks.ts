import { insetLine } from '../../../../components/looks/looks'

export const partyLooks = {
  traveler: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 46px 28px',
    alignItems: 'center',
    gap: '4px',
    minHeight: 34,
    '& > button': { mr: '-6px' },
  },
  field: {
    width: '100%',
    minWidth: 0,
    height: 30,
    p: '0 8px',
    border: 0,
    borderRadius: '6px',
    outline: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13.5,
    color: 'inherit',
    textOverflow: 'ellipsis',
    transition: 'background-color var(--mui-pace-hover)',
    '&::placeholder': { color: 'ink.note', opacity: 1 },
    '&:hover:not(:read-only)': { bgcolor: 'ground.sand2' },
    '&:focus:not(:read-only)': {
      bgcolor: 'background.paper',
      boxShadow: insetLine('forest-600', 2),
    },
    '&:read-only:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-600)' },
  },
  wrong: {
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main)',
    '&:focus': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main)' },
  },
  aside: { typography: 'caption', color: 'ink.note' },
} as const
