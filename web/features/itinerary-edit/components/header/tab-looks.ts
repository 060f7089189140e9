import { notPrinted } from '../../../../components/looks/looks'

/** Links side by side over the picture of a trip, of which one is the page that is shown. */
export const tabLooks = {
  tabs: {
    display: 'inline-flex',
    flex: 'none',
    gap: '2px',
    maxWidth: 1,
    p: '3px',
    borderRadius: 1,
    bgcolor: 'rgba(9, 30, 24, 0.5)',
    boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.18)',
    backdropFilter: 'blur(10px)',
    ...notPrinted,
  },
  tab: {
    typography: 'h6',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    height: 30,
    p: '0 13px',
    borderRadius: 'var(--mui-radius-control)',
    color: '#e6f0eb',
    whiteSpace: 'nowrap',
    transition: 'background-color var(--mui-pace-hover) var(--mui-pace-ease)',
    '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.14)' },
  },
  present: {
    bgcolor: '#fff',
    color: 'forest.800',
    '&:hover': { bgcolor: '#fff', color: 'forest.800' },
  },
} as const
