import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ClientStatus, ClientUpdate } from '#shared/api/client-shapes'
import type { ClientId } from '#shared/ids/ids'
import { TitledCard } from '../../../../components/card/TitledCard'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { BoneLines } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { Field } from '../../../../components/inputs/Field'
import { SelectField } from '../../../../components/inputs/SelectField'
import { inRow } from '../../../../components/looks/looks'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { StatusChip } from '../../../../components/state/StatusChip'
import { failureText } from '../../../../lib/api/api-error'
import { useTripPath } from '../../../../lib/navigation/trip-path'
import { instantWords } from '../../../../trip/life/instant-words'
import { type ClientTrip, useAddUpdate } from '../../api/client-queries'
import { clientStatuses, statusWords } from '../../model/client-list-view'

interface HistoryCardProps {
  readonly clientId: ClientId
  readonly status: ClientStatus
  readonly trips: readonly ClientTrip[]
  /** Undefined while they are loading. */
  readonly updates: readonly ClientUpdate[] | undefined
}

/** What happened with a client, latest first. */
export function HistoryCard({ clientId, status, trips, updates }: HistoryCardProps) {
  const [isAdding, setAdding] = useState(false)
  const pathOf = useTripPath()
  return (
    <TitledCard
      title="Updates"
      actions={
        <Button
          size="small"
          startIcon={<Icon name="plus" size={16} />}
          onClick={() => setAdding(true)}
        >
          Add update
        </Button>
      }
    >
      {updates === undefined && <BoneLines lines={4} gap={16} />}
      {updates?.length === 0 && (
        <Typography variant="body2" sx={{ py: 1.2, color: 'ink.second' }}>
          No updates yet. Record calls, decisions and changes of status here.
        </Typography>
      )}
      <Box component="ol" aria-label="Updates">
        {updates?.map(({ id, timestamp, status: then, text, agent, agency, itinerary }) => (
          <Box component="li" key={id} sx={lineLook}>
            <StatusChip status={statusWords[then]} />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                variant="body2"
                dir="auto"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {text === '' ? `Status set to ${statusWords[then].label}` : text}
              </Typography>
              {itinerary !== undefined && (
                <Typography variant="caption" component="p" noWrap>
                  <Link to={pathOf(itinerary.id)}>{itinerary.name}</Link>
                </Typography>
              )}
              <Typography variant="caption" component="p" sx={{ color: 'ink.note' }}>
                {agent.fullName}, {agency.name}
              </Typography>
            </Box>
            <Typography variant="caption" component="time" dateTime={timestamp} className="tabular">
              {instantWords(new Date(timestamp), new Date())}
            </Typography>
          </Box>
        ))}
      </Box>
      {isAdding && (
        <UpdateDialog
          clientId={clientId}
          status={status}
          trips={trips}
          onClose={() => setAdding(false)}
        />
      )}
    </TitledCard>
  )
}

const lineLook = {
  ...inRow(1.4),
  alignItems: 'flex-start',
  py: 1.2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > :nth-of-type(2)': { flex: 1 },
  '& time': { color: 'ink.note', whiteSpace: 'nowrap' },
} as const

function UpdateDialog({
  clientId,
  status,
  trips,
  onClose,
}: Omit<HistoryCardProps, 'updates'> & { onClose: () => void }) {
  const { mutate, isPending } = useAddUpdate(clientId)
  const [now, setNow] = useState(status)
  const [text, setText] = useState('')
  const [trip, setTrip] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    const isEmpty = text.trim() === '' && now === status
    setMissing(isEmpty)
    if (isEmpty) return
    const itineraryId = trips.find(({ id }) => id === trip)?.id
    mutate(
      { text: text.trim(), status: now, ...(itineraryId === undefined ? {} : { itineraryId }) },
      {
        onSuccess: () => {
          showSnackbar('Update added.')
          onClose()
        },
        onError: (error) =>
          showSnackbar(`The update wasn’t added. ${failureText(error)}`, { tone: 'error' }),
      },
    )
  }
  return (
    <FormDialog
      title="Add update"
      submitLabel="Add update"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6, mt: 1.6 }}>
        <Field
          label="What happened"
          multiline
          autoFocus
          maxRows={8}
          value={text}
          error={isMissing ? 'Write what happened or choose another status' : undefined}
          inputProps={{ maxLength: 500, dir: 'auto' }}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          label="Status"
          value={now}
          options={clientStatuses.map((one) => [one, statusWords[one].label])}
          onChange={({ target }) =>
            setNow(clientStatuses.find((one) => one === target.value) ?? now)
          }
        />
        {trips.length > 0 && (
          <SelectField
            label="Trip (optional)"
            value={trip}
            options={[['', 'No trip'], ...trips.map(({ id, name }) => [id, name] as const)]}
            onChange={({ target }) => setTrip(target.value)}
          />
        )}
      </Box>
    </FormDialog>
  )
}
