import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedSheet } from '#shared/api/rate-sheets'
import { TitledCard } from '../../../components/card/TitledCard'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { instantDay } from '../../../lib/time/instants'
import { askSupplier, type Camp } from '../api/rate-sheets'

/** Someone at a supplier who can be asked. */
export interface Contact {
  readonly camp: string
  readonly campName: string
  readonly name: string
  readonly email: string
}

/** The people of a camp who have an email. */
export function contactsOf(camp: Camp | undefined): Contact[] {
  const { 'terms.contacts': contacts } = (camp?.fields ?? {}) as {
    'terms.contacts'?: { name: string; email?: string }[]
  }
  return (contacts ?? []).flatMap(({ name, email }) =>
    camp !== undefined && email ? [{ camp: camp.code, campName: camp.name, name, email }] : [],
  )
}

interface AskDialogProps {
  readonly contacts: readonly Contact[]
  /** What the sheet leaves open. */
  readonly open: string
  /** Puts the sheet aside first, so that the question stays with it. */
  readonly save: () => Promise<SavedSheet>
  readonly onAsked: (sheet: SavedSheet) => void
  readonly onClose: () => void
}

/** Asks a contact of the camp what its sheet leaves open. */
export function AskDialog({ contacts, open, save, onAsked, onClose }: AskDialogProps) {
  const [place, setPlace] = useState('0')
  const [questions, setQuestions] = useState(open)
  const contact = contacts[Number(place)]
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ camp, email: to }: Contact) =>
      askSupplier((await save()).id, { camp, to, questions }),
    onSuccess: (sheet) => {
      showSnackbar('Question sent. The answer goes to your email.')
      onAsked(sheet)
    },
  })
  return (
    <FormDialog
      title="Ask supplier"
      width="sm"
      text={
        contact === undefined
          ? 'None of these camps has a contact with an email. Add one under its terms, in Accommodations.'
          : 'We’ll save the sheet, and email your questions. Note the answer here when it comes.'
      }
      submitLabel={contact && 'Send email'}
      isBusy={isPending}
      disabled={questions.trim() === ''}
      onSubmit={() => contact && mutate(contact)}
      onClose={onClose}
    >
      {contact && (
        <Box sx={{ display: 'grid', gap: 1.6 }}>
          <SelectField
            label="Contact"
            value={place}
            onChange={({ target }) => setPlace(target.value)}
            options={contacts.map(({ campName, name, email }, at) => [
              String(at),
              `${name}, ${campName} (${email})`,
            ])}
          />
          <Field
            label="Questions"
            multiline
            minRows={5}
            maxRows={12}
            inputProps={{ maxLength: 4000 }}
            value={questions}
            onChange={({ target }) => setQuestions(target.value)}
            error={error === null ? undefined : failureText(error)}
          />
        </Box>
      )}
    </FormDialog>
  )
}

/** What the supplier was asked, and what it answered. */
export function AskedCard({
  asked,
  onNote,
}: {
  asked: SavedSheet['asked']
  onNote: (id: string, text: string) => unknown
}) {
  return (
    <TitledCard title="Asked">
      {asked.map(({ id, to, by, at, questions, answer = '' }) => (
        <Box
          key={id}
          component="form"
          sx={{ display: 'grid', gap: 1, mb: 1.6, fontSize: 13 }}
          onSubmit={(event) => {
            event.preventDefault()
            return onNote(id, String(new FormData(event.currentTarget).get('answer') ?? ''))
          }}
        >
          <Box component="p" sx={{ color: 'ink.second', overflowWrap: 'anywhere' }}>
            {by} to {to}, {instantDay(at)}
          </Box>
          <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
            {questions}
          </Box>
          <Field
            label="Answer"
            name="answer"
            multiline
            maxRows={8}
            inputProps={{ maxLength: 4000 }}
            defaultValue={answer}
          />
          <AsyncButton type="submit" size="small" variant="outlined" sx={{ justifySelf: 'start' }}>
            Note answer
          </AsyncButton>
        </Box>
      ))}
    </TitledCard>
  )
}
