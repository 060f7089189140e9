import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { AgencyId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { ellipsis, inRow, underlineLook } from '../../../components/looks/looks'
import { Money } from '../../../components/money/Money'
import { useTripPath } from '../../../lib/navigation/trip-path'
import { impactQuery, type Settings } from '../api/pricing'
import { type Change, sumImpact } from '../model/sum-impact'

interface ImpactCardProps {
  readonly agencyId: AgencyId
  /** Undefined while they are as saved, or not valid. */
  readonly settings: Settings | undefined
}

/** What the settings would do to the open quotes. */
export function ImpactCard({ agencyId, settings }: ImpactCardProps) {
  return (
    <TitledCard title="What this changes">
      {settings === undefined ? (
        <Box sx={{ color: 'ink.second' }}>
          Change a value to see what it would do to your open quotes. New trips take saved settings
          at once; open quotes take them when they’re quoted again. Locked prices stay.
        </Box>
      ) : (
        <Computed agencyId={agencyId} settings={settings} />
      )}
    </TitledCard>
  )
}

function Computed({
  agencyId,
  settings,
}: Required<ImpactCardProps> & { readonly settings: Settings }) {
  const query = useInfiniteQuery(impactQuery(agencyId, settings))
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  if (error !== null)
    return <ErrorState title="The open quotes couldn’t be priced" error={error} onRetry={refetch} />
  const { total, seen, locked, changed, sums, largest, belowLimit } = sumImpact(data?.pages ?? [])
  const isDone = data !== undefined && !hasNextPage
  return (
    <Box sx={{ display: 'grid', gap: 1.2 }}>
      {!isDone && (
        <>
          <Box role="status">
            {data === undefined
              ? 'Pricing your open quotes'
              : `${seen} of ${total} open quotes priced`}
          </Box>
          <LinearProgress
            aria-label="Pricing open quotes"
            variant={data === undefined ? 'indeterminate' : 'determinate'}
            value={total === 0 ? 0 : (seen / total) * 100}
          />
        </>
      )}
      {isDone && (
        <Box role="status">
          {changed === 0
            ? `None of your ${total} open quotes would change.`
            : `${changed} of ${total} open quotes would change when they’re quoted again.`}
          {locked > 0 &&
            ` ${locked} with a locked price ${locked === 1 ? 'stays' : 'stay'} as agreed.`}
        </Box>
      )}
      {sums.map(({ currency, before, after }) => (
        <Box key={currency} sx={{ ...inRow(1), flexWrap: 'wrap' }} className="tabular">
          <b>Selling price, {currency}:</b> <Money amount={before} currency={currency} /> →{' '}
          <Money amount={after} currency={currency} />
        </Box>
      ))}
      {belowLimit.length > 0 && (
        <Box
          sx={{
            bgcolor: 'error.ground',
            color: 'error.main',
            p: '10px 14px',
            borderRadius: 'var(--mui-radius-control)',
          }}
        >
          <b>The total margin falls below zero:</b>
          <ChangeList changes={belowLimit} label="Quotes below zero" />
        </Box>
      )}
      {largest.length > 0 && (
        <>
          <Box component="h3" sx={{ fontSize: 13, mt: 0.6 }}>
            Largest changes
          </Box>
          <ChangeList changes={largest} label="Largest changes" />
        </>
      )}
    </Box>
  )
}

function ChangeList({
  changes,
  label,
}: {
  readonly changes: readonly Change[]
  readonly label: string
}) {
  const pathOf = useTripPath()
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 0.6 }}>
      {changes.map(({ id, name, clientName, currency, before, after }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Box
            component={Link}
            to={pathOf(id)}
            sx={{ ...ellipsis, ...underlineLook, display: 'block', color: 'inherit' }}
          >
            {clientName === undefined ? name : `${clientName}, ${name}`}
          </Box>
          <span className="tabular">
            <Money amount={before.sell} currency={currency} /> →{' '}
            <Money amount={after.sell} currency={currency} />
            {', margin '}
            <Money amount={before.margin} currency={currency} /> →{' '}
            <Money amount={after.margin} currency={currency} />
          </span>
        </Box>
      ))}
    </Box>
  )
}
