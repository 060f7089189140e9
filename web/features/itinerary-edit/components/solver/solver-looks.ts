export const solverLooks = {
  ask: { flexWrap: 'wrap', alignItems: 'end', gap: '12px', mt: '16px' },
  offers: {
    ...{ display: 'grid', alignContent: 'start', gap: '10px', minHeight: 200, maxHeight: '52vh', mt: '16px' },
    overflowY: 'auto',
  },
  offer: {
    ...{ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr) auto', gap: '4px 14px', p: '12px 14px' },
    ...{ borderRadius: 'var(--mui-radius-card)', boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)' },
    ...{ cursor: 'pointer', fontSize: 13.5, lineHeight: '19px' },
    '& input': { width: 17, height: 17, m: 0, accentColor: 'var(--mui-palette-forest-700)' },
    '&:hover': { bgcolor: 'ground.soft' },
    '&:has(:checked)': { bgcolor: 'forest.50', boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-600)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-forest-600)' },
    '& ul': { display: 'grid', gap: '8px', m: 0, p: 0, listStyle: 'none' },
    '& small': { display: 'block', fontSize: 12.5, lineHeight: '17px', color: 'ink.second' },
    '& > span:last-of-type': { textAlign: 'right' },
  },
} as const
