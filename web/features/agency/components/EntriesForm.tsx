import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEventHandler, ReactNode } from 'react'
import { capitalize } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'

interface EntriesFormProps {
  readonly title: string
  readonly intro: string
  /** What one entry is called, as in `Add plan`. */
  readonly noun: string
  /** What all are called, as in `Save plans`. */
  readonly nouns: string
  readonly isFull?: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly onAdd: () => void
  readonly onSubmit: FormEventHandler
  /** An `Entry` each. */
  readonly children: ReactNode
}

/** A card of the settings with a short list that is edited and saved as a whole. */
export function EntriesForm({
  title,
  intro,
  noun,
  nouns,
  isFull = false,
  isDirty,
  isSaving,
  onAdd,
  onSubmit,
  children,
}: EntriesFormProps) {
  return (
    <TitledCard title={title}>
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        {intro}
      </Box>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2 }}>
        {children}
        <Box sx={{ ...inRow(1), justifyContent: 'space-between' }}>
          <Button variant="text" disabled={isFull} onClick={onAdd}>
            Add {noun}
          </Button>
          <AsyncButton type="submit" loading={isSaving} disabled={!isDirty}>
            Save {nouns}
          </AsyncButton>
        </Box>
      </Box>
    </TitledCard>
  )
}

interface EntryProps {
  readonly noun: string
  /** Its place in the list, from 0. */
  readonly at: number
  /** Widths of its fields beside each other where there is room. */
  readonly columns: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** One entry's fields, and the way to remove it. */
export function Entry({ noun, at, columns, onRemove, children }: EntryProps) {
  return (
    <Box
      component="fieldset"
      aria-label={`${capitalize(noun)} ${at + 1}`}
      sx={{ ...entryLook, gridTemplateColumns: { xs: '1fr', sm: columns } }}
    >
      {children}
      <Button
        variant="text"
        onClick={onRemove}
        aria-label={`Remove ${noun} ${at + 1}`}
        sx={{ justifySelf: 'start', ml: -0.8 }}
      >
        Remove {noun}
      </Button>
    </Box>
  )
}

const entryLook = {
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.6,
  px: 0,
  m: 0,
  display: 'grid',
  gap: 1.4,
}
