import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { CompareRow } from './compare-rows'

interface OnlyDifferentProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether rows are left out in which all are the same. */
export const OnlyDifferent = ({ isOn, onChange }: OnlyDifferentProps) => (
  <Box component="label" sx={choice}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    Show only what differs
  </Box>
)

/** A trip of the table: a column. */
export interface CompareColumn {
  readonly id: string
  /** Address of its picture. */
  readonly picture: string
  readonly head: ReactNode
  readonly foot: ReactNode
}

interface CompareTableProps {
  readonly label: string
  readonly rows: readonly CompareRow[]
  readonly trips: readonly CompareColumn[]
}

/**
 * Trips side by side, in the portal and for agents: pictures, what they are compared by, and what
 * may be done with each.
 */
export const CompareTable = ({ label, rows, trips }: CompareTableProps) => (
  <Box sx={frame} tabIndex={0} role="region" aria-label={label}>
    <Box component="table" sx={table} style={{ minWidth: trips.length * 152 }}>
      <thead>
        <tr>
          {trips.map(({ id, picture }) => (
            <td key={id}>
              <img src={picture} alt="" loading="lazy" />
            </td>
          ))}
        </tr>
        <tr>
          {trips.map(({ id, head }) => (
            <th key={id} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label: name, cells, isDifferent }) => (
        <tbody key={name} className={isDifferent ? 'different' : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={trips.length}>
              <span>
                {name}
                {isDifferent && <span className="visually-hidden">, differs</span>}
              </span>
            </th>
          </tr>
          <tr>
            {cells.map((cell, at) => (
              <td key={trips[at]?.id}>{cell || '–'}</td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          {trips.map(({ id, foot }) => (
            <td key={id}>{foot}</td>
          ))}
        </tr>
      </tfoot>
    </Box>
  </Box>
)

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, accentColor: 'var(--mui-palette-forest-700)' },
}
// Both directions scroll inside, so that heads and labels stay.
const frame = {
  overflow: 'auto',
  maxHeight: 'max(420px, calc(100dvh - 90px))',
  scrollSnapType: 'x proximity',
  bgcolor: 'background.paper',
  borderRadius: '18px',
  boxShadow: 4,
}
const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    p: '4px 14px 13px',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& td': { scrollSnapAlign: 'start' },
  '& thead td': { p: '14px 14px 4px' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 600,
    hyphens: 'auto',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    maxHeight: 170,
    objectFit: 'cover',
    borderRadius: '12px',
  },
  // A label stands above its cells, so that two proposals fit a phone, and stays while swiping.
  '& tbody th': {
    p: '11px 14px 0',
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    color: 'ink.second',
    boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)',
    '& > span': { position: 'sticky', left: 14 },
  },
  '& .different td': { fontWeight: 600 },
  '& tfoot td': { pt: '13px', boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' },
} as const
