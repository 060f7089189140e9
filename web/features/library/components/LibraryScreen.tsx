import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import type { MediaId } from '#shared/ids/ids'
import { libraryOrders } from '#shared/library/facets'
import { libraryPageOf } from '#shared/library/library-rights'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { Choice } from '../../../components/inputs/Choice'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import {
  libraryQuery,
  type Medium,
  mediaBetween,
  searchesQuery,
  useSaveSearch,
} from '../api/library'
import { viewOf } from '../model/library-address'
import { orderWords } from '../model/library-view'
import { Facets, type Lightboxes } from './Facets'
import { FilterBar } from './FilterBar'
import { MediaGrid } from './MediaGrid'
import { SelectionBar } from './SelectionBar'
import { SideColumn } from './SideColumn'

const EditPanel = lazyPart(() => import('./EditPanel'), 'EditPanel')
const NameDialog = lazyPart(() => import('./NameDialog'), 'NameDialog')
const MediumDialog = lazyPart(() => import('./MediumDialog'), 'MediumDialog')

/** Most media that are chosen at once. */
const maxChosen = 2_000

interface LibraryScreenProps {
  readonly lightboxes?: Lightboxes
}

/**
 * `/content` and `/agency-library`: the agency's photos and films, found by search and facets, and
 * edited many at once.
 */
