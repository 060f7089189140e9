/** The bar at the bottom of a trip, with the one thing to do next. */
export const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  justifyContent: 'space-between',
  p: '12px 16px calc(12px + env(safe-area-inset-bottom)) 20px',

  bgcolor: 'background.paper',
  boxShadow: '0 -1px 0 var(--mui-palette-divider), 0 -12px 30px -12px rgba(20, 40, 28, .25)',

  '& small': { display: 'block', fontSize: 12.5, color: 'ink.second' },
  '& b': { fontSize: 17, lineHeight: '22px' },
  '@media (min-width: 960px)': { px: 'max(32px, calc(50vw - 548px))' },
} as const
