import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import { useId, useState } from 'react'
import { type DuplicatePair, type MergeField, mergeFields } from '#shared/api/client-merges'
import { capitalize, countOf, joinWords } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { inRow } from '../../../components/looks/looks'
import { instantDay } from '../../../lib/time/instants'
import { useMergeSteps } from '../api/client-merges'

type Client = DuplicatePair['clients'][number]

const fieldWords: Readonly<Record<MergeField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  status: 'Status',
}
const reasonWords: Readonly<Record<DuplicatePair['reasons'][number], string>> = {
  email: 'same mailbox',
  phone: 'same phone number',
  'same-name': 'same name',
  'similar-name': 'similar name',
}

function fieldOf(
  { firstName, lastName, email, contact, clientData }: Client,
  field: MergeField,
): string {
  const { status } = clientData
  return { firstName, lastName, email, ...contact, status: capitalize(status) }[field]
}

interface PairCardProps {
  readonly pair: DuplicatePair
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A pair in the list: its names and why it is there; open, the two side by side. */
export function PairCard({ pair, isOpen, onOpen }: PairCardProps) {
  const [one, other] = pair.clients
  const title = `${one.name} and ${other.name}`
  return (
    <TitledCard
      title={title}
      note={
        <Box component="span" sx={{ color: 'ink.second' }}>
          {capitalize(joinWords(pair.reasons.map((why) => reasonWords[why])))}
        </Box>
      }
      actions={
        !isOpen && (
          <Button size="small" variant="outlined" aria-label={`Compare ${title}`} onClick={onOpen}>
            Compare
          </Button>
        )
      }
    >
      {isOpen && <Comparison clients={pair.clients} title={title} />}
    </TitledCard>
  )
}

interface ComparisonProps {
  readonly clients: DuplicatePair['clients']
  readonly title: string
}

/**
 * Two clients side by side: which record stays, which value stays of each field, and merging or
 * keeping them apart.
 */
function Comparison({ clients, title }: ComparisonProps) {
  const { merge, dismiss } = useMergeSteps()
  const [keep, setKeep] = useState(clients[0])
  const lose = keep === clients[0] ? clients[1] : clients[0]
  const [chosen, setChosen] = useState<ReadonlyMap<MergeField, Client>>(new Map())
  const valueFrom = (field: MergeField) =>
    chosen.get(field) ?? (fieldOf(keep, field) === '' ? lose : keep)
  const [isAsking, setAsking] = useState(false)
  const name = `${valueFrom('firstName').firstName} ${valueFrom('lastName').lastName}`
  const isBusy = merge.isPending || dismiss.isPending
  const confirm = () => {
    setAsking(false)
    merge.mutate({
      keepId: keep.id,
      loseId: lose.id,
      fromLose: mergeFields.filter((field) => valueFrom(field) === lose),
      versions: { keep: keep.version, lose: lose.version },
    })
  }
  return (
    <>
      <Box component="table" aria-label={title} sx={tableLook}>
        <tbody>
          <ChoiceRow
            label="Keep"
            clients={clients}
            chosen={keep}
            words={recordWords}
            onChoose={setKeep}
          />
          {mergeFields.map((field) => (
            <ChoiceRow
              key={field}
              label={fieldWords[field]}
              clients={clients}
              chosen={valueFrom(field)}
              words={(client) => fieldOf(client, field)}
              onChoose={(client) => setChosen(new Map(chosen).set(field, client))}
            />
          ))}
          <tr>
            <th scope="row">Agent</th>
            {clients.map((client) => (
              <td key={client.id}>
                {client.agent.fullName}
                {client === keep && keep.agentId !== lose.agentId && (
                  <Box component="span" sx={{ color: 'ink.second' }}>
                    {' '}
                    (stays the client’s agent)
                  </Box>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </Box>
      <Box sx={{ ...inRow(1), flexWrap: 'wrap', justifyContent: 'flex-end', mt: 1.4 }}>
        <Button
          variant="text"
          disabled={isBusy}
          onClick={() => dismiss.mutate({ clientIds: [keep.id, lose.id] })}
        >
          Not a duplicate
        </Button>
        <Button variant="main" disabled={isBusy} onClick={() => setAsking(true)}>
          Merge clients
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Merge these clients?"
        text={`${name} gets all trips, payments, messages, notes and documents of both. The merge can be undone for a day.`}
        confirmLabel="Merge clients"
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** `3 trips, changed November 3, 2026`. */
function recordWords({ itineraryCount = 0, clientData }: Client): string {
  const words = `${countOf(itineraryCount, 'trip')}, changed ${instantDay(clientData.updatedDate)}`
  return clientData.archived ? `${words}, archived` : words
}

interface ChoiceRowProps {
  readonly label: string
  readonly clients: DuplicatePair['clients']
  readonly chosen: Client
  readonly words: (client: Client) => string
  readonly onChoose: (client: Client) => void
}

/** One of two values; there is no choice where both are the same. */
function ChoiceRow({ label, clients, chosen, words, onChoose }: ChoiceRowProps) {
  const group = useId()
  const isChoice = label === 'Keep' || words(clients[0]) !== words(clients[1])
  return (
    <tr>
      <th scope="row">{label}</th>
      {clients.map((client) => (
        <td key={client.id}>
          <Box component="label" sx={{ ...inRow(0.4), cursor: isChoice ? 'pointer' : 'default' }}>
            {isChoice && (
              <Radio
                size="small"
                name={group}
                checked={chosen === client}
                onChange={() => onChoose(client)}
                slotProps={{
                  input: { 'aria-label': `${label}: ${words(client) || 'empty'}` },
                }}
              />
            )}
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {words(client) || <Box sx={{ color: 'ink.second' }}>Empty</Box>}
            </Box>
          </Box>
        </td>
      ))}
    </tr>
  )
}

const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 14,
  '& th': {
    width: 130,
    textAlign: 'left',
    fontWeight: 500,
    color: 'ink.second',
    verticalAlign: 'middle',
  },
  '& td, & th': { p: '3px 10px 3px 0', height: 34, borderBottom: 1, borderColor: 'divider' },
  // a phone has room for two columns: the names of rows stand above them
  '@media (max-width: 599px)': {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th': { gridColumn: '1 / -1', width: 'auto', height: 'auto', pt: 0.8, border: 0 },
    '& td': { height: 'auto', minHeight: 34, minWidth: 0 },
  },
}
