import Chip from '@mui/material/Chip'

export interface StatusWord {
  readonly label: string
  readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'plain'
}

/** MUI's color of a tone. */
export const statusColors = { ok: 'success', info: 'info', warn: 'warning', bad: 'error', plain: 'default' } as const

/** The ground and the text of a tone, for what is no chip. */
export const toneLook = (tone: StatusWord['tone']) =>
  tone === 'plain'
    ? { bgcolor: 'ground.sand', color: 'ink.second' }
    : { bgcolor: `${statusColors[tone]}.ground`, color: `${statusColors[tone]}.main` }

interface StatusChipProps {
  readonly status: StatusWord
  /** Said beside it to who hears the page, and shown when it is pointed at. */
  readonly note?: string
}

/** How something stands with its supplier, as a word on its colour. */
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
