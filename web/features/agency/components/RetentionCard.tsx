import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { type Agency, retentionQuery, useChangeAgency } from '../api/agency'

/** After how many years clients are erased by themselves, and who is next. */
export function RetentionCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync } = useChangeAgency(agency.id)
  const years = agency.retention?.years
  const [typed, setTyped] = useState(years === undefined ? '' : String(years))
  const [asks, setAsks] = useState(false)
  const next = typed.trim() === '' ? null : Number(typed)
  const isWrong = next !== null && !(Number.isInteger(next) && next >= 1 && next <= 30)
  const save = () =>
    changeAsync({
      change: { retentionYears: next },
      said: next === null ? 'Clients are kept until you erase them.' : 'Retention rule saved.',
    }).catch(() => undefined)
  return (
    <TitledCard title="Keeping clients">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Erase clients by themselves some years after their last trip, or after they were last
        changed where there was none. Payments and what was sold stay in your books without names.
        Clients with a trip to come or money owed are never erased, and lead agents get an email 30
        days before.
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong && next !== (years ?? null)) next === null ? void save() : setAsks(true)
        }}
        sx={{ display: 'flex', gap: 1.4, alignItems: 'start', flexWrap: 'wrap' }}
      >
        <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>
          <Field
            label="Years after the last trip"
            value={typed}
            inputProps={{ inputMode: 'numeric', maxLength: 3 }}
            hint="Leave empty to keep clients"
            error={isWrong ? 'Enter 1 to 30 years, or leave empty' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
        <AsyncButton type="submit" disabled={isWrong || next === (years ?? null)} sx={{ mt: 2.8 }}>
          Save
        </AsyncButton>
      </Box>
      {years !== undefined && <Due agency={agency} />}
      <ConfirmDialog
        open={asks}
        title={`Erase clients ${countOf(next ?? 0, 'year')} after their last trip?`}
        text="The first are erased in 30 days at the earliest. Erasing can’t be undone; you see below who is next."
        confirmLabel="Save rule"
        destructive
        onCancel={() => setAsks(false)}
        onConfirm={() => save().finally(() => setAsks(false))}
      />
    </TitledCard>
  )
}

function Due({ agency }: { readonly agency: Agency }) {
  const { data, isError, error, refetch } = useQuery(
    retentionQuery(agency.id, agency.retention?.since ?? ''),
  )
  if (data === undefined)
    return isError ? (
      <ErrorState title="Who is next couldn’t be loaded" error={error} onRetry={refetch} />
    ) : (
      <Bone height={90} radius={8} />
    )
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.6, pt: 1.4 }}>
      <Box component="h3" sx={{ fontSize: 14, mb: 0.8 }}>
        {data.count === 0
          ? 'Nobody is due within 30 days'
          : `${countOf(data.count, 'client')} due within 30 days`}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.8 }}>
        {data.due.map(({ clientId, name, agentName, lastOn, eraseOn }) => (
          <Box component="li" key={clientId} sx={{ overflowWrap: 'anywhere' }}>
            <Link to={`/clients/${clientId}`}>{name}</Link>, {longDate(eraseOn)}
            <Box component="span" sx={{ color: 'ink.second' }}>
              {` (last ${longDate(lastOn)}, ${agentName})`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
