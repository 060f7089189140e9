import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentence } from '#shared/format/words'
import type { WrittenMail } from '#shared/mails/mail-kinds'
import { FormDialog } from '../../components/dialogs/FormDialog'
import { Bone } from '../../components/feedback/Bone'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { failureText } from '../../lib/api/api-error'
import { MailView } from './MailView'
import { OwnWords } from './OwnWords'
import { type MailPreview, useMailDraft, useMailPreview } from './use-mail'

interface MailSheetProps {
  /** Names the mail: its preview and what was typed for it are kept by that. */
  readonly place: readonly [kind: WrittenMail, about: string]
  readonly title: string
  /** The mail as the server would send it now. */
  readonly preview: (ownWords: string | undefined) => Promise<MailPreview>
  /** @returns what to say once it is sent */
  readonly send: (ownWords: string | undefined) => Promise<string>
  /** Shown before the buttons: another way to say the same. */
  readonly aside?: ReactNode
  readonly onClose: () => void
}

/** A mail to a client before it is sent, under the agent's own words. */
export function MailSheet({ place, title, preview, send, aside, onClose }: MailSheetProps) {
  const [words, setWords] = useMailDraft(place.join(' '))
  const text = words.trim()
  const mail = useMailPreview(place, text, preview)
  const sending = useMutation({
    mutationFn: () => send(text === '' ? undefined : text),
    onSuccess: (message) => {
      setWords('')
      showSnackbar(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      width="md"
      submitLabel="Send email"
      isBusy={sending.isPending}
      disabled={mail.data === undefined}
      aside={aside}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <Box sx={looks.columns}>
        <Box sx={looks.side}>
          <Box component="dl" sx={looks.facts}>
            <dt>To</dt>
            <dd>{mail.data?.to ?? <Bone height={18} width={160} />}</dd>
            <dt>Subject</dt>
            <dd dir="auto">{mail.data?.subject ?? <Bone height={18} width={180} />}</dd>
          </Box>
          <OwnWords kind={place[0]} words={words} onChange={setWords} />
          {sending.isError && (
            <Box component="p" role="alert" sx={{ color: 'error.main' }}>
              {`Not sent. ${sentence(failureText(sending.error))} Your words are still here.`}
            </Box>
          )}
        </Box>
        <MailView mail={mail} />
      </Box>
    </FormDialog>
  )
}

const looks = {
  columns: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
    gap: 2.4,
    mt: 1.6,
  },
  side: {
    display: 'grid',
    alignSelf: 'start',
    gap: 1.6,
    position: { md: 'sticky' },
    top: 0,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '6px 10px',
    m: 0,
    fontSize: 14,
    '& dt': { color: 'ink.second' },
    '& dd': { m: 0, overflowWrap: 'anywhere' },
  },
} as const
