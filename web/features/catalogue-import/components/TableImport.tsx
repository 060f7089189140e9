import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportOutcome } from '#shared/api/content-imports'
import { countOf } from '#shared/format/words'
import type { ImportTable } from '#shared/managers/content-kind'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { SelectField } from '../../../components/inputs/SelectField'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { newEdition, regionPlaces, useImportRows } from '../api/table-import'
import { fieldLabel } from '../model/field-labels'
import { type Filling, filledCells } from '../model/filled-cells'
import { formOf, formWords, guessFields, plainCell } from '../model/table-columns'
import { columnLook, FilledFields } from './FilledFields'
import { Findings } from './Findings'

export interface TableFile {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

interface TableImportProps {
  readonly table: ImportTable
  readonly file: TableFile
  readonly fields: readonly string[]
  readonly onCancel: () => void
}

/**
 * A file for a table: what its columns mean, what a check found, and publishing, which leads to the
 * page of the import.
 */
export function TableImport({ table, file, fields, onCancel }: TableImportProps) {
  const [columns = [], ...rows] = file.rows
  const storageName = `catalogue-import ${table} ${columns.join('|')}`
  const [chosen, setChosen] = useState<readonly string[]>(
    () => keptFields(storageName) ?? guessFields(columns, fields),
  )
  const [share, setShare] = useState(0)
  const [edition, setEdition] = useState(newEdition)
  const forms = useMemo(() => formsOf(file.rows), [file.rows])
  const navigate = useNavigate()
  const importing = useImportRows()
  const check = useImportRows()
  const [filling, setFilling] = useState<Filling>({})
  const missing = fields.filter((field) => !chosen.includes(field))
  const { data: regions = [] } = useQuery({
    ...regionPlaces,
    enabled: fields.includes('countryRegionCode'),
  })
  const places = useMemo(
    () =>
      regions.map(({ countryRegionCode, name, latitude, longitude }) => ({
        countryRegionCode: String(countryRegionCode),
        name: String(name),
        latitude: Number(latitude),
        longitude: Number(longitude),
      })),
    [regions],
  )
  const rowsToSend = rows.flatMap((row, at) => {
    const cells = Object.fromEntries(
      chosen.flatMap((field, column) => {
        const cell = plainCell(row[column] ?? '', forms[column])
        return field === '' || cell === '' ? [] : [[field, cell]]
      }),
    )
    const own = Object.fromEntries(
      Object.entries(filling).filter(([field]) => missing.includes(field)),
    )
    return Object.keys(cells).length === 0
      ? []
      : [{ row: at + 2, cells: filledCells(cells, own, places) }]
  })
  const outcomes = check.data
  const ready = (outcomes ?? []).filter(
    ({ problems, changes }) => problems.length === 0 && changes.length > 0,
  )
  const run = (publishAs?: string) => {
    setShare(0)
    localStorage.setItem(storageName, JSON.stringify(chosen))
    const mutation = publishAs === undefined ? check : importing
    return mutation
      .mutateAsync({
        table,
        rows: rowsToSend,
        edition,
        onShare: setShare,
        ...(publishAs && { publishAs }),
      })
      .then(
        () => publishAs && navigate(`/content/import/${edition}`),
        (error: unknown) => {
          // Given up meanwhile: a fresh one sends all of it again.
          if (isApiError(error, 'record.changed')) setEdition(newEdition())
        },
      )
  }
  const failure = importing.error ?? check.error
  return (
    <TitledCard
      title={file.name}
      note={<Box sx={{ color: 'ink.second' }}>{countOf(rowsToSend.length, 'row')}</Box>}
    >
      <Box component="ul" aria-label="Columns" sx={{ mb: 1.6 }}>
        {columns.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
          <Box component="li" key={at} sx={columnLook}>
            <Box sx={{ minWidth: 0 }}>
              <Box component="b" sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}>
                {name || `Column ${at + 1}`}
              </Box>
              <Box
                component="span"
                sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}
              >
                {rows
                  .slice(0, 3)
                  .flatMap((row) => row[at] || [])
                  .join('  ·  ') || 'Empty'}
                {forms[at] && ` (${formWords[forms[at]]})`}
              </Box>
            </Box>
            <SelectField
              label=""
              inputProps={{ 'aria-label': `Column ${name}` }}
              value={chosen[at] ?? ''}
              onChange={({ target }) => {
                check.reset()
                setChosen(
                  columns.map((_, column) =>
                    column === at
                      ? target.value
                      : chosen[column] === target.value
                        ? ''
                        : (chosen[column] ?? ''),
                  ),
                )
              }}
              options={[
                ['', 'Don’t import'],
                ...fields.map((field) => [field, fieldLabel(field)] as const),
              ]}
            />
          </Box>
        ))}
      </Box>
      <FilledFields
        missing={missing}
        filling={filling}
        regions={places}
        onChange={(next) => {
          check.reset()
          setFilling(next)
        }}
      />
      {(check.isPending || importing.isPending) && (
        <LinearProgress variant="determinate" value={share * 100} aria-label="Rows sent" />
      )}
      {outcomes && (
        <Box sx={{ my: 1.6 }}>
          <Box component="p" role="status" className="tabular" sx={{ fontWeight: 600, mb: 1 }}>
            {summaryOf(outcomes)}
          </Box>
          <Findings outcomes={outcomes} />
        </Box>
      )}
      <Box role="alert" sx={{ color: 'error.main', minHeight: 22 }}>
        {failure && `${failureText(failure)} Nothing was published. Send it again to go on.`}
      </Box>
      <Box sx={{ ...inRow(1), justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <AsyncButton
          variant={outcomes ? 'outlined' : 'main'}
          disabled={rowsToSend.length === 0}
          onClick={() => run()}
        >
          Check {countOf(rowsToSend.length, 'row')}
        </AsyncButton>
        {outcomes && (
          <AsyncButton variant="main" disabled={ready.length === 0} onClick={() => run(file.name)}>
            Publish {countOf(ready.length, 'change')}
          </AsyncButton>
        )}
      </Box>
    </TitledCard>
  )
}

/** How many entries a check found to be new, changed, as they are, or wrong. */
function summaryOf(outcomes: readonly ImportOutcome[]): string {
  const right = outcomes.filter((outcome) => outcome.problems.length === 0)
  const changedRows = right.filter(({ changes }) => changes.length > 0)
  const addedCount = changedRows.filter(({ isNew }) => isNew).length
  return [
    `${addedCount} new`,
    `${changedRows.length - addedCount} changed`,
    `${right.length - changedRows.length} as they were`,
    `${outcomes.length - right.length} with problems`,
  ].join(', ')
}

/** How each column is written below its heading. */
const formsOf = ([columns = [], ...rows]: TableFile['rows']) =>
  columns.map((_, at) => formOf(rows.map((row) => row[at]?.trim() ?? '')))

/** The fields that were chosen for such columns the last time. */
function keptFields(name: string): string[] | undefined {
  const storedChoice: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
  return Array.isArray(storedChoice) ? storedChoice.map(String) : undefined
}
