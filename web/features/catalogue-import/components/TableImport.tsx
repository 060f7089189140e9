import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { countOf } from '#shared/format/words'
import type { ImportTable } from '#shared/managers/content-kind'
import { TitledCard } from '../../../components/card/TitledCard'
import { columnForms, rowsOfFile } from '../model/file-rows'
import type { Filling } from '../model/filled-cells'
import { guessFields } from '../model/table-columns'
import { ColumnList } from './ColumnList'
import { FileCheck } from './FileCheck'
import { FilledFields } from './FilledFields'
import { useRegions } from './use-regions'

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

/** A file for a table: what its columns mean, and what a check of its rows found. */
export function TableImport({ table, file, fields, onCancel }: TableImportProps) {
  const [columns = []] = file.rows
  const storageName = `catalogue-import ${table} ${columns.join('|')}`
  const [chosen, setChosen] = useState<readonly string[]>(
    () => keptFields(storageName) ?? guessFields(columns, fields),
  )
  const [filling, setFilling] = useState<Filling>({})
  const forms = useMemo(() => columnForms(file.rows), [file.rows])
  const regions = useRegions(fields)
  const rows = useMemo(
    () => rowsOfFile(file.rows, { chosen, forms, filling, regions }),
    [file.rows, chosen, forms, filling, regions],
  )
  return (
    <TitledCard
      title={file.name}
      note={<Box sx={{ color: 'ink.second' }}>{countOf(rows.length, 'row')}</Box>}
    >
      <ColumnList
        lines={file.rows}
        fields={fields}
        forms={forms}
        chosen={chosen}
        onChange={setChosen}
      />
      <FilledFields
        missing={fields.filter((field) => !chosen.includes(field))}
        filling={filling}
        regions={regions}
        onChange={setFilling}
      />
      <FileCheck
        key={`${chosen.join('|')} ${JSON.stringify(filling)}`}
        table={table}
        name={file.name}
        rows={rows}
        onCheck={() => localStorage.setItem(storageName, JSON.stringify(chosen))}
        onCancel={onCancel}
      />
    </TitledCard>
  )
}

/** The fields that were chosen for such columns the last time. */
function keptFields(name: string): string[] | undefined {
  const storedChoice: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
  return Array.isArray(storedChoice) ? storedChoice.map(String) : undefined
}
