import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { CountryBranch } from '../../model/country-branch'
import { type Chosen, chosenOf, type TreeRow, toggledRegions, treeRows } from '../../model/region-tree'
import { moveInTree } from '../../model/tree-keys'
import { useBuilder } from '../../state/builder-store'
import { setRegions } from '../../state/search-actions'
import styles from './region-picker.module.css'

interface RegionTreeProps {
  readonly branches: readonly CountryBranch[]
  readonly term: string
}

/** The tree itself: arrows move and unfold, Space and Enter choose. */
export function RegionTree({ branches, term }: RegionTreeProps) {
  const selected = useBuilder((data) => data.selectedRegions)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(Object.values(selected).map((r) => r.countryCode)),
  )
  const [stop, setStop] = useState<string>()
  const tree = useRef<HTMLUListElement>(null)
  const rows = treeRows(branches, { term, open })
  const current = rows.some(({ id }) => id === stop) ? stop : rows[0]?.id
  const fold = (id: string, isOpen: boolean) =>
    setOpen((old) => new Set(isOpen ? [...old, id] : [...old].filter((one) => one !== id)))
  const toggle = (row: TreeRow) =>
    setRegions(toggledRegions(selected, row.kind === 'country' ? row.branch.regions : [row.region]))
  const focus = (id: string) => {
    setStop(id)
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ id }) => id === current)
    const row = rows[at]
    if (row === undefined) return
    const move = moveInTree(rows, { at, key: event.key })
    if (move === undefined) return
    event.preventDefault()
    if (move.kind === 'focus') focus(move.id)
    else if (move.kind === 'fold') fold(row.id, move.isOpen)
    else toggle(row)
  }
  if (rows.length === 0) return <p className={styles.note}>No region is named “{term.trim()}”.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a tree
    <ul ref={tree} role="tree" aria-label="Regions" aria-multiselectable="true" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <Row
          key={`${row.kind}-${row.id}`}
          row={row}
          chosen={chosenOf(row.kind === 'country' ? row.branch.regions : [row.region], selected)}
          isStop={row.id === current}
          onToggle={() => {
            setStop(row.id)
            toggle(row)
          }}
          onFold={(isOpen) => fold(row.id, isOpen)}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly row: TreeRow
  readonly chosen: Chosen
  readonly isStop: boolean
  readonly onToggle: () => void
  readonly onFold: (isOpen: boolean) => void
}

function Row({ row, chosen, isStop, onToggle, onFold }: RowProps) {
  const isCountry = row.kind === 'country'
  const checked = chosen === 'all' ? 'true' : chosen === 'some' ? 'mixed' : 'false'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's
    <li
      role="treeitem"
      className={`${styles.row} ${isCountry ? styles.country : styles.region}`}
      aria-level={isCountry ? 1 : 2}
      aria-checked={checked}
      aria-expanded={isCountry ? row.isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      data-row={row.id}
      onClick={onToggle}
    >
      {isCountry && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows do the same
        <span
          className={row.isOpen ? `${styles.fold} ${styles.unfolded}` : styles.fold}
          onClick={(event) => {
            event.stopPropagation()
            onFold(!row.isOpen)
          }}
        >
          <Icon name="chevron-right" size={15} />
        </span>
      )}
      <span className={styles.box} data-chosen={chosen}>
        {chosen !== 'none' && <Icon name={chosen === 'all' ? 'check' : 'minus'} size={13} />}
      </span>
      <span className={styles.name}>{isCountry ? row.branch.name : row.region.name}</span>
      <span className={`${styles.count} tabular`}>
        {isCountry ? row.branch.regions.reduce((sum, { camps }) => sum + camps, 0) : row.region.camps}
        <span className="visually-hidden"> accommodations</span>
      </span>
    </li>
  )
}
