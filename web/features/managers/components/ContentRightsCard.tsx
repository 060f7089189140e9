import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentRights } from '#shared/access/content-rights'
import type { AgentId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { NamedField } from './NamedField'

interface ContentRightsCardProps {
  readonly id: AgentId
  readonly firstName: string
  readonly rights: ContentRights | undefined
}

const all: ContentRights = { countries: [], suppliers: [], isReviewed: false }
const lists = [
  { kind: 'Countries', list: 'countries' },
  { kind: 'Camps', list: 'suppliers' },
] as const
const codesIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/**
 * Which countries and camps a content manager keeps, and whether a colleague publishes what they
 * draft.
 */
export function ContentRightsCard({ id, firstName, rights = all }: ContentRightsCardProps) {
  const [chosen, setChosen] = useState<ContentRights>()
  const { countries, suppliers, isReviewed } = chosen ?? rights
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => {
      const isAll = countries.length + suppliers.length === 0 && !isReviewed
      const body = { contentRights: isAll ? null : { countries, suppliers, isReviewed } }
      return api('PATCH /api/Agents/{id}', { params: { id }, body })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['agents'] })
      setChosen(undefined)
      showSnackbar('Saved.')
    },
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
  })
  const setRights = (change: Partial<ContentRights>) =>
    setChosen({ countries, suppliers, isReviewed, ...change })
  return (
    <TitledCard title="Catalogue access">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.6 }}>
        {countries.length + suppliers.length === 0
          ? `${firstName} can edit the whole catalogue. Add countries or camps to limit this.`
          : `${firstName} can edit only these camps, and everything in these countries.`}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.6,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {lists.map(({ kind, list }) => (
          <NamedField
            key={kind}
            kind={kind}
            label={kind}
            isMany
            value={{ countries, suppliers }[list]}
            onChange={(value) => setRights({ [list]: codesIn(value) })}
          />
        ))}
      </Box>
      <FormControlLabel
        sx={{ my: 1.2 }}
        control={
          <Checkbox checked={isReviewed} onChange={(_event, on) => setRights({ isReviewed: on })} />
        }
        label={`A colleague must review ${firstName}’s changes before they’re published`}
      />
      <div>
        <AsyncButton
          disabled={chosen === undefined}
          onClick={() => save.mutateAsync().catch(() => undefined)}
        >
          Save
        </AsyncButton>
      </div>
    </TitledCard>
  )
}
