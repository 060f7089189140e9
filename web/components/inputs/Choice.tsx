import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SelectHTMLAttributes } from 'react'

interface ChoiceProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'color' | 'size'> {
  /** 36 high in compact places, 44 in forms. */
  readonly look?: 'small' | 'field'
  /** What can be chosen, where it is a plain list; else `option`s as children. */
  readonly options?: readonly (readonly [value: string | number, text: string | number])[]
}

/** A native select: keyboards and screen readers already know it. */
export function Choice({ look = 'field', className, options, children, ...select }: ChoiceProps) {
  return (
    <NativeSelect
      className={className ?? ''}
      error={select['aria-invalid'] === true || select['aria-invalid'] === 'true'}
      disabled={select.disabled ?? false}
      input={
        <OutlinedInput
          size={look === 'small' ? 'small' : 'medium'}
          sx={{ p: 0, '& select': { p: look === 'small' ? '0 28px 0 11px' : '0 34px 0 14px' } }}
        />
      }
      inputProps={select}
    >
      {options?.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      )) ?? children}
    </NativeSelect>
  )
}
