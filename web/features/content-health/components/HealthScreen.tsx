import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import { type FindingKind, findingKinds } from '#shared/library/content-findings'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { ellipsis, inRow, underlineLook } from '../../../components/looks/looks'
import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'

type CampHealth = Answer<'GET /api/ContentHealth'>['camps'][number]

const healthQuery = (locales: string) =>
  infiniteQueryOptions({
    queryKey: ['content', 'health', locales],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/ContentHealth', { query: { locales, skip: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  })

/** What a finding is called, and where in the camp's form it is mended. */
const kinds: Readonly<
  Record<FindingKind, { readonly label: string; readonly tab: string; readonly isBad?: true }>
> = {
  rates: { label: 'No rates', tab: 'Rooms and rates', isBad: true },
  ratesEnd: { label: 'Rates end within a year', tab: 'Rooms and rates' },
  allotments: { label: 'Rooms not counted', tab: 'Rooms and rates', isBad: true },
  picture: { label: 'No photo', tab: 'Details' },
  text: { label: 'No text', tab: 'Texts' },
  place: { label: 'Far from its region', tab: 'Details' },
}
const localesPattern = /^[a-z]{2}(-[A-Z]{2})?(,[a-z]{2}(-[A-Z]{2})?){0,9}$/
const shownAtOnce = 100

/** `/content-health`: what is missing or stale of camps, what is worth most first. */
export function HealthScreen() {
  const [search, setSearch] = useSearchParams()
  const locales = search.get('locales') ?? 'en'
  const kind = findingKinds.find((one) => one === search.get('missing'))
  const [localesError, setLocalesError] = useState<string>()
  const [shown, setShown] = useState(shownAtOnce)
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(healthQuery(locales))
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const all = data?.pages.flatMap(({ camps }) => camps) ?? []
  const total = data?.pages[0]?.total ?? 0
  const checkedCount = data?.pages.at(-1)?.next ?? total
  const has = (camp: CampHealth, wanted: FindingKind) =>
    camp.findings.some((finding) => finding.kind === wanted)
  const camps = (kind === undefined ? all : all.filter((camp) => has(camp, kind))).toSorted(
    (one, other) => other.worth - one.worth,
  )
  const setParameter = (name: string, value: string) =>
    setSearch((old) => ({ ...Object.fromEntries(old), [name]: value }), { replace: true })
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1080, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <h1>Content health</h1>
      <Box component="p" sx={{ color: 'ink.second', mb: 2 }}>
        What agents and clients miss. First comes what is worth most: how much is missing × what a
        night there sells for.
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.6,
          gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
          mb: 1.6,
        }}
      >
        <SelectField
          label="What is missing"
          size="small"
          value={kind ?? ''}
          options={[
            ['', `Anything: ${countOf(all.length, 'camp')}`],
            ...findingKinds.map((one) => {
              const count = all.filter((camp) => has(camp, one)).length
              return [one, `${kinds[one].label}: ${count}`] as const
            }),
          ]}
          onChange={({ target }) => setParameter('missing', target.value)}
        />
        <Field
          key={locales}
          label="Languages of texts"
          size="small"
          hint="As in en, de"
          error={localesError}
          defaultValue={locales.replaceAll(',', ', ')}
          onBlur={({ target }) => {
            const typedPrice = target.value.replaceAll(/\s/g, '')
            const isRight = localesPattern.test(typedPrice)
            setLocalesError(isRight ? undefined : 'Use language tags like en, fr-FR')
            if (isRight && typedPrice !== locales) setParameter('locales', typedPrice)
          }}
        />
      </Box>
      <Box
        component="p"
        role="status"
        className="tabular"
        sx={{ color: 'ink.note', fontSize: 13, mb: 1 }}
      >
        {hasNextPage
          ? `Checked ${checkedCount} of ${countOf(total, 'camp')}`
          : data && `${countOf(total, 'camp')} checked`}
      </Box>
      {(data === undefined || hasNextPage) && !isError && (
        <LinearProgress
          variant={data === undefined ? 'indeterminate' : 'determinate'}
          value={(checkedCount / Math.max(total, 1)) * 100}
          aria-label="Checking camps"
          sx={{ mb: 1.6 }}
        />
      )}
      {isError && (
        <ErrorState title="The camps couldn’t be checked" error={error} onRetry={refetch} />
      )}
      {data !== undefined && !hasNextPage && camps.length === 0 && (
        <EmptyState
          title={
            kind === undefined
              ? 'Nothing is missing'
              : `No camps here: ${kinds[kind].label.toLowerCase()}`
          }
          text="Every camp has what agents and clients look for."
        />
      )}
      {camps.length > 0 && (
        <Card component="ol" aria-label="Camps">
          {camps.slice(0, shown).map((camp) => (
            <CampRow key={camp.code} camp={camp} />
          ))}
        </Card>
      )}
      {camps.length > shown && (
        <Button variant="outlined" sx={{ mt: 1.6 }} onClick={() => setShown(shown + shownAtOnce)}>
          Show more
        </Button>
      )}
    </Box>
  )
}

function CampRow({ camp: { code, name, place, findings } }: { readonly camp: CampHealth }) {
  const path = `/AccommodationsManager/${code}`
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box component={Link} to={path} sx={{ ...ellipsis, ...nameLook }}>
          {name}
        </Box>
        <Box sx={{ ...ellipsis, color: 'ink.second', fontSize: 13 }}>{place}</Box>
      </Box>
      {findings.map(({ kind, detail }) => (
        <Chip
          key={detail}
          component={Link}
          to={`${path}?tab=${encodeURIComponent(kinds[kind].tab)}`}
          clickable
          label={detail}
          color={kinds[kind].isBad ? 'error' : 'warning'}
        />
      ))}
    </Box>
  )
}

const rowLook = {
  ...inRow(1),
  flexWrap: 'wrap',
  p: '11px 20px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
const nameLook = { display: 'block', fontWeight: 600, color: 'inherit', '&:hover': underlineLook }
