import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { saveFile } from '../../../lib/files/save-file'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { agenciesQuery, auditCountQuery, auditCsv, auditQuery } from '../api/audit'
import { type AuditView, isNarrowed, searchOfView, viewOfSearch } from '../model/audit-view'
import { AuditFilters } from './AuditFilters'
import { AuditRows } from './AuditRows'

/** `/audit-trail`: who did what and when, in the agency or in all of them. */
export function AuditScreen() {
  const { may } = useSession()
  const { data: agencies = [] } = useQuery({ ...agenciesQuery, enabled: may('superadmin') })
  const [search, setSearch] = useSearchParams()
  const view = viewOfSearch(search)
  const change = (changes: Partial<AuditView>) =>
    setSearch((old) => searchOfView({ ...viewOfSearch(old), ...changes }), { replace: true })
  const list = useInfiniteQuery({ ...auditQuery(view), placeholderData: keepPreviousData })
  const count = useQuery({ ...auditCountQuery(view), placeholderData: keepPreviousData })
  const csv = useMutation({
    mutationFn: () => auditCsv(view),
    onSuccess: (text) => saveFile(`audit-trail-${todayHere()}.csv`, text),
    onError: (error) =>
      showSnackbar(`The file wasn’t made. ${failureText(error)}`, { tone: 'error' }),
  })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1280, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Audit Trail</h1>
          <Box component="p" role="status" sx={{ color: 'ink.second' }}>
            {count.data === undefined
              ? 'Who did what, and when.'
              : countOf(count.data.count, 'entry', 'entries')}
          </Box>
        </Box>
        <AsyncButton
          variant="outlined"
          loading={csv.isPending}
          startIcon={<Icon name="download" size={16} />}
          onClick={() => csv.mutateAsync().catch(() => undefined)}
        >
          CSV
        </AsyncButton>
      </Box>
      <AuditFilters view={view} onChange={change} agencies={agencies} />
      {list.isError && rows.length === 0 ? (
        <ErrorState
          title="The audit trail couldn’t be loaded"
          error={list.error}
          onRetry={list.refetch}
        />
      ) : list.isPending ? (
        <Card
          sx={{ display: 'grid', gap: 1.6, p: 2 }}
          role="status"
          aria-label="Loading audit trail"
        >
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Bone key={row} height={40} radius={8} />
          ))}
        </Card>
      ) : rows.length === 0 && !list.hasNextPage ? (
        <EmptyState
          level={2}
          title={isNarrowed(view) ? 'No entries match' : 'No entries yet'}
          text={
            isNarrowed(view)
              ? 'Try other people, actions or days.'
              : 'What people do with trips and clients appears here.'
          }
          actions={
            isNarrowed(view) && <Button onClick={() => setSearch({})}>Show all entries</Button>
          }
        />
      ) : (
        <Card sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
          <AuditRows rows={rows} hasAgencies={view.agency === 'all'} onNarrow={change} />
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
