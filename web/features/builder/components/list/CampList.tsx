import { useCallback, useMemo, useRef } from 'react'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import type { BuilderCamp } from '../../model/builder-camp'
import { columnsFor, inLines, listedCamps } from '../../model/list-lines'
import { useBuilder } from '../../state/builder-store'
import { CampLine } from './CampLine'
import { CardSkeleton, RowSkeleton } from './CampSkeleton'
import styles from './camp-list.module.css'
import { onListKey } from './list-keys'
import { NothingFound } from './NothingFound'
import { useCamps } from './use-camps'
import { useListPlace } from './use-list-place'
import { VirtualLines } from './VirtualLines'

/** Lines before the end at which more are fetched. */
const ahead = 8
const heights = { list: 232, dated: 268, card: 470 } as const

interface CampListProps {
  readonly onView: (camp: BuilderCamp) => void
}

/** The accommodations that a search finds, without end (2 §2.2). */
export function CampList({ onView }: CampListProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useListPlace(box)
  const { viewMode, hasDate, term, pinned } = useListFacts()
  const { camps, isPending, isError, error, refetch, ...paging } = useCamps()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = paging
  const columns = viewMode === 'card' ? columnsFor(width) : 1
  const lines = useMemo(
    () => inLines(listedCamps({ camps, pinned, withPinned: viewMode === 'card', term, isLoaded: !isPending }), columns),
    [camps, pinned, viewMode, term, isPending, columns],
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
        title="The accommodations could not be loaded"
        error={error}
        kept="Your itinerary is kept."
        onRetry={() => void refetch()}
      />
    )
  }
  const draw = (line: number) => {
    const listed = lines[line]
    if (listed === undefined)
      return viewMode === 'card' ? <CardSkeletons columns={columns} /> : <RowSkeleton hasDate={hasDate} />
    return (
      <CampLine camps={listed} viewMode={viewMode} columns={columns} width={width} hasDate={hasDate} onView={onView} />
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div ref={box} className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPending} onKeyDown={onListKey}>
      <p className="visually-hidden" role="status">
        {isPending ? 'Finding Accommodations' : isFetchingNextPage ? 'Loading more accommodations' : ''}
      </p>
      {!isPending && camps.length === 0 && <NothingFound />}
      <VirtualLines
        key={viewMode}
        count={lines.length + skeletons}
        lineHeight={viewMode === 'card' ? heights.card : hasDate ? heights.dated : heights.list}
        keyOf={(line) => lines[line]?.[0]?.supplierCode ?? `skeleton-${line}`}
        drawLine={draw}
        onReach={onReach}
      />
      {skeletons > 0 && (
        <p className={styles.more} aria-hidden="true">
          {isPending ? 'Finding Accommodations' : 'Loading more accommodations'}
        </p>
      )}
    </div>
  )
}

function CardSkeletons({ columns }: { readonly columns: number }) {
  return (
    <div className={styles.cards} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {Array.from({ length: columns }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are the same
        <CardSkeleton key={card} />
      ))}
    </div>
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
