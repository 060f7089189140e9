import Box from '@mui/material/Box'

interface BrandProps {
  /** 30 pixels high in bars, 34 on its own. */
  readonly size?: 'small' | 'large'
  /** On forest the name is white, on paper it is forest. */
  readonly on?: 'paper' | 'forest'
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontWeight: 650,
  letterSpacing: '-0.025em',
  lineHeight: 1.2,
  // The mark is one and a half times as high as the name's letters.
  '& svg': { flex: 'none', width: '1.5em', height: '1.5em' },
  '& svg :first-of-type': { fill: 'var(--mui-palette-ember-400)' },
}

/** The mark and the name, inlined so that it never appears late. */
export function Brand({ size = 'small', on = 'paper' }: BrandProps) {
  const [name, mark] = on === 'forest' ? ['#fff', '#fff'] : ['forest.800', 'forest.700']
  return (
    <Box
      component="span"
      sx={{
        ...look,
        fontSize: size === 'large' ? 23 : 20,
        color: name,
        '& svg': { ...look['& svg'], color: mark },
      }}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 3.5a9.5 9.5 0 0 1 9.5 9.5c0 .7-.1 1.4-.2 2H6.7a9.5 9.5 0 0 1 9.3-11.5z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          d="M3 19.3c4.4 0 6.5-.3 9.8 1.5s6.3 2 9 .8 4.7-2.3 7.2-2.3M6.5 25c3.2-.4 5.2-.2 7.8 1.1s5.6 1.6 7.7.6 2.6-1.4 3.8-1.7"
        />
      </svg>
      <span>Tembea</span>
    </Box>
  )
}
