import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { addressOf, type BookSheet, type Place, textOf } from '#shared/rate-sheets/cells'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import hues from '../../../components/hue/hue.module.css'
import { card } from '../../../components/looks/looks'
import { cellMarks } from '../model/cell-marks'

interface SheetGridProps {
  readonly sheet: BookSheet
  /** Its places are named by its sheet. */
  readonly isOneOfSeveral: boolean
  readonly reading: SheetReading
  readonly camps: readonly string[]
  /** Cells that somebody asked to see. */
  readonly selected: readonly Place[]
}

/** Most of a sheet that is drawn; what lies beyond is read all the same. */
const [maxRows, maxColumns] = [200, 30]

/**
 * The sheet as the supplier sent it: cells in the color of the camp that they belong to, and those
 * in question with their number.
 */
export function SheetGrid(props: SheetGridProps) {
  const { sheet, isOneOfSeveral, reading, camps, selected } = props
  const { name, rows, hiddenRows = [], hiddenColumns = [] } = sheet
  const area = useRef<HTMLElement>(null)
  const chosenCells = new Set(selected.map(addressOf))
  const placeAt = (row: number, column: number): Place =>
    isOneOfSeveral ? { sheet: name, row, column } : { row, column }
  useEffect(() => {
    const [first] = selected
    if (first === undefined) return
    const cell = area.current?.querySelector(`[data-cell="${CSS.escape(addressOf(first))}"]`)
    cell?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [selected])
  const width = Math.min(maxColumns, Math.max(0, ...rows.map(({ length }) => length)))
  const { hueAt, questionAt } = cellMarks(reading, camps)
  return (
    <Box component="section" aria-label="The sheet" tabIndex={0} sx={look} ref={area}>
      <table>
        <thead>
          <tr>
            <td />
            {Array.from({ length: width }, (_none, column) => (
              <th key={addressOf({ row: 0, column })} scope="col">
                {addressOf({ row: 0, column }).slice(0, -1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {Array.from({ length: width }, (_none, column) => {
                const [cell, at] = [cells[column], addressOf(placeAt(row, column))]
                const [hue, question] = [hueAt.get(at), questionAt.get(at)]
                const kind = [
                  question !== undefined && 'question',
                  question?.isOpen === false && 'answered',
                ]
                return (
                  <td
                    key={at}
                    data-cell={at}
                    className={[
                      hue && hues[`hue${hue}`],
                      hue && 'read',
                      (typeof cell === 'number' || hue) && cell !== null && 'number',
                      ...kind,
                      chosenCells.has(at) && 'chosen',
                      (hiddenRows.includes(row) || hiddenColumns.includes(column)) && 'hidden',
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {question && <b className="mark">{question.number}</b>}
                    {typeof cell === 'number' ? cell.toLocaleString('en-US') : textOf(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const look = {
  ...card,
  overflow: 'auto',
  maxHeight: { xs: 380, lg: 560 },
  '& table': { borderCollapse: 'collapse', fontSize: 12.5, lineHeight: '16px', minWidth: '100%' },
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    p: '2px 8px',
    height: 24,
    whiteSpace: 'nowrap',
  },
  '& th': { bgcolor: 'ground.sand', color: 'ink.note', fontWeight: 500, textAlign: 'center' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1 },
  '& td': { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .read': { bgcolor: 'var(--stay-tint)' },
  '& .question': {
    bgcolor: 'warning.ground',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-warning-main)',
  },
  '& .chosen': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
  '& .hidden': { color: 'ink.note', fontStyle: 'italic' },
  '& .answered': { boxShadow: 'none' },
  '& .mark': {
    color: 'warning.main',
    mr: 0.8,
    '&::before': { content: '"("' },
    '&::after': { content: '")"' },
  },
}
