import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { countOf } from '#shared/format/words'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { EmptyState } from '../../../../components/feedback/EmptyState'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { useFirstSign } from '../../../../lib/loading/use-first-sign'
import { artUrl } from '../../../../lib/media/picture-url'
import { useCamps } from '../../../../trip/building/api/use-camps'
import type { BuilderCamp } from '../../../../trip/building/model/builder-camp'
import { columnsFor, gap, inLines, listedCamps } from '../../../../trip/building/model/list-lines'
import { wishCount } from '../../../../trip/building/model/wish-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import {
  clearWishes,
  setOnlineMode,
  setRegions,
  setTerm,
} from '../../../../trip/building/state/search-actions'
import { CampLine } from './CampLine'
import { ListCalendar } from './CampRow'
import { onListKey } from './list-keys'
import { listLook } from './list-look'
import { useListPlace } from './use-list-place'

/** How many lines before the end the next page is fetched. */
const ahead = 8
const heights = { list: 232, dated: 268, card: 470 } as const

/** The search results as an endless list (2 §2.2). */
export function CampList({ onView }: { onView: (camp: BuilderCamp) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useListPlace(box)
  useFirstSign(ListCalendar.preload)
  const { viewMode, hasDate, term, pinned } = useListFacts()
  const { camps, isPending, isError, error, refetch, ...paging } = useCamps()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = paging
  const isCards = viewMode !== 'list'
  const columns = isCards ? columnsFor(width) : 1
  const lines = useMemo(
    () =>
      inLines(
        listedCamps({ camps, pinned, withPinned: isCards, term, isLoaded: !isPending }),
        columns,
      ),
    [camps, pinned, isCards, term, isPending, columns],
  )
  const skeletons = isPending ? 6 : hasNextPage ? 2 : 0
  const onReach = useCallback(
    (line: number) => {
      if (line >= lines.length - ahead && hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    [lines.length, hasNextPage, isFetchingNextPage, fetchNextPage],
  )
  if (isError && camps.length === 0) {
    return (
      <ErrorState
        title="Accommodations couldn’t be loaded"
        error={error}
        kept="Your itinerary is saved."
        onRetry={() => void refetch()}
      />
    )
  }
  const draw = (line: number) => {
    const listLine = lines[line]
    if (listLine === undefined)
      return isCards ? <CardSkeletons columns={columns} /> : <RowSkeleton hasDate={hasDate} />
    return (
      <CampLine
        camps={listLine}
        viewMode={viewMode}
        columns={columns}
        width={width}
        hasDate={hasDate}
        onView={onView}
      />
    )
  }
  return (
    <Box
      ref={box}
      sx={[
        listLook,
        isPlaceholderData && { opacity: 0.55, transition: 'opacity var(--mui-pace-switch) 200ms' },
      ]}
      aria-busy={isPending}
      onKeyDown={onListKey}
    >
      <p className="visually-hidden" role="status">
        {isPending
          ? 'Finding Accommodations'
          : isFetchingNextPage
            ? 'Loading more accommodations'
            : ''}
      </p>
      {!isPending && camps.length === 0 && <NothingFound />}
      <VirtualLines
        key={viewMode}
        count={lines.length + skeletons}
        lineHeight={isCards ? heights.card : hasDate ? heights.dated : heights.list}
        keyOf={(line) => lines[line]?.[0]?.supplierCode ?? `skeleton-${line}`}
        drawLine={draw}
        onReach={onReach}
      />
      {skeletons > 0 && (
        <Box
          component="p"
          sx={{ p: '16px 0 4px', textAlign: 'center', fontSize: 13, color: 'ink.note' }}
          aria-hidden="true"
        >
          {isPending ? 'Finding Accommodations' : 'Loading more accommodations'}
        </Box>
      )}
    </Box>
  )
}

function CardSkeletons({ columns }: { readonly columns: number }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 1.6 }}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical
        <CardSkeleton key={card} />
      ))}
    </Box>
  )
}

function useListFacts() {
  return {
    viewMode: useBuilder((data) => data.viewMode),
    hasDate: useBuilder((data) => data.date !== undefined),
    term: useBuilder((data) => data.term),
    pinned: useBuilder((data) => data.pinnedAccommodationMap),
  }
}

