import Box from '@mui/material/Box'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { MediaId } from '#shared/ids/ids'
import { libraryPage } from '#shared/library/facets'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { useTopOf } from '../../../lib/layout/use-top-of'
import { useWidth } from '../../../lib/layout/use-width'
import { libraryQuery, type Medium } from '../api/library'
import type { LibraryView } from '../model/library-address'
import { MediaTile, tilesLook } from './MediaTile'

interface MediaGridProps {
  readonly view: LibraryView
  readonly total: number
  readonly isList: boolean
  readonly chosen: ReadonlyMap<MediaId, Medium>
  /** Chooses a medium, or all from the last one chosen to it. */
  readonly onChoose: (medium: Medium, at: number, isRange: boolean) => void
  readonly onOpen: (medium: Medium) => void
}

const gap = 14
const listHeight = 62
const look = { position: 'relative', ...tilesLook }

/**
 * The media of a view, however many: only lines near the window are drawn, and only pages that show
 * are loaded.
 */
export function MediaGrid({ view, total, isList, chosen, onChoose, onOpen }: MediaGridProps) {
  const box = useRef<HTMLUListElement>(null)
  const [top, width = 1_000] = [useTopOf(box), useWidth(box)]
  const [current, setCurrent] = useState(0)
  const columns = isList ? 1 : Math.max(2, Math.floor((width + gap) / (190 + gap)))
  const tileWidth = (width - gap * (columns - 1)) / columns
  const height = isList ? listHeight : Math.round(tileWidth / 1.5) + 50
  const lineHeight = height + (isList ? 0 : gap)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => lineHeight,
    overscan: 3,
    useFlushSync: false,
    scrollMargin: top,
  })
  const measuredHeight = useRef(lineHeight)
  if (measuredHeight.current !== lineHeight) {
    measuredHeight.current = lineHeight
    virtualizer.measure()
  }
  const lines = virtualizer.getVirtualItems()
  const [first = 0, last = 0] = [lines[0]?.index, lines.at(-1)?.index]
  const pages: number[] = []
  for (
    let page = Math.floor((first * columns) / libraryPage);
    page * libraryPage < (last + 1) * columns;
    page += 1
  )
    pages.push(page)
  const loadedPages = useQueries({
    queries: pages.map((page) => ({
      ...libraryQuery(view, page),
      placeholderData: keepPreviousData,
    })),
  })
  const failedPage = loadedPages.find(({ isError, data }) => isError && data === undefined)
  const mediumAt = (at: number) =>
    loadedPages[pages.indexOf(Math.floor(at / libraryPage))]?.data?.media[at % libraryPage]
  const pick = useCallback(
    (medium: Medium, at: number, isRange: boolean) => {
      setCurrent(at)
      onChoose(medium, at, isRange)
    },
    [onChoose],
  )
  const goTo = (at: number, isRange: boolean) => {
    const next = Math.min(Math.max(at, 0), total - 1)
    setCurrent(next)
    virtualizer.scrollToIndex(Math.floor(next / columns), { align: 'auto' })
    const medium = mediumAt(next)
    if (isRange && medium !== undefined) onChoose(medium, next, true)
    requestAnimationFrame(() =>
      box.current
        ?.querySelector<HTMLElement>(`[data-at="${next}"]`)
        ?.focus({ preventScroll: true }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      Home: -total,
      End: total,
    }
    const step = new Map(Object.entries(steps)).get(event.key)
    const medium = mediumAt(current)
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (step !== undefined) goTo(current + step, event.shiftKey)
    else if (event.key === ' ' && medium !== undefined) onChoose(medium, current, event.shiftKey)
    else return
    event.preventDefault()
  }
  return (
    <>
      {failedPage !== undefined && (
        <ErrorState
          title="Some media couldn’t be loaded"
          error={failedPage.error}
          onRetry={failedPage.refetch}
        />
      )}
      <Box
        component="ul"
        aria-label="Media"
        ref={box}
        onKeyDown={onKeyDown}
        sx={look}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {lines.flatMap(({ index, start }) =>
          Array.from({ length: Math.min(columns, total - index * columns) }, (_, column) => {
            const at = index * columns + column
            const medium = mediumAt(at)
            return (
              <MediaTile
                key={medium?.id ?? at}
                medium={medium}
                at={at}
                isList={isList}
                height={height}
                onOpen={onOpen}
                onChoose={pick}
                isChosen={medium !== undefined && chosen.has(medium.id)}
                isCurrent={at === Math.min(current, total - 1)}
                isChoosing={chosen.size > 0}
                left={column * (tileWidth + gap)}
                top={start - top}
                width={tileWidth}
              />
            )
          }),
        )}
      </Box>
    </>
  )
}
