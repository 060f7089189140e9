import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { ImportOutcome } from '#shared/api/content-imports'
import type { ImportTable } from '#shared/managers/content-kind'
import { shortValue } from '#shared/managers/short-value'
import { ellipsis } from '../../../components/looks/looks'
import { fieldLabel } from '../model/field-labels'
import { entryPath } from '../model/table-words'

interface FindingsProps {
  readonly outcomes: readonly ImportOutcome[]
  /** Of entries that have a page by now: their codes lead to it. */
  readonly table?: ImportTable
  /** How many problems and changes are listed. */
  readonly limit?: number
}

/** What rows of a file do, or did: what is wrong by row, then what differs by entry. */
export function Findings({ outcomes, table, limit = 100 }: FindingsProps) {
  const problems = outcomes.flatMap((outcome) =>
    outcome.problems.map((problem) => ({ ...problem, code: outcome.code })),
  )
  const changedRows = outcomes.filter(
    (outcome) => outcome.problems.length === 0 && outcome.changes.length > 0,
  )
  return (
    <>
      <Box component="ul" aria-label="Problems" sx={listLook}>
        {problems.slice(0, limit).map(({ row, code, field, message }) => (
          <Box component="li" key={`${row} ${field} ${message}`} sx={{ color: 'error.main' }}>
            Row {row} ({code || 'no code'}){field && `, ${labelIn(field)}`}: {message}
          </Box>
        ))}
        {problems.length > limit && <li>and {problems.length - limit} more</li>}
      </Box>
      <Box component="ul" aria-label="Changes" sx={listLook}>
        {changedRows.slice(0, limit).map(({ code, rows, isNew, changes }) => (
          <Box
            component="li"
            key={`${code} ${rows[0]}`}
            title={changes.map(({ field }) => labelIn(field)).join(', ')}
            sx={table === undefined ? ellipsis : { overflowWrap: 'anywhere' }}
          >
            {table === undefined ? <b>{code}</b> : <Link to={entryPath(table, code)}>{code}</Link>}{' '}
            {table !== undefined && `(${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}) `}
            {isNew
              ? 'new'
              : changes
                  .map(
                    ({ field, from, to }) =>
                      `${labelIn(field)}: ${shortValue(from)} → ${shortValue(to)}`,
                  )
                  .join('; ')}
          </Box>
        ))}
        {changedRows.length > limit && <li>and {changedRows.length - limit} more</li>}
      </Box>
    </>
  )
}

/** `rates.JAO-TENT.2.twinRate` is its last name to a person who looks at the row. */
const labelIn = (field: string): string =>
  fieldLabel(field.replace(/^(?:rates|rooms)\.[^.]+\.(?:\d+\.)?/, ''))

const listLook = { maxHeight: 420, overflowY: 'auto', fontSize: 13, lineHeight: '20px', mb: 1 }