export function LibraryScreen({ lightboxes }: LibraryScreenProps) {
  const queries = useQueryClient()
  const { principal } = useSession()
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const view = useMemo(() => viewOf(new URLSearchParams(address)), [address])
  const isList = search.get('view') === 'list'
  const { data, isError, error, refetch } = useQuery({
    ...libraryQuery(view, 0),
    placeholderData: keepPreviousData,
  })
  const [chosen, setChosen] = useState<ReadonlyMap<MediaId, Medium>>(new Map())
  const [isEditing, setEditing] = useState(false)
  const [opened, setOpened] = useState<Medium>()
  const [shows, setShows] = useState<'facets' | 'saving'>()
  const save = useSaveSearch()
  const { data: searches = [] } = useQuery(searchesQuery)
  const isNarrow = useMediaQuery('(max-width: 1099px)')
  const lastChosen = useRef(0)
  const total = data?.total ?? 0
  const clear = useCallback(() => {
    setChosen(new Map())
    setEditing(false)
  }, [])
  const chooseAll = useCallback(
    async (from: number, to: number) => {
      const media = await mediaBetween(queries, view, from, Math.min(to, from + maxChosen - 1))
      setChosen(
        (old) =>
          new Map(
            [...old, ...media.map((medium) => [medium.id, medium] as const)].slice(0, maxChosen),
          ),
      )
    },
    [queries, view],
  )
  const choose = useCallback(
    (medium: Medium, at: number, isRange: boolean) => {
      if (isRange)
        return void chooseAll(Math.min(lastChosen.current, at), Math.max(lastChosen.current, at))
      lastChosen.current = at
      setChosen((old) => {
        const next = new Map(old)
        if (!next.delete(medium.id)) next.set(medium.id, medium)
        return next
      })
    },
    [chooseAll],
  )
  const setParameter = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const isFiltered = Object.keys(view.chosen).length > 0 || view.term !== '' || view.isAlike
  const [collection = view.isAlike ? 'Look alike' : libraryPageOf(principal).label] =
    view.chosen.collections ?? []
  const side = <Facets view={view} facets={data?.facets} lightboxes={lightboxes} />
  const panel = isEditing && chosen.size > 0 && (
    <EditPanel
      media={[...chosen.values()]}
      facets={data?.facets}
      onDone={clear}
      onClose={() => setEditing(false)}
    />
  )
  return (
    <Box
      sx={{
        ...page,
        gridTemplateColumns: isNarrow ? '1fr' : `226px minmax(0, 1fr) ${panel ? '336px' : ''}`,
      }}
    >
      <SideColumn
        isDrawer={isNarrow}
        title="Filters"
        isOpen={shows === 'facets'}
        onClose={() => setShows(undefined)}
        look={facetsLook}
      >
        {side}
      </SideColumn>
      <Box component="main" sx={{ minWidth: 0, p: { xs: '20px 16px 60px', lg: '18px 22px 60px' } }}>
        <Box component="header" sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 1.6 }}>
          <Box sx={{ mr: 'auto', minWidth: 0 }}>
            <Box component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {collection}
            </Box>
            <Box component="p" role="status" className="tabular" sx={{ color: 'ink.second' }}>
              {data === undefined
                ? 'Photos and films of your agency'
                : `${countOf(total, 'item')}${view.isAlike ? ', alike ones together' : ''}`}
            </Box>
          </Box>
          <Box sx={{ width: 150 }}>
            <Choice
              aria-label="Order"
              look="small"
              value={view.order}
              options={libraryOrders.map((order) => [order, orderWords[order]] as const)}
              onChange={({ target }) =>
                setParameter('order', target.value === 'newest' ? '' : target.value)
              }
            />
          </Box>
          <Segmented
            label="View"
            iconsOnly
            value={isList ? 'list' : 'grid'}
            segments={[
              { value: 'grid', label: 'Grid', icon: 'layout-grid' },
              { value: 'list', label: 'List', icon: 'rows-3' },
            ]}
            onChange={(next) => setParameter('view', next === 'grid' ? '' : next)}
          />
          <Button
            component={Link}
            to="/content/uploads"
            startIcon={<Icon name="upload" size={17} />}
          >
            Upload
          </Button>
        </Box>
        <FilterBar
          view={view}
          isFiltered={isFiltered}
          facets={data?.facets}
          onFacets={isNarrow ? () => setShows('facets') : undefined}
          onSave={() => setShows('saving')}
        />
        {chosen.size > 0 && (
          <SelectionBar
            media={[...chosen.values()]}
            lightboxes={lightboxes}
            isEditing={isEditing}
            onEdit={() => setEditing(!isEditing)}
            onChooseAll={
              chosen.size < total && total <= maxChosen
                ? () => void chooseAll(0, total - 1)
                : undefined
            }
            total={total}
            onClear={clear}
          />
        )}
        {isError && data === undefined && (
          <ErrorState title="The library couldn’t be loaded" error={error} onRetry={refetch} />
        )}
        {data === undefined && !isError && <Bone height={460} radius={12} />}
        {data !== undefined && total === 0 && <Nothing isFiltered={isFiltered} />}
        {total > 0 && (
          <MediaGrid
            view={view}
            total={total}
            isList={isList}
            chosen={chosen}
            onChoose={choose}
            onOpen={setOpened}
          />
        )}
      </Box>
      <SideColumn
        isDrawer={isNarrow}
        title="Edit"
        isOpen={Boolean(panel)}
        onClose={() => setEditing(false)}
        look={panelLook}
      >
        {panel}
      </SideColumn>
      {shows === 'saving' && (
        <NameDialog
          title="Save search"
          text="Everyone in your agency finds it in the side list."
          label="Name"
          submitLabel="Save"
          names={searches.map(({ name }) => name)}
          onName={(name) => save.mutateAsync({ name, search: address })}
          onClose={() => setShows(undefined)}
        />
      )}
      {opened !== undefined && (
        <MediumDialog medium={opened} onClose={() => setOpened(undefined)} />
      )}
    </Box>
  )
}

const Nothing = ({ isFiltered }: { readonly isFiltered: boolean }) => (
  <Box sx={{ maxWidth: 560, m: '6px auto' }}>
    <EmptyState
      title={isFiltered ? 'No media match' : 'No photos or films yet'}
      text={
        isFiltered
          ? 'Remove a filter or search another word.'
          : 'Upload your agency’s own photos and films to tag, collect and share them.'
      }
      actions={
        !isFiltered && (
          <Button component={Link} to="/content/uploads">
            Upload photos and films
          </Button>
        )
      }
    />
  </Box>
)

const page = { display: 'grid', alignItems: 'start' }
const facetsLook = {
  p: '18px 20px',
  minHeight: 'calc(100vh - 60px)',
  borderRight: 1,
  borderColor: 'divider',
}
const panelLook = {
  bgcolor: 'background.paper',
  p: '16px 20px',
  minHeight: 'calc(100vh - 60px)',
  boxShadow: 8,
}
