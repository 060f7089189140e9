import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ErasurePlan } from '#shared/api/client-privacy'
import { countOf, joinWords } from '#shared/format/words'
import type { ClientId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Field } from '../../../components/inputs/Field'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { erasureQuery, useEraseClient } from '../api/client-privacy'

interface EraseDialogProps {
  readonly id: ClientId
  readonly onClose: () => void
  readonly onErased: () => void
}

/** Says what erasing a client would do, and does it once the name is typed. */
export function EraseDialog({ id, onClose, onErased }: EraseDialogProps) {
  const { data: plan, isError, error, refetch } = useQuery(erasureQuery(id))
  const { mutate, isPending, error: refused } = useEraseClient(id)
  const [name, setName] = useState('')
  const isFree = plan !== undefined && plan.blockers.length === 0
  const problem =
    fieldErrorsOf(refused).name ?? (refused === null ? undefined : failureText(refused))
  return (
    <FormDialog
      title={plan === undefined ? 'Erase client' : `Erase ${plan.name}?`}
      text="For clients who ask to be forgotten. This can’t be undone."
      width="sm"
      submitLabel={isFree ? 'Erase client' : undefined}
      isBusy={isPending}
      onSubmit={() => mutate(name, { onSuccess: onErased, onError: () => void refetch() })}
      onClose={onClose}
    >
      {plan === undefined ? (
        isError ? (
          <ErrorState
            title="This couldn’t be checked"
            error={error}
            kept="Nothing was erased."
            onRetry={() => void refetch()}
          />
        ) : (
          <Bone height={180} radius={8} />
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 1.6 }}>
          {!isFree && <Blockers plan={plan} />}
          <Part
            title="Erased"
            text={`${joinWords(goneWords(plan))}. Colleagues and search won’t find this client anymore.`}
          />
          <Part
            title="Kept for your books"
            text={`${joinWords(keptWords(plan))}, without names.`}
          />
          <Part
            title="Expires by itself"
            text="Backups within 35 days. Card and bank payments stay with the payment provider, and emails with whoever received them."
          />
          {isFree && (
            <Field
              label={`Type ${plan.name} to confirm`}
              value={name}
              autoComplete="off"
              error={problem}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Box>
      )}
    </FormDialog>
  )
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Box component="h3" sx={{ fontSize: 14, mb: 0.3 }}>
        {title}
      </Box>
      <Box component="p" sx={{ color: 'ink.second' }}>
        {text}
      </Box>
    </div>
  )
}

const reasons = {
  travel: 'is held or booked and still to come',
  payment: 'isn’t fully paid',
  refund: 'has money to be sent back',
  busy: 'is being worked on. Try again in a few minutes',
} as const satisfies Record<ErasurePlan['blockers'][number]['kind'], string>

function Blockers({ plan }: { readonly plan: ErasurePlan }) {
  return (
    <Box
      role="alert"
      sx={{ p: 1.4, borderRadius: 2, bgcolor: 'warning.light', color: 'warning.dark' }}
    >
      {plan.name} can’t be erased yet:
      <Box component="ul" sx={{ m: '6px 0 0', pl: 2.4 }}>
        {plan.blockers.map(({ kind, itineraryId, trip }) => (
          <Box component="li" key={itineraryId ?? kind} sx={{ overflowWrap: 'anywhere' }}>
            {itineraryId === undefined ? (
              'An import or merge of clients is under way. Try again in a few minutes.'
            ) : (
              <>
                <Link to={`/itinerary/edit/${itineraryId}`}>{trip}</Link> {reasons[kind]}.
              </>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const some = (count: number, one: string): string[] => (count === 0 ? [] : [countOf(count, one)])

const goneWords = ({ gone }: ErasurePlan): string[] => [
  'Name and contact',
  'mentions in trips and the audit trail',

  ...some(gone.notes, 'note'),
  ...(gone.updates > 0 ? [countOf(gone.updates, 'history entry', 'history entries')] : []),
  ...some(gone.messages, 'message'),
  ...some(gone.documents, 'document'),
  ...some(gone.travelers, 'traveler'),
  ...(gone.hasPortal ? ['portal access'] : []),
]

function keptWords({ kept }: ErasurePlan): string[] {
  const words = [
    ...some(kept.trips, 'trip'),
    ...some(kept.payments, 'payment'),
    ...(kept.acceptances > 0 ? ['accepted terms'] : []),
  ]
  return words.length === 0 ? ['That a client was erased, when and by whom'] : words
}
