import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'

/** A narrow percentage field. Focusing it selects the text, so that typing replaces it. */
export function PercentField({ 'aria-label': label, sx, onFocus, ...rest }: OutlinedInputProps) {
  return (
    <OutlinedInput
      size="small"
      autoComplete="off"
      endAdornment={<span aria-hidden="true">%</span>}
      inputProps={{ 'aria-label': label, inputMode: 'decimal', className: 'tabular' }}
      sx={[looks, ...(Array.isArray(sx) ? sx : [sx])]}
      onFocus={(event) => {
        event.target.select()
        onFocus?.(event)
      }}
      {...rest}
    />
  )
}

const looks = {
  height: 28,
  px: '8px',
  gap: '3px',
  borderRadius: 'var(--mui-radius-control)',
  '& input': { textAlign: 'right', fontWeight: 600 },
  '& span': { fontSize: 12.5, color: 'ink.note' },
} as const
