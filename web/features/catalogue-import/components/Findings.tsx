import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ImportOutcome } from '#shared/api/content-imports'
import type { ImportTable } from '#shared/managers/content-kind'
import { shortValue } from '#shared/managers/short-value'
import { fieldLabel } from '../model/field-labels'
import { entryPath } from '../model/table-words'

interface FindingsProps {
  readonly outcomes: readonly ImportOutcome[]
  readonly table: ImportTable
}

/** What is wrong with the rows of a file, by row and field. */
export function Problems({ outcomes }: Pick<FindingsProps, 'outcomes'>) {
  const problems = outcomes.flatMap((outcome) =>
    outcome.problems.map((problem) => ({ ...problem, code: outcome.code })),
  )
  return (
    <FindingList name="Problems">
      {problems.map(({ row, code, field, message }) => (
        <Box component="li" key={`${row} ${field} ${message}`} sx={{ color: 'error.main' }}>
          Row {row} ({code || 'no code'}){field && `, ${labelIn(field)}`}: {message}
        </Box>
      ))}
    </FindingList>
  )
}

/** What stayed as it is when an import was undone, and why. */
export function KeptFields({ outcomes, table }: FindingsProps) {
  return (
    <FindingList name="Not undone">
      {outcomes.map(({ code, rows, kept = [] }) => (
        <Box component="li" key={`${code} ${rows[0]}`} sx={{ overflowWrap: 'anywhere' }}>
          <Link to={entryPath(table, code)}>{code}</Link> ({rowWords(rows)}){' '}
          {kept
            .map(({ field, message }) => (field === '' ? message : `${labelIn(field)} ${message}`))
            .join('; ')}
        </Box>
      ))}
    </FindingList>
  )
}

/** What differs, or differed, by entry. Codes of entries that have a page lead to it. */
export function Changes({
  outcomes,
  table,
  hasPages,
}: FindingsProps & { readonly hasPages: boolean }) {
  const changedEntries = outcomes.filter(
    ({ problems, changes }) => problems.length === 0 && changes.length > 0,
  )
  return (
    <FindingList name="Changes">
      {changedEntries.map(({ code, rows, isNew, changes }) => (
        <Box
          component="li"
          key={`${code} ${rows[0]}`}
          title={changes.map(({ field }) => labelIn(field)).join(', ')}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {hasPages ? <Link to={entryPath(table, code)}>{code}</Link> : <b>{code}</b>} (
          {rowWords(rows)}){' '}
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
    </FindingList>
  )
}

function FindingList({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={name}
      sx={{ maxHeight: 420, overflowY: 'auto', fontSize: 13, lineHeight: '20px', mb: 1 }}
    >
      {children}
    </Box>
  )
}

const rowWords = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}`

/** `rates.JAO-TENT.2.twinRate` is its last name to a person who looks at the row. */
const labelIn = (field: string): string =>
  fieldLabel(field.replace(/^(?:rates|rooms)\.[^.]+\.(?:\d+\.)?/, ''))
