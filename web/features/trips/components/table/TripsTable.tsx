import Table from '@mui/material/Table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { useFirstSign } from '../../../../lib/loading/use-first-sign'
import type { Sort } from '../../model/trip-view'
import type { useTrips } from '../../state/use-trips'
import { TripDetail } from '../detail/TripDetail'
import { columns, SkeletonRow, TableHead } from './TableHead'
import { TripRows } from './TripRows'
import { tableLook } from './table-look'

/** Estimated heights in pixels of a row and an expanded row, before they are measured. */
const heights = { row: 62, open: 330 } as const
/** How many rows before the end the next page is fetched. */
const ahead = 12
const firstSkeletons = 9

interface TripsTableProps {
  readonly list: ReturnType<typeof useTrips>
  readonly sort: Sort
  readonly opened: ReadonlySet<ItineraryId>
  readonly onSort: (change: { readonly sort: Sort }) => void
  readonly onToggle: (id: ItineraryId) => void
}

/** The trips as a virtualized table; each trip is a body of its own with its payments. */
export function TripsTable({ list, sort, opened, onSort, onToggle }: TripsTableProps) {
  const { trips, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const table = useRef<HTMLTableElement>(null)
  useFirstSign(TripDetail.preload)
  const top = useListTop(table)
  const skeletons = isPending ? firstSkeletons : hasNextPage ? 2 : 0
  const virtualizer = useWindowVirtualizer({
    count: trips.length + skeletons,
    estimateSize: (at) => (isOpen(trips[at]?.id, opened) ? heights.open : heights.row),
    getItemKey: (at) => trips[at]?.id ?? `skeleton-${at}`,
    overscan: 20,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? -1
  useEffect(() => {
    if (last >= trips.length - ahead && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [last, trips.length, hasNextPage, isFetchingNextPage, fetchNextPage])
  const before = Math.max(0, (rows[0]?.start ?? top) - top)
  const after = Math.max(0, virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top))
  return (
    <>
      <p className="visually-hidden" role="status">
        {isPending ? 'Loading trips' : isFetchingNextPage ? 'Loading more trips' : ''}
      </p>
      <Table
        ref={table}
        sx={tableLook}
        aria-label="Trips"
        aria-busy={isPending}
        aria-rowcount={hasNextPage || isPending ? -1 : trips.length + 1}
        onKeyDown={onRowKey}
      >
        <colgroup>
          {columns.map(({ name, place }) => (
            <col key={name} className={place} />
          ))}
        </colgroup>
        <TableHead sort={sort} onSort={(next) => onSort({ sort: next })} />
        <Spacer height={before} />
        {rows.map(({ key, index }) => {
          const trip = trips[index]
          return (
            <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
              {trip === undefined ? (
                <SkeletonRow />
              ) : (
                <TripRows
                  trip={trip}
                  index={index}
                  isOpen={isOpen(trip.id, opened)}
                  onToggle={onToggle}
                />
              )}
            </tbody>
          )
        })}
        <Spacer height={after} />
      </Table>
    </>
  )
}

const isOpen = (id: ItineraryId | undefined, opened: ReadonlySet<ItineraryId>): boolean =>
  id !== undefined && opened.has(id)

/** Takes the space of rows that aren't rendered. */
function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns.length} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  ) : null
}

/** Arrow keys: up and down move between trips, right expands one, left collapses it. */
function onRowKey(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || !target.matches('[data-trip], [data-toggle]')) return
  const body = target.closest('tbody')
  const toggle = body?.querySelector<HTMLElement>('[data-toggle]')
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const rows = [...currentTarget.tBodies].filter(
      (one) => one.querySelector('[data-trip]') !== null,
    )
    const at = body === null ? -1 : rows.indexOf(body)
    const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)]
    event.preventDefault()
    next?.querySelector<HTMLElement>('[data-trip]')?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'ArrowRight' && toggle?.getAttribute('aria-expanded') === 'false')
    toggle.click()
  else if (event.key === 'ArrowLeft' && toggle?.getAttribute('aria-expanded') === 'true')
    toggle.click()
}

/**
 * Pixels from the top of the document to the first row, kept current when content above it grows.
 */
function useListTop(ref: RefObject<HTMLTableElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const table = ref.current
    if (table === null) return
    const measure = () => {
      const head = table.tHead?.offsetHeight ?? 0
      setTop(Math.round(table.getBoundingClientRect().top + window.scrollY + head))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [ref])
  return top
}
