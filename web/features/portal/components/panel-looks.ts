/** How cards of the portal look, by the classes of their parts. */
export const panelLooks = {
  card: {
    bgcolor: 'background.paper',
    borderRadius: '20px',
    boxShadow: 4,
    p: '26px 20px 22px',
    display: 'grid',
    gap: '12px',
    scrollMarginTop: '70px',
    '& h2': { fontSize: 24, lineHeight: '30px', fontWeight: 600, letterSpacing: '-.016em' },
    '& .quiet': { color: 'ink.second', fontSize: 13.5, lineHeight: '20px' },
    '& .rows': { display: 'grid', gap: '2px', my: '6px' },
    '& .rows li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '14px',
      p: '11px 12px',
      borderRadius: '12px',
      '& small': { display: 'block', fontSize: 13, color: 'ink.second' },
      '& .overdue, & .failed': { color: 'error.main', fontWeight: 600 },
      '& .paid': { color: 'success.main' },
    },
    '& .rows .now': {
      bgcolor: 'forest.50',
      boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-600)',
    },
  },
} as const
