import { useState } from 'react'
import { Act } from './Act'

/** Copies a line that a payer types at their bank, and says so in its place. */
export function CopyValue({ label, value }: { readonly label: string; readonly value: string }) {
  const [words, setWords] = useState('Copy')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setWords('Copied'),
      () => setWords('Couldn’t copy'),
    )
  return (
    <Act look="soft" name={`${words} ${label.toLowerCase()}`} onClick={copy}>
      <span aria-live="polite">{words}</span>
    </Act>
  )
}
