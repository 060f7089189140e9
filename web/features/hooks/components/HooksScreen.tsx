import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { hookKeptDays } from '#shared/api/hooks'
import { agencyIdSchema } from '#shared/ids/ids'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Segmented } from '../../../components/inputs/Segmented'
import { SelectField } from '../../../components/inputs/SelectField'
import { inRow } from '../../../components/looks/looks'
import { useSession } from '../../../lib/session/session'
import { agenciesQuery, deliveriesQuery, useReplay } from '../api/hooks'
import { DeliveryRow } from './DeliveryRow'
import { OwnHookCard } from './OwnHookCard'

/** `/hooks`: what the automation hook was told, what it answered, and a way to tell it again. */
export function HooksScreen() {
  const { may, principal } = useSession()
  const [search, setSearch] = useSearchParams()
  const agencyId = agencyIdSchema.safeParse(search.get('agency')).data ?? principal.agencyId
  const isFailed = search.get('show') === 'failed'
  const change = (name: 'agency' | 'show', value: string) =>
    setSearch(
      (old) => {
        old.delete(name)
        if (value !== '') old.set(name, value)
        return old
      },
      { replace: true },
    )
  const { data: agencies = [] } = useQuery({ ...agenciesQuery, enabled: may('superadmin') })
  const list = useInfiniteQuery(deliveriesQuery({ agencyId, isFailed }))
  const { mutateAsync } = useReplay(agencyId)
  const replay: typeof mutateAsync = (deliveries) =>
    mutateAsync(deliveries).catch(() => ({ count: 0 }))
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const failedRows = rows.filter(({ state }) => state === 'failed').slice(0, 50)
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1080, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Automation Hook</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            Events of the last {hookKeptDays} days and what your automation answered.
          </Box>
        </Box>
        {failedRows.length > 0 && (
          <AsyncButton variant="outlined" onClick={() => replay(failedRows)}>
            Send {failedRows.length} failed again
          </AsyncButton>
        )}
      </Box>
      {agencyId === principal.agencyId && <OwnHookCard />}
      <Box sx={{ ...inRow(2), flexWrap: 'wrap', alignItems: 'end', mb: 2 }}>
        <Segmented
          label="Events"
          value={isFailed ? 'failed' : ''}
          segments={[
            { value: '', label: 'All events' },
            { value: 'failed', label: 'Failed' },
          ]}
          onChange={(value) => change('show', value)}
        />
        {agencies.length > 0 && (
          <Box sx={{ width: 280 }}>
            <SelectField
              label="Agency"
              value={agencyId}
              options={agencies.map(({ id, name }) => [id, name])}
              onChange={({ target }) => change('agency', target.value)}
            />
          </Box>
        )}
      </Box>
      {list.isError && rows.length === 0 ? (
        <ErrorState
          title="The events couldn’t be loaded"
          error={list.error}
          onRetry={list.refetch}
        />
      ) : list.isPending ? (
        <Bone height={420} radius={12} />
      ) : rows.length === 0 ? (
        <EmptyState
          level={2}
          title={isFailed ? 'No failed events' : 'No events yet'}
          text={
            isFailed
              ? `Events that your automation didn’t take after five tries appear here for ${hookKeptDays} days.`
              : 'Quotes, holds, payments and shared trips appear here once an automation hook is set up.'
          }
        />
      ) : (
        <Card>
          <Box component="ul" aria-label="Events">
            {rows.map((row) => (
              <DeliveryRow
                key={`${row.id} ${row.target}`}
                delivery={row}
                onReplay={() => replay([row])}
              />
            ))}
          </Box>
          {list.hasNextPage && (
            <Box sx={{ p: 1.6, textAlign: 'center' }}>
              <AsyncButton variant="text" onClick={() => list.fetchNextPage()}>
                Show more
              </AsyncButton>
            </Box>
          )}
        </Card>
      )}
    </Box>
  )
}
