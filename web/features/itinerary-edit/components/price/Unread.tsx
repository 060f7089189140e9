import Typography from '@mui/material/Typography'

interface UnreadProps {
  readonly text: string
  /** What was expected: `a rate`, `an amount`. */
  readonly of: string
  /** The value that stays. */
  readonly children: React.ReactNode
}

/** Says that the input couldn't be read, and which value still applies. */
export function Unread({ text, of, children }: UnreadProps) {
  return (
    <Typography variant="caption" component="p" className="tabular" sx={looks.unread} role="alert">
      “{text}” is not {of}. Still {children}
    </Typography>
  )
}

const looks = {
  unread: {
    gridColumn: '1 / -1',
    mt: '-6px',
    textAlign: 'right',
    overflowWrap: 'anywhere',
    color: 'error.main',
    'td &': { mt: '6px' },
  },
} as const
