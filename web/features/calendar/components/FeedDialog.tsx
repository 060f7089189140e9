import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Field } from '../../../components/inputs/Field'
import { FieldNote } from '../../../components/inputs/FieldNote'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { useCopy } from '../../../components/snackbar/use-copy'
import { failureText } from '../../../lib/api/api-error'
import { instantDay } from '../../../lib/time/instants'
import { calendarFeedQuery, useCreateFeed, useRemoveFeed } from '../api/calendar-feed'

/** Makes the secret address by which calendar apps read one’s own calendar, or withdraws it. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(calendarFeedQuery)
  const create = useCreateFeed()
  const remove = useRemoveFeed()
  if (create.data !== undefined) return <CreatedFeed path={create.data.address} onClose={onClose} />
  const since = data?.createdAt ?? undefined
  const failure = create.error ?? remove.error
  return (
    <FormDialog
      title="Subscribe in a calendar app"
      text="A secret link shows your own trips in Google Calendar, Outlook or Apple Calendar: trip names and dates, no client details or amounts. Anyone who has the link can read it."
      submitLabel={since === undefined ? 'Create link' : 'Replace link'}
      isBusy={create.isPending}
      disabled={data === undefined || remove.isPending}
      aside={
        since !== undefined && (
          <Button
            variant="outlined"
            color="error"
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => showSnackbar('Calendar link withdrawn.'),
              })
            }
          >
            Withdraw link
          </Button>
        )
      }
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      {data === undefined && error === null && <BoneLines lines={1} />}
      {data === undefined && error !== null && (
        <ErrorState title="The link couldn’t be loaded" error={error} onRetry={refetch} />
      )}
      {data !== undefined &&
        (since === undefined
          ? 'You have no calendar link yet.'
          : `You created a link on ${instantDay(since)}. Replacing it stops the old one.`)}
      <FieldNote
        id="calendar-feed-note"
        text={failure === null ? undefined : failureText(failure)}
        isError
      />
    </FormDialog>
  )
}

interface CreatedFeedProps {
  readonly path: string
  readonly onClose: () => void
}

function CreatedFeed({ path, onClose }: CreatedFeedProps) {
  const copy = useCopy()
  const address = `${location.origin}${path}`
  return (
    <FormDialog
      title="Calendar link created"
      text="Copy it now: it’s shown only once. In Google Calendar, Outlook or Apple Calendar, add a calendar from this address."
      submitLabel={undefined}
      aside={
        <Button variant="main" onClick={() => copy(address, 'Calendar link copied.')}>
          Copy link
        </Button>
      }
      onSubmit={() => undefined}
      onClose={onClose}
    >
      <Field label="Link" value={address} readOnly onFocus={({ target }) => target.select()} />
    </FormDialog>
  )
}
