import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import { useState } from 'react'
import { type DuplicatePair, type MergeField, mergeFields } from '#shared/api/client-merges'
import { capitalize, joinWords } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { inRow } from '../../../components/looks/looks'
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

/** Two clients side by side: which value stays of each field, and merging or keeping them apart. */
export function PairCard({ pair: { clients, reasons } }: { readonly pair: DuplicatePair }) {
  const [one, other] = clients
  const { merge, dismiss } = useMergeSteps()
  const [chosen, setChosen] = useState<ReadonlyMap<MergeField, Client>>(
    () => new Map(mergeFields.map((field) => [field, fieldOf(one, field) === '' ? other : one])),
  )
  const [isAsking, setAsking] = useState(false)
  const name = `${chosen.get('firstName')?.firstName} ${chosen.get('lastName')?.lastName}`
  const isBusy = merge.isPending || dismiss.isPending
  const confirm = () => {
    setAsking(false)
    const fromLose = mergeFields.filter((field) => chosen.get(field) === other)
    merge.mutate({
      keepId: one.id,
      loseId: other.id,
      fromLose,
      versions: { keep: one.version, lose: other.version },
    })
  }
  return (
    <TitledCard
      title={`${one.name} and ${other.name}`}
      note={<span>{capitalize(joinWords(reasons.map((why) => reasonWords[why])))}</span>}
    >
      <Box component="table" aria-label={`${one.name} and ${other.name}`} sx={tableLook}>
        <tbody>
          {mergeFields.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldWords[field]}</th>
              {clients.map((client) => (
                <td key={client.id}>
                  <Box component="label" sx={{ ...inRow(0.4), cursor: 'pointer' }}>
                    {fieldOf(one, field) !== fieldOf(other, field) && (
                      <Radio
                        size="small"
                        name={`${one.id}${other.id}${field}`}
                        checked={chosen.get(field) === client}
                        onChange={() => setChosen(new Map(chosen).set(field, client))}
                        slotProps={{
                          input: {
                            'aria-label': `${fieldWords[field]}: ${fieldOf(client, field) || 'empty'}`,
                          },
                        }}
                      />
                    )}
                    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                      {fieldOf(client, field) || <Box sx={{ color: 'ink.second' }}>Empty</Box>}
                    </Box>
                  </Box>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Agent</th>
            {clients.map(({ id, agent }) => (
              <td key={id}>{agent.fullName}</td>
            ))}
          </tr>
        </tbody>
      </Box>
      <Box sx={{ ...inRow(1), flexWrap: 'wrap', justifyContent: 'flex-end', mt: 1.4 }}>
        <Button
          variant="text"
          disabled={isBusy}
          onClick={() => dismiss.mutate({ clientIds: [one.id, other.id] })}
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
    </TitledCard>
  )
}

const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 14,
  '& th': {
    width: { xs: 82, sm: 130 },
    textAlign: 'left',
    fontWeight: 500,
    color: 'ink.second',
    verticalAlign: 'middle',
  },
  '& td, & th': { p: '3px 10px 3px 0', height: 34, borderBottom: 1, borderColor: 'divider' },
}
