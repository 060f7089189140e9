export const dayLooks = {
  words: {
    flex: 1,
    minWidth: 0,
    lineHeight: '18px',
    '& b': { display: 'block', overflowWrap: 'anywhere', fontWeight: 600 },
    '& span': { display: 'block', overflowWrap: 'anywhere', fontSize: 13, color: 'ink.second' },
  },
} as const
