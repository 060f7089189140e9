import Chip from '@mui/material/Chip'

export interface StatusWord {
  readonly label: string
  readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'plain'
}

export const statusColors = {
  ok: 'success',
  info: 'info',
  warn: 'warning',
  bad: 'error',
  plain: 'default',
} as const

/** Background and text color of a tone, for use outside chips. */
export const toneLook = (tone: StatusWord['tone']) =>
  tone === 'plain'
    ? { bgcolor: 'ground.sand', color: 'ink.second' }
    : { bgcolor: `${statusColors[tone]}.ground`, color: `${statusColors[tone]}.main` }

interface StatusChipProps {
  readonly status: StatusWord
  /** Read out by screen readers and shown on hover. */
  readonly note?: string
}

/** A supplier status as a colored word. */
export function StatusChip({ status: { label, tone }, note }: StatusChipProps) {
  return (
    <Chip
      component="span"
      size="small"
      color={statusColors[tone]}
      title={note === undefined ? undefined : `${label}, ${note}`}
      label={
        <>
          {label}
          {note !== undefined && <span className="visually-hidden">, {note}</span>}
        </>
      }
      sx={{ flex: 'none', px: '9px' }}
    />
  )
}
