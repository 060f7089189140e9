import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import type { ContentKind } from '#shared/managers/content-kind'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { SelectField } from '../../../components/inputs/SelectField'
import { ellipsis, inRow, underlineLook } from '../../../components/looks/looks'
import { StatusChip } from '../../../components/state/StatusChip'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { type ContentRow, contentsQuery, type ListView, namedQuery } from '../api/content'
import { contentForms } from '../model/content-fields'

const NewContentDialog = lazyPage(() => import('./NewContentDialog'), 'NewContentDialog')

/** `/AccommodationsManager` and its like: what is maintained of a kind, found and added. */
export function ContentList({ kind }: { readonly kind: ContentKind }) {
  const { one, many } = contentForms[kind]
  const [search, setSearch] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const state =
    (['drafts', 'review', 'disabled'] as const).find((known) => known === search.get('state')) ??
    'all'
  const view: ListView = {
    term: search.get('q') ?? '',
    country: search.get('country') ?? '',
    state,
  }
  const setParameter = (name: string, value: string) =>
    setSearch((old) => ({ ...Object.fromEntries(old), [name]: value }), { replace: true })
  const list = useInfiniteQuery({ ...contentsQuery(kind, view), placeholderData: keepPreviousData })
  const { data: countries } = useQuery(namedQuery('Countries', ''))
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const counts = list.data?.pages[0]?.counts
  const count = (of: ListView['state'], label: string) => ({
    value: of,
    label: counts ? `${label} ${counts[of]}` : label,
  })
  return (
    <Box component="main" sx={page}>
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>{many}</h1>
          <Box component="p" role="status" sx={{ color: 'ink.second' }}>
            {counts === undefined
              ? 'What agents find, kept up to date.'
              : countOf(counts.all, one, many.toLowerCase())}
          </Box>
        </Box>
        <Button component={Link} to="/content/import">
          Import
        </Button>
        <Button component={Link} to="/content/uploads">
          Upload photos
        </Button>
        <Button
          variant="main"
          startIcon={<Icon name="plus" size={17} />}
          onClick={() => setAdding(true)}
        >
          Add {one}
        </Button>
      </Box>
      <Box component="search" sx={{ ...inRow(1.6), flexWrap: 'wrap', alignItems: 'end', mb: 1.6 }}>
        <Segmented
          label="Which entries"
          value={state}
          segments={[
            count('all', 'All'),
            count('drafts', 'Drafts'),
            count('review', 'For review'),
            count('disabled', 'Disabled'),
          ]}
          onChange={(next) => setParameter('state', next)}
        />
        {kind !== 'Features' && kind !== 'Countries' && (
          <Box sx={{ width: 200 }}>
            <SelectField
              label="Country"
              size="small"
              value={view.country}
              onChange={({ target }) => setParameter('country', target.value)}
            >
              <MenuItem value="">All countries</MenuItem>
              {countries?.rows.map(({ code, name }) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
            </SelectField>
          </Box>
        )}
        <Box sx={{ ml: { sm: 'auto' } }}>
          <SearchBox
            label={`Search ${many.toLowerCase()}`}
            shortcutGroup={many}
            term={view.term}
            onSearch={(term) => setParameter('q', term)}
            settleMs={200}
          />
        </Box>
      </Box>
      {list.isError && rows.length === 0 ? (
        <ErrorState
          title={`${many} couldn’t be loaded`}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : list.isPending ? (
        <Card
          sx={{ display: 'grid', gap: 1.6, p: 2 }}
          role="status"
          aria-label={`Loading ${many.toLowerCase()}`}
        >
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Bone key={row} height={40} radius={8} />
          ))}
        </Card>
      ) : rows.length === 0 ? (
        <EmptyState
          level={2}
          title={`No ${many.toLowerCase()} here`}
          text="Try another search, or add one."
          actions={<Button onClick={() => setSearch({})}>Show all</Button>}
        />
      ) : (
        <Card sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
          <Box component="ul" aria-label={many}>
            {rows.map((row) => (
              <Row key={row.code} kind={kind} row={row} />
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
      {isAdding && (
        <Suspense>
          <NewContentDialog kind={kind} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Box>
  )
}

function Row({
  kind,
  row: { code, name, place, isDisabled, draft },
}: {
  readonly kind: ContentKind
  readonly row: ContentRow
}) {
  const review = draft?.review && { asked: 'For review', returned: 'Sent back' }[draft.review.state]
  const words = review ?? (draft?.isNew ? 'New' : draft?.publishAt ? 'Scheduled' : 'Draft')
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box
          component={Link}
          to={`${contentForms[kind].path}/${code}`}
          sx={{
            ...ellipsis,
            display: 'block',
            fontWeight: 600,
            color: 'inherit',
            '&:hover': underlineLook,
          }}
        >
          {name}
        </Box>
        <Box
          component="span"
          sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}
        >
          {[code, place].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {draft !== null && (
        <StatusChip
          status={{ label: words, tone: 'info' }}
          note={`${countOf(draft.changes, 'change')} by ${draft.updatedBy.name}`}
        />
      )}
      {isDisabled && <StatusChip status={{ label: 'Disabled', tone: 'plain' }} />}
    </Box>
  )
}

const page = { maxWidth: 1280, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }
const rowLook = { ...inRow(1.2), p: '11px 20px', '& + &': { borderTop: 1, borderColor: 'divider' } }
