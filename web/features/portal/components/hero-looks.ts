const wide = '@media (min-width: 960px)'

/** The picture at the top of a trip, with its words over it. */
export const heroLooks = {
  hero: {
    position: 'relative',
    height: 'min(600px, 82svh)',
    overflow: 'hidden',
    color: '#fff',
    bgcolor: 'forest.900',
    [wide]: { height: 'min(560px, 70vh)' },
  },
  scrim: {
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(180deg, rgba(9, 30, 24, 0.5), transparent 26%), linear-gradient(0deg, rgba(11, 36, 28, 0.94) 6%, rgba(11, 36, 28, 0.72) 34%, transparent 66%)',
  },
  words: {
    position: 'absolute',
    inset: 'auto 0 0',
    p: '0 20px 30px',
    maxWidth: 1160,
    m: '0 auto',
    fontSize: 15,
    [wide]: { p: '0 32px 44px' },
    '& h1, & .name': {
      fontSize: 'clamp(2rem, 1.4rem + 3.6vw, 3.6rem)',
      lineHeight: 1.06,
      fontWeight: 600,
      letterSpacing: '-.025em',
      m: '6px 0 10px',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& .chip': {
      p: '5px 13px',
      borderRadius: 99,
      fontSize: 13.5,
      fontWeight: 600,
      background: 'rgba(255, 255, 255, 0.94)',
      color: 'forest.800',
    },
    '& .warm': { background: 'rgba(9, 30, 24, 0.72)', color: '#fff' },
  },
} as const
