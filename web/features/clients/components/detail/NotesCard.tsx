import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ClientNote } from '#shared/api/client-shapes'
import type { ClientId } from '#shared/ids/ids'
import { TitledCard } from '../../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { sayWhenFull } from '../../../../components/inputs/say-when-full'
import { inRow } from '../../../../components/looks/looks'
import { MenuButton } from '../../../../components/menu/MenuButton'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { useSession } from '../../../../lib/session/session'
import { attempt } from '../../../../lib/store/create-store'
import { instantWords } from '../../../../trip/life/instant-words'
import { useNotes } from '../../api/client-queries'

interface NotesCardProps {
  readonly clientId: ClientId
  /** Undefined while they are loading. */
  readonly notes: readonly ClientNote[] | undefined
}

const tell = (error: unknown) =>
  showSnackbar(`The note wasn’t saved. ${failureText(error)}`, { tone: 'error' })

/**
 * What the agency keeps in mind about a client, with who wrote it and when. Clients never see it.
 */
export function NotesCard({ clientId, notes }: NotesCardProps) {
  const { add, change, remove } = useNotes(clientId)
  const { user, may } = useSession()
  const [draft, setDraft] = useDraft(clientId)
  const [edited, setEdited] = useState<{
    readonly id: string
    readonly text: string
    readonly before: string
  }>()
  const [removed, setRemoved] = useState<ClientNote>()
  /**
   * What a colleague wrote meanwhile is shown above the box; saved again, this text takes its
   * place.
   */
  const save = (note: NonNullable<typeof edited>) => {
    const shownNote = notes?.find(({ id }) => id === note.id)?.text ?? note.before
    return change.mutateAsync({ ...note, before: shownNote }).then(() => setEdited(undefined), tell)
  }
  return (
    <TitledCard title="Notes" id="notes" note={<Hint>Visible only to your agency</Hint>}>
      <NoteBox label="New note" text={draft} onChange={setDraft} />
      {draft.trim() !== '' && (
        <AsyncButton
          size="small"
          loading={add.isPending}
          sx={{ mt: 0.8 }}
          onClick={() => add.mutateAsync(draft).then(() => setDraft(''), tell)}
        >
          Add note
        </AsyncButton>
      )}
      <Box component="ul" aria-label="Notes" sx={{ mt: 1 }}>
        {notes?.map((note) => (
          <Box
            component="li"
            key={note.id}
            sx={{ py: 1.2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            {edited?.id === note.id ? (
              <>
                {edited.before !== note.text && (
                  <Box role="status" sx={{ mb: 0.8, overflowWrap: 'anywhere' }}>
                    <b>Changed by {note.edited?.by.fullName ?? 'a colleague'} meanwhile:</b>{' '}
                    {note.text}
                  </Box>
                )}
                <NoteBox
                  label="Note"
                  text={edited.text}
                  onChange={(text) => setEdited({ ...edited, text })}
                  autoFocus
                />
                <Box sx={{ ...inRow(1), mt: 0.8 }}>
                  <AsyncButton
                    size="small"
                    loading={change.isPending}
                    disabled={edited.text.trim() === ''}
                    onClick={() => save(edited)}
                  >
                    Save note
                  </AsyncButton>
                  <Button size="small" variant="text" onClick={() => setEdited(undefined)}>
                    Cancel
                  </Button>
                </Box>
              </>
            ) : (
              <Box sx={{ ...inRow(0.8), alignItems: 'flex-start' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography
                    variant="body2"
                    dir="auto"
                    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                  >
                    {note.text}
                  </Typography>
                  <Hint>{wordsOf(note)}</Hint>
                </Box>
                {(note.by.id === user.userId || may('admin')) && (
                  <MenuButton
                    size="small"
                    label={`Actions for the note of ${note.by.fullName}`}
                    actions={() => [
                      {
                        icon: 'pencil',
                        label: 'Edit',
                        run: () => setEdited({ id: note.id, text: note.text, before: note.text }),
                      },
                      {
                        icon: 'trash-2',
                        label: 'Delete',
                        isDestructive: true,
                        run: () => setRemoved(note),
                      },
                    ]}
                  />
                )}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {notes?.length === 0 && (
        <Hint>Preferences, family, dietary needs: what a colleague should know.</Hint>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title="Delete note?"
        text={removed?.text.slice(0, 200) ?? ''}
        confirmLabel="Delete note"
        destructive
        onCancel={() => setRemoved(undefined)}
        onConfirm={async () => {
          if (removed !== undefined) await remove.mutateAsync(removed.id).catch(tell)
          setRemoved(undefined)
        }}
      />
    </TitledCard>
  )
}

function Hint({ children }: { readonly children: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'ink.note' }}>
      {children}
    </Typography>
  )
}

function wordsOf({ by, createdAt, edited }: ClientNote): string {
  const at = (instant: string) => instantWords(new Date(instant), new Date())
  const writtenBy = `${by.fullName}, ${at(createdAt)}`
  if (edited === undefined) return writtenBy
  return `${writtenBy}. Edited ${edited.by.id === by.id ? '' : `by ${edited.by.fullName} `}${at(edited.at)}`
}

interface NoteBoxProps {
  readonly label: string
  readonly text: string
  readonly autoFocus?: boolean
  readonly onChange: (text: string) => void
}

function NoteBox({ label, text, autoFocus = false, onChange }: NoteBoxProps) {
  return (
    <OutlinedInput
      multiline
      fullWidth
      maxRows={10}
      autoFocus={autoFocus}
      placeholder="Add a note"
      value={text}
      inputProps={{ 'aria-label': label, maxLength: 5_000, onInput: sayWhenFull, dir: 'auto' }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The note being written, kept in this tab: it survives leaving and a lost connection. */
function useDraft(clientId: ClientId): [text: string, change: (text: string) => void] {
  const key = `tembea.note.${clientId}`
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(key) ?? '', ''))
  return [
    text,
    (next) => {
      setText(next)
      attempt(
        () => (next === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, next)),
        undefined,
      )
    },
  ]
}
