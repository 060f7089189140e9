import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ClientMerge, DuplicatePair } from '#shared/api/client-merges'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Loading } from '../../../components/feedback/Loading'
import { inRow } from '../../../components/looks/looks'
import { duplicatesQuery, mergesQuery, useMergeSteps } from '../api/client-merges'
import { PairCard } from './PairCard'

/**
 * `/clients/duplicates`: clients who may be in the list twice, side by side, and the merges of the
 * last day.
 */
export function DuplicatesScreen() {
  const { data, error, refetch } = useQuery(duplicatesQuery)
  const merges =
    useQuery(mergesQuery).data?.filter(({ state }) => state === 'moving' || state === 'done') ?? []
  return (
    <Box
      component="main"
      sx={{ maxWidth: 980, m: '0 auto', p: { xs: '24px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ mb: 2.4 }}>
        <Box component={Link} to="/clients" sx={{ color: 'ink.second', fontSize: 13 }}>
          My Clients
        </Box>
        <h1>Duplicate clients</h1>
        <Box component="p" role="status" sx={{ color: 'ink.second' }}>
          {data === undefined
            ? 'Looking for clients with the same mailbox, phone or name…'
            : countWords(data.count)}
        </Box>
      </Box>
      {error !== null && data === undefined && (
        <ErrorState title="Duplicates couldn’t be looked for" error={error} onRetry={refetch} />
      )}
      {data === undefined && error === null && <Loading />}
      {data?.count === 0 && (
        <EmptyState
          level={2}
          title="No duplicates found"
          text="No two clients look like the same person. Imports check for matching emails, too."
          actions={
            <Button variant="main" component={Link} to="/clients">
              Show clients
            </Button>
          }
        />
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {data !== undefined && <Pairs pairs={data.pairs} />}
        {merges.length > 0 && <RecentMerges merges={merges} />}
      </Box>
    </Box>
  )
}

const pageSize = 10

/** The surest first, ten at a time; one is open, at first the surest. */
function Pairs({ pairs }: { readonly pairs: readonly DuplicatePair[] }) {
  const [visibleCount, setVisibleCount] = useState(pageSize)
  const [openKey, setOpenKey] = useState<string>()
  const keys = pairs.map(({ clients }) =>
    clients.map(({ id, version }) => `${id}${version}`).join(),
  )
  const current = openKey !== undefined && keys.includes(openKey) ? openKey : keys[0]
  const others = pairs.length - visibleCount
  return (
    <>
      {pairs.slice(0, visibleCount).map((pair, at) => (
        <PairCard
          key={keys[at]}
          pair={pair}
          isOpen={keys[at] === current}
          onOpen={() => setOpenKey(keys[at])}
        />
      ))}
      {others > 0 && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'center' }}
          onClick={() => setVisibleCount(visibleCount + pageSize)}
        >
          Show {Math.min(others, pageSize)} more
        </Button>
      )}
    </>
  )
}

function RecentMerges({ merges }: { readonly merges: readonly ClientMerge[] }) {
  const { undo } = useMergeSteps()
  return (
    <TitledCard title="Merged in the last day">
      <Box component="ul" aria-label="Merged in the last day">
        {merges.map(({ loseId, loseName, keepName, by }) => (
          <Box component="li" key={loseId} sx={{ ...inRow(1.6), py: 0.8 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {loseName} into {keepName}, by {by}
            </Box>
            <Button
              size="small"
              variant="outlined"
              disabled={undo.isPending}
              aria-label={`Undo the merge of ${loseName}`}
              onClick={() => undo.mutate({ loseId })}
            >
              Undo
            </Button>
          </Box>
        ))}
      </Box>
    </TitledCard>
  )
}

const countWords = (count: number) =>
  count === 0 ? 'No duplicates in your list.' : `${countOf(count, 'pair')} may be the same person.`
