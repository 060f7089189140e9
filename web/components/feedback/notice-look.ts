/** The card of empty and error states. */
export const noticeLook = {
  card: {
    overflow: 'hidden',
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'background.paper',
    boxShadow: 4,
  },
  body: { p: '20px 24px 24px' },
  title: { fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' },
  text: { color: 'ink.second' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: '14px' },
}
