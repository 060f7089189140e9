import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form'
import { SelectField, type SelectFieldProps } from './SelectField'

interface FormSelectProps<Values extends FieldValues, Sent>
  extends Omit<SelectFieldProps, 'value' | 'name'> {
  readonly control: Control<Values, unknown, Sent>
  readonly name: FieldPath<Values>
  readonly rules?: Pick<RegisterOptions<Values>, 'required' | 'onChange'>
}

/** A select that is a field of a form. */
export function FormSelect<Values extends FieldValues, Sent>(props: FormSelectProps<Values, Sent>) {
  const { control, name, rules = {}, ...select } = props
  const { ref, ...own } = useController({ control, name, rules }).field
  return <SelectField {...select} inputRef={ref} {...own} />
}
