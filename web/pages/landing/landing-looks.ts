/** Styles shared by the public pages. */
export const landingLooks = {
  scene: {
    position: 'relative',
    minHeight: 574,
    '@media (max-width: 1240px)': { maxWidth: 680 },
    '@media (max-width: 760px)': { display: 'grid', gap: '16px', minHeight: 0 },
  },
  card: {
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'background.paper',
    color: 'ink.main',
    boxShadow: 16,
  },
  actions: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '14px',
  },
} as const