interface VirtualLinesProps {
  readonly count: number
  /** Estimated height of a line before it is measured, in pixels. */
  readonly lineHeight: number
  readonly keyOf: (line: number) => string
  readonly drawLine: (line: number) => ReactNode
  /** Told the last rendered line, so that more can be fetched in time. */
  readonly onReach: (line: number) => void
}

/**
 * Virtualizes a long list: only lines near the viewport are rendered, and the window itself
 * scrolls.
 */
function VirtualLines({ count, lineHeight, keyOf, drawLine, onReach }: VirtualLinesProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { top } = useListPlace(ref)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => lineHeight,
    getItemKey: keyOf,
    overscan: 3,
    scrollMargin: top,
    gap,
  })
  const lines = virtualizer.getVirtualItems()
  const last = lines.at(-1)?.index ?? -1
  useEffect(() => onReach(last), [last, onReach])
  return (
    <Box
      ref={ref}
      sx={{ position: 'relative', width: 1 }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {lines.map(({ key, index, start }) => (
        <Box
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          sx={{ position: 'absolute', top: 0, left: 0, width: 1, contain: 'layout style' }}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {drawLine(index)}
        </Box>
      ))}
    </Box>
  )
}

/**
 * Shown when the search finds nothing; offers to drop filters. The self-arranged stay is listed
 * below.
 */
function NothingFound() {
  const term = useBuilder((data) => data.term)
  const regions = useBuilder((data) => Object.keys(data.selectedRegions).length)
  const onlineMode = useBuilder((data) => data.onlineMode)
  const wishes = useBuilder((data) => wishCount(data.wishes))
  const hasTerm = term.trim() !== ''
  return (
    <Box sx={{ maxWidth: 560, m: '6px auto 20px' }}>
      <EmptyState
        picture={artUrl({ seed: 'NOTHING-FOUND', hour: 'night', ratio: '2x1' })}
        title={hasTerm ? `No accommodation matches “${term.trim()}”` : 'No accommodations found'}
        text={
          hasTerm
            ? 'Check the spelling or search another name.'
            : whereWords({ regions, onlineMode, wishes })
        }
        actions={
          <>
            {hasTerm && (
              <Button size="small" onClick={() => setTerm('')}>
                Clear search
              </Button>
            )}
            {!hasTerm && regions > 0 && (
              <Button size="small" onClick={() => setRegions([])}>
                Search all regions
              </Button>
            )}
            {wishes > 0 && (
              <Button size="small" onClick={clearWishes}>
                Clear filters
              </Button>
            )}
            {onlineMode && (
              <Button size="small" variant="outlined" onClick={() => setOnlineMode(false)}>
                Include all availability
              </Button>
            )}
          </>
        }
      />
    </Box>
  )
}

interface Narrowing {
  readonly regions: number
  readonly onlineMode: boolean
  readonly wishes: number
}

function whereWords({ regions, onlineMode, wishes }: Narrowing): string {
  const where = regions === 0 ? '' : ` in the ${countOf(regions, 'selected region')}`
  if (wishes > 0) return `No accommodations${where} match all your filters.`
  return onlineMode
    ? `No accommodations with live availability${where}.`
    : `No accommodations${where} yet. Use your own accommodation below.`
}

/** Placeholder for a line of the list, in its final size. */
function RowSkeleton({ hasDate }: { readonly hasDate: boolean }) {
  return (
    <div className={hasDate ? 'row dated' : 'row'} aria-hidden="true">
      <Bone height="100%" radius={0} />
      <div className="body">
        <Bone width={220} height={24} />
        <Bone width={150} height={13} className="bone" />
        <div className="text">
          <BoneLines lines={3} gap={10} />
        </div>
        <div className="foot">
          <Bone width={150} height={18} />
          <span className="facts" />
          <Bone width={118} height={42} radius={10} />
        </div>
      </div>
      {hasDate && <div className="column" />}
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <Bone height={230} radius={0} />
      <div className="body">
        <Bone width="70%" height={20} />
        <Bone width="45%" height={13} className="bone" />
        <div className="text">
          <BoneLines lines={3} />
        </div>
        <Bone height={36} radius={10} />
      </div>
    </div>
  )
}
