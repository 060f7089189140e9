import { useRef } from 'react'
import type { BuilderCamp } from '../../model/builder-camp'
import { columnsFor, inLines } from '../../model/list-lines'
import { useBuilder } from '../../state/builder-store'
import { CampLine } from './CampLine'
import styles from './camp-list.module.css'
import { onListKey } from './list-keys'
import { useListPlace } from './use-list-place'

/** The pinned accommodations, above the list; their calendars are open. */
export function PinnedList({ onView }: { readonly onView: (camp: BuilderCamp) => void }) {
  const box = useRef<HTMLElement>(null)
  const { width } = useListPlace(box)
  const pinned = useBuilder((data) => data.pinnedAccommodationMap)
  const viewMode = useBuilder((data) => data.viewMode)
  const hasDate = useBuilder((data) => data.date !== undefined)
  const camps = Object.values(pinned)
  const columns = viewMode === 'card' ? columnsFor(width) : 1
  return (
    <section
      ref={box}
      className={camps.length === 0 ? undefined : styles.pinned}
      aria-label="Pinned accommodations"
      hidden={camps.length === 0}
      onKeyDown={onListKey}
    >
      {inLines(camps, columns).map((line) => (
        <CampLine
          key={line[0]?.supplierCode}
          camps={line}
          viewMode={viewMode}
          columns={columns}
          hasDate={hasDate}
          onView={onView}
        />
      ))}
    </section>
  )
}
