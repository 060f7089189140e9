export const priceLooks = {
  section: { p: '14px 20px', outline: 0 },
  figures: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { p: '5px 0', fontWeight: 400, textAlign: 'right', verticalAlign: 'baseline' },
    '& th[scope="row"]': { textAlign: 'left' },
    '& thead th': { pt: 0, fontSize: 12, fontWeight: 500, color: 'ink.note', whiteSpace: 'nowrap' },
    '& td + td, & th + td': { pl: '8px' },
  },
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
