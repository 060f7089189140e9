import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { shortRange } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { card, underlineLook } from '../../../components/looks/looks'
import { figureText } from '../../../components/money/money-parts'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { useTripPath } from '../../../lib/navigation/trip-path'
import { type ImpactPage, impactQuery, type Rates, useRefreshTrip } from '../api/rate-sheets'

type Change = ImpactPage['changes'][number]

interface ImpactPanelProps {
  /** Undefined while questions are open. */
  readonly rates: Rates | undefined
  readonly isPublished: boolean
}

/** Which open quotes would change, by how much, and whose margin falls below its limit. */
export function ImpactPanel({ rates, isPublished }: ImpactPanelProps) {
  const [tried, setTried] = useState(rates)
  if (rates !== undefined && JSON.stringify(rates) !== JSON.stringify(tried) && !isPublished)
    setTried(rates)
  return rates === undefined || tried === undefined ? (
    <Box sx={{ ...card, p: '16px 20px', color: 'ink.second' }}>
      Answer the questions to see what publishing would do to open quotes.
    </Box>
  ) : (
    <Computed rates={tried} isPublished={isPublished} />
  )
}

function Computed({
  rates,
  isPublished,
}: {
  readonly rates: Rates
  readonly isPublished: boolean
}) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...impactQuery(rates),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  if (error !== null)
    return <ErrorState title="The open quotes couldn’t be priced" error={error} onRetry={refetch} />
  const pages = data?.pages ?? []
  const changes = pages.flatMap((page) => page.changes)
  const below = changes.filter(({ fallsBelowLimit }) => fallsBelowLimit)
  const lockedCount = pages.reduce((sum, page) => sum + page.locked, 0)
  const sortedChanges = changes.toSorted(
    (a, b) =>
      Number(b.fallsBelowLimit) - Number(a.fallsBelowLimit) || a.marginAfter - b.marginAfter,
  )
  const verb = isPublished ? 'changed' : 'change'
  return (
    <Box component="section" aria-label="Impact on open quotes" sx={look}>
      <Box className="sums">
        <Box role="status">
          <h2>
            {hasNextPage || data === undefined
              ? 'Pricing open quotes…'
              : `${countOf(changes.length, 'open quote')} ${changes.length === 1 && !isPublished ? 'changes' : verb}`}
            {below.length > 0 && <em>; {below.length} below the margin limit</em>}
          </h2>
        </Box>
        {isFetching && <LinearProgress aria-label="Pricing open quotes" />}
        <ul>
          {sumsOf(changes).map(([label, text]) => (
            <li key={label}>
              {label} <b className="tabular">{text}</b>
            </li>
          ))}
          <li>
            Locked prices <b className="tabular">{lockedCount}, stay as agreed</b>
          </li>
        </ul>
      </Box>
      <Box className="rows">
        {changes.length > 0 && <ChangeTable changes={sortedChanges} isPublished={isPublished} />}
        <p>
          Clients keep the price they were sent until it expires. Owners are told by a message and
          by email.
        </p>
      </Box>
    </Box>
  )
}

const maxShown = 50

function ChangeTable({
  changes,
  isPublished,
}: {
  readonly changes: readonly Change[]
  readonly isPublished: boolean
}) {
  const pathOf = useTripPath()
  const { mutateAsync } = useRefreshTrip()
  return (
    <table>
      <thead>
        <tr>
          {['Quote', 'Travel', 'Cost change', 'Sell', 'Margin', 'Limit', ''].map((title) => (
            <th key={title} scope="col">
              {title || <span className="visually-hidden">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, maxShown).map((one, index) => {
          const {
            id,
            name,
            clientName,
            camps,
            currency,
            costChange,
            sell,
            marginBefore,
            marginAfter,
            limit,
          } = one
          return (
            <tr key={id ?? `${name} ${index}`}>
              <td>
                <PersonAvatar name={clientName ?? name} size={28} />
                <span>
                  <b dir="auto">{clientName ?? name}</b>
                  {id === undefined ? (
                    <small>Another agency’s quote</small>
                  ) : (
                    <Box component={Link} to={pathOf(id)} sx={underlineLook}>
                      {name}
                    </Box>
                  )}
                </span>
              </td>
              <td>
                {shortRange(one.startDate, one.endDate)}
                <small>{camps}</small>
              </td>
              <td className="tabular">
                {costChange === undefined
                  ? 'No rate on some nights'
                  : `${currency} ${costChange > 0 ? '+' : '−'}${figureText(Math.abs(costChange), currency)}`}
              </td>
              <td className="tabular">{figureText(sell, currency)}</td>
              <td className="tabular">
                <Box component="b" sx={one.fallsBelowLimit ? { color: 'error.main' } : {}}>
                  {marginAfter}%
                </Box>
                <small>was {marginBefore}%</small>
              </td>
              <td className="tabular">{limit}%</td>
              <td>
                {isPublished && id !== undefined && (
                  <AsyncButton
                    size="small"
                    variant="outlined"
                    aria-label={`Refresh ${name}`}
                    onClick={() => mutateAsync(id).catch(() => undefined)}
                  >
                    Refresh
                  </AsyncButton>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** `Cost more: 11 quotes, USD +7,940`, by currency and direction. */
function sumsOf(changes: readonly Change[]): [string, string][] {
  return ([1, -1] as const).flatMap((sign): [string, string][] => {
    const own = changes.filter(({ costChange }) => Math.sign(costChange ?? 0) === sign)
    if (own.length === 0) return []
    const currencies = [...new Set(own.map(({ currency }) => currency))]
    const sums = currencies.map((currency) => {
      const sum = own.reduce(
        (all, one) => all + (one.currency === currency ? Math.abs(one.costChange ?? 0) : 0),
        0,
      )
      return `${currency} ${sign > 0 ? '+' : '−'}${figureText(sum, currency)}`
    })
    return [
      [sign > 0 ? 'Cost more' : 'Cost less', `${countOf(own.length, 'quote')}, ${sums.join(', ')}`],
    ]
  })
}

const look = {
  ...card,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '296px minmax(0, 1fr)' },
  overflow: 'hidden',
  fontSize: 13,
  '& .sums': { bgcolor: 'forest.800', color: 'common.white', p: '17px 20px 12px' },
  '& h2': { fontSize: 21, lineHeight: '26px' },
  '& em': { fontStyle: 'normal', color: 'ember.400' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    py: 0.8,
    borderTop: '1px solid rgba(255, 255, 255, 0.16)',
  },
  '& ul': { mt: 2.4 },
  '& .rows': {
    position: 'relative',
    overflowX: 'auto',
    p: '8px 20px 12px',
    '& > p': { color: 'ink.second', pt: 1 },
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'left', fontWeight: 500, color: 'ink.note', p: '6px 8px' },
  '& td': { borderTop: 1, borderColor: 'divider', p: '8px', whiteSpace: 'nowrap' },
  '& td:first-of-type': { display: 'flex', alignItems: 'center', gap: 1 },
  '& small': { display: 'block', fontSize: 12, color: 'ink.second' },
  '& td b': { display: 'block' },
}
