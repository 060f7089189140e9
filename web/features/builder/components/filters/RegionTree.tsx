import Box from '@mui/material/Box'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import {
  centeredLook,
  ellipsis,
  inRow,
  insetLine,
  radius,
} from '../../../../components/looks/looks'
import {
  type Chosen,
  type CountryBranch,
  chosenOf,
  moveInTree,
  type TreeRow,
  toggledRegions,
  treeRows,
} from '../../../../trip/building/model/region-tree'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { setRegions } from '../../../../trip/building/state/search-actions'

/** The region tree: arrows move and expand, Space and Enter select. */
export function RegionTree({
  branches,
  term,
}: {
  branches: readonly CountryBranch[]
  term: string
}) {
  const selectedRegions = useBuilder((data) => data.selectedRegions)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(Object.values(selectedRegions).map((r) => r.countryCode)),
  )
  const [stop, setStop] = useState<string>()
  const tree = useRef<HTMLUListElement>(null)
  const rows = treeRows(branches, { term, open })
  const current = rows.some(({ id }) => id === stop) ? stop : rows[0]?.id
  const fold = (id: string, isOpen: boolean) =>
    setOpen((old) => new Set(isOpen ? [...old, id] : [...old].filter((one) => one !== id)))
  const toggle = (row: TreeRow) =>
    setRegions(
      toggledRegions(selectedRegions, row.kind === 'country' ? row.branch.regions : [row.region]),
    )
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
  if (rows.length === 0)
    return (
      <Box component="p" sx={{ py: 1.4, px: 1.2, color: 'ink.second' }}>
        No region matches “{term.trim()}”.
      </Box>
    )
  return (
    <ul
      ref={tree}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a tree
      role="tree"
      aria-label="Regions"
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <Row
          key={`${row.kind}-${row.id}`}
          row={row}
          chosen={chosenOf(
            row.kind === 'country' ? row.branch.regions : [row.region],
            selectedRegions,
          )}
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
  const checkedState = chosen === 'all' ? 'true' : chosen === 'some' ? 'mixed' : 'false'
  return (
    <Box
      component="li"
      role="treeitem"
      sx={[looks.row, isCountry ? { fontWeight: 600 } : { pl: 3.8 }]}
      aria-level={isCountry ? 1 : 2}
      aria-checked={checkedState}
      aria-expanded={isCountry ? row.isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      data-row={row.id}
      onClick={onToggle}
    >
      {isCountry && (
        <Box
          component="span"
          sx={[looks.fold, row.isOpen && { transform: 'rotate(90deg)' }]}
          onClick={(event) => {
            event.stopPropagation()
            onFold(!row.isOpen)
          }}
        >
          <Icon name="chevron-right" size={15} />
        </Box>
      )}
      <Box
        component="span"
        sx={[looks.mark, chosen !== 'none' && { bgcolor: 'forest.600', boxShadow: 'none' }]}
      >
        {chosen !== 'none' && <Icon name={chosen === 'all' ? 'check' : 'minus'} size={13} />}
      </Box>
      <Box component="span" sx={{ ...ellipsis, flex: 1 }}>
        {isCountry ? row.branch.name : row.region.name}
      </Box>
      <Box
        component="span"
        className="tabular"
        sx={{ fontSize: 12, fontWeight: 500, color: 'ink.note' }}
      >
        {isCountry
          ? row.branch.regions.reduce((sum, { camps }) => sum + camps, 0)
          : row.region.camps}
        <span className="visually-hidden"> accommodations</span>
      </Box>
    </Box>
  )
}

const looks = {
  row: {
    ...inRow(1),
    height: 36,
    pr: 1,
    borderRadius: radius.control,
    cursor: 'pointer',
    '&:hover': { bgcolor: 'ground.soft' },
    '&:focus-visible': { boxShadow: insetLine('forest-500', 2) },
  },
  fold: { ...centeredLook, flex: 'none', width: 28, height: 36, mr: -1, color: 'ink.note' },
  mark: {
    ...centeredLook,
    flex: 'none',
    width: 18,
    height: 18,
    borderRadius: '5px',
    color: '#fff',
    boxShadow: insetLine('ground-field', 1.5),
    '& svg': { strokeWidth: 3 },
  },
} as const
