import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import type { ContentActions } from '../api/content'

interface AddPartProps {
  readonly each: 'rooms' | 'texts'
  /** What a text in a language begins with. */
  readonly text: unknown
  /** Supplier code of the camp. */
  readonly id: string
  readonly taken: readonly string[]
  readonly actions: ContentActions
}

const words = {
  rooms: {
    label: 'New room code',
    hint: 'Capitals and digits, as in TENT',
    button: 'Add room',
    error: 'Use up to 16 capitals and digits',
  },
  texts: {
    label: 'Language',
    hint: 'As in en or fr-FR',
    button: 'Add language',
    error: 'Use a language tag like en or fr-FR',
  },
} as const

/** Adds a room or a language to a camp. */
export function AddPart({ each, text, id, taken, actions }: AddPartProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { label, hint, button } = words[each]
  const add = (event: FormEvent) => {
    event.preventDefault()
    const code = each === 'rooms' ? typed.trim().toUpperCase() : typed.trim()
    const isRight =
      each === 'rooms' ? /^[A-Z0-9]{1,16}$/.test(code) : /^[a-z]{2}(-[A-Z]{2})?$/.test(code)
    const key = each === 'rooms' ? `${id}-${code}` : code
    if (!isRight) return setError(words[each].error)
    if (taken.includes(key)) return setError(`${key} is there already`)
    const room = { name: code, systemType: 'Twin', maxUnits: 1, normalAdults: 2, guestNormal: 2 }
    const fields = each === 'rooms' ? room : { description: text }
    actions.edit(
      Object.fromEntries(
        Object.entries(fields).map(([name, to]) => [`${each}.${key}.${name}`, to]),
      ),
    )
    setTyped('')
    return setError(undefined)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={{ ...inRow(1.2), alignItems: 'flex-start', maxWidth: 420 }}
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined" sx={{ flex: 'none', mt: '26px' }}>
        {button}
      </Button>
    </Box>
  )
}
