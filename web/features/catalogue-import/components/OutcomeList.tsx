import Box from '@mui/material/Box'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ImportOutcome, ImportRun } from '#shared/api/content-imports'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { outcomesQuery } from '../api/import-runs'

interface OutcomeListProps {
  readonly run: ImportRun
  readonly only?: 'problems' | 'kept'
  readonly children: (outcomes: readonly ImportOutcome[]) => ReactNode
}

/** Outcomes of an import, some hundred at a time. */
export function OutcomeList({ run, only, children }: OutcomeListProps) {
  const query = useInfiniteQuery(outcomesQuery(run, only))
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        title="The rows couldn’t be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Bone height={120} radius={8} />
    )
  return (
    <>
      {children(query.data.pages.flatMap(({ outcomes }) => outcomes))}
      {query.hasNextPage && (
        <Box sx={{ mb: 1.6 }}>
          <AsyncButton size="small" variant="outlined" onClick={() => query.fetchNextPage()}>
            Show more rows
          </AsyncButton>
        </Box>
      )}
    </>
  )
}
