import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SheetQuestion } from '#shared/rate-sheets/asking'
import { inRow } from '../../../components/looks/looks'

interface TypedAnswerProps {
  readonly kind: NonNullable<SheetQuestion['input']>
  readonly label: string
  readonly value: string
  readonly onAnswer: (text: string) => void
}

const hints = { percent: 'Percent', dates: '1 Jul – 31 Oct', currency: 'Code, as USD' } as const

/** An answer that isn't among those offered; what doesn't fit leaves the question open. */
export function TypedAnswer({ kind, label, value, onAnswer }: TypedAnswerProps) {
  return (
    <Box
      component="form"
      key={value}
      sx={{ ...inRow(0.6), flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(String(new FormData(event.currentTarget).get('answer') ?? '').trim())
      }}
    >
      <OutlinedInput
        size="small"
        name="answer"
        placeholder={hints[kind]}
        defaultValue={value}
        inputProps={{ 'aria-label': label, maxLength: 120 }}
        sx={{ width: kind === 'dates' ? 210 : 120 }}
      />
      <Button type="submit" size="small" variant="outlined">
        Use
      </Button>
    </Box>
  )
}
