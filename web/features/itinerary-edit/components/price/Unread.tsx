import Typography from '@mui/material/Typography'

interface UnreadProps {
  readonly text: string
  /** `a rate`, `an amount`. */
  readonly of: string
  /** What goes on standing there. */
  readonly children: React.ReactNode
}

/** Says that what was typed could not be read, and what counts in its place. */
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
