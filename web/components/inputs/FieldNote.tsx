import FormHelperText from '@mui/material/FormHelperText'
import { Icon } from '../icons/Icon'

interface FieldNoteProps {
  readonly id: string
  readonly text: string | undefined
  readonly isError: boolean
}

/** The error or hint below a field. */
export const FieldNote = ({ id, text, isError }: FieldNoteProps) =>
  text !== undefined && (
    <FormHelperText id={id} role={isError ? 'alert' : undefined}>
      {isError && <Icon name="circle-alert" size={14} />}
      {text}
    </FormHelperText>
  )
