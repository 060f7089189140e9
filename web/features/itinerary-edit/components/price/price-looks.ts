export const priceLooks = {
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 24,
    mb: '4px',
    '& h2': { fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' },
    '& button': { height: 26, mr: -1 },
  },
  aside: { typography: 'caption', color: 'ink.note' },
  note: { typography: 'caption', mt: '6px', color: 'ink.note' },
} as const
