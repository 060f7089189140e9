import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { relativeTime } from '#shared/dates/durations'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import type { Content, ContentActions } from '../api/content'

interface ReviewPartProps {
  readonly content: Content
  readonly review: ContentActions['review']
  /** Whether something stands in the way of publishing it. */
  readonly hasProblems: boolean
}

/** Requests a review of a draft with a note, or sends the draft back with a reason. */
export function ReviewPart({ content, review, hasProblems }: ReviewPartProps) {
  const [note, setNote] = useState('')
  const { draft, may } = content
  if (draft === null) return null
  const { review: last } = draft
  const isAsked = last?.state === 'asked'
  const say = (state: 'asked' | 'returned' | null) =>
    review
      .mutateAsync({
        content,
        state,
        ...(note.trim() !== '' && state !== null && { note: note.trim() }),
      })
      .then(() => setNote(''))
      .catch(() => undefined)
  return (
    <Box sx={{ display: 'grid', gap: 1.2, mt: 1.6 }}>
      {last !== undefined && (
        <Box component="p" role="status" sx={{ fontSize: 13 }}>
          {isAsked ? 'Review requested' : 'Sent back'} by {last.by.name},{' '}
          {relativeTime(new Date(last.at), new Date())}
          {last.note !== undefined && `: ${last.note}`}
        </Box>
      )}
      {may === 'draft' && last === undefined && (
        <Box component="p" sx={{ fontSize: 13, color: 'ink.second' }}>
          A colleague reviews and publishes your changes.
        </Box>
      )}
      {may === 'draft' && isAsked ? (
        <Button variant="text" size="small" sx={{ width: 'fit-content' }} onClick={() => say(null)}>
          Withdraw request
        </Button>
      ) : (
        <Box component="details" key={String(isAsked)} open={isAsked || may === 'draft'}>
          <Box component="summary" sx={{ fontSize: 13, cursor: 'pointer' }}>
            {isAsked ? 'Needs changes' : 'Review by a colleague'}
          </Box>
          <Box sx={{ display: 'grid', gap: 1.2, mt: 1, justifyItems: 'start' }}>
            <Field
              label={isAsked ? 'Reason' : 'Note to the reviewer'}
              hint="Optional"
              size="small"
              inputProps={{ maxLength: 500 }}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <AsyncButton
              variant={may === 'draft' ? 'contained' : 'outlined'}
              size="small"
              disabled={!isAsked && (hasProblems || draft.version === 0)}
              onClick={() => say(isAsked ? 'returned' : 'asked')}
            >
              {isAsked ? 'Send back' : 'Request review'}
            </AsyncButton>
          </Box>
        </Box>
      )}
    </Box>
  )
}
