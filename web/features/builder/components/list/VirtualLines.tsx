import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { gap } from '../../model/list-lines'
import { useListPlace } from './use-list-place'
import styles from './virtual-lines.module.css'

interface VirtualLinesProps {
  readonly count: number
  /** Pixels of a line before it has been measured. */
  readonly lineHeight: number
  readonly keyOf: (line: number) => string
  readonly drawLine: (line: number) => ReactNode
  /** The last line that is drawn, so that more can be fetched in time. */
  readonly onReach: (line: number) => void
}

/** Lines of a long list: only those near the window are drawn, and the window itself scrolls. */
export function VirtualLines({ count, lineHeight, keyOf, drawLine, onReach }: VirtualLinesProps) {
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
    <div ref={ref} className={styles.lines} style={{ height: virtualizer.getTotalSize() }}>
      {lines.map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.line}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {drawLine(index)}
        </div>
      ))}
    </div>
  )
}
