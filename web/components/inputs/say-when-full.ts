import type { FormEvent } from 'react'
import { showSnackbar } from '../snackbar/snackbar-store'

/** For `onInput` of a bare field: browsers cut what is pasted at `maxLength` without a word. */
export function sayWhenFull({
  currentTarget,
}: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { value, maxLength } = currentTarget
  if (value.length === maxLength) showSnackbar(`At most ${maxLength} characters.`, { tone: 'info' })
}
