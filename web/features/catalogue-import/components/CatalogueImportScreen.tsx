import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ImportTable, importTables } from '#shared/managers/content-kind'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { DropCard } from '../../../components/inputs/DropCard'
import { SelectField } from '../../../components/inputs/SelectField'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { readList, UnreadableList } from '../../../lib/files/read-list'
import { saveFile } from '../../../lib/files/save-file'
import { exportedTable, headingsOf } from '../api/table-import'
import { tableWords } from '../model/table-words'
import { RecentImports } from './RecentImports'
import { type TableFile, TableImport } from './TableImport'

/**
 * `/content/import`: tables of the catalogue from CSV and Excel files, checked before they are
 * published; and back.
 */
export function CatalogueImportScreen() {
  const [table, setTable] = useState<ImportTable>('camps')
  const [file, setFile] = useState<TableFile>()
  const [problem, setProblem] = useState<string>()
  const headings = useQuery({
    queryKey: ['content', 'headings', table],
    queryFn: () => headingsOf(table),
  })
  const readFile = async (chosen: File) => {
    try {
      const { rows } = await readList(new Uint8Array(await chosen.arrayBuffer()))
      setFile({ name: chosen.name, rows })
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error
      setProblem(error.message)
    }
  }
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1080, m: '0 auto', p: { xs: '24px 20px 60px', lg: '30px 30px 60px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', alignItems: 'end', mb: 2.4 }}>
        <Box sx={{ mr: 'auto', maxWidth: 560 }}>
          <h1>Import</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            Every row is checked, and you see what would change, before anything is published.
          </Box>
        </Box>
        <Box sx={{ width: 190 }}>
          <SelectField
            label="Table"
            size="small"
            value={table}
            onChange={({ target }) => {
              setTable(target.value as ImportTable)
              setFile(undefined)
            }}
            options={importTables.map((one) => [one, tableWords[one]] as const)}
          />
        </Box>
        <AsyncButton
          variant="outlined"
          onClick={() =>
            exportedTable(table).then(
              (text) => saveFile(`${table}.csv`, text),
              (error: unknown) => showSnackbar(failureText(error), { tone: 'error' }),
            )
          }
        >
          Export {tableWords[table].toLowerCase()}
        </AsyncButton>
      </Box>
      {headings.isError && (
        <ErrorState
          title="The table’s fields couldn’t be loaded"
          error={headings.error}
          onRetry={() => void headings.refetch()}
        />
      )}
      {file !== undefined && headings.data !== undefined ? (
        <TableImport
          key={`${table} ${file.name}`}
          table={table}
          file={file}
          fields={headings.data}
          onCancel={() => setFile(undefined)}
        />
      ) : (
        <>
          <DropCard
            what={`list of ${tableWords[table].toLowerCase()}`}
            note="CSV or Excel, with headings in the first row. Columns are matched to fields, and you can choose otherwise."
            problem={problem}
            onFile={(chosen) => void readFile(chosen)}
          />
          {headings.data && (
            <Box
              component="p"
              sx={{ mt: 2, fontSize: 13, color: 'ink.note', overflowWrap: 'anywhere' }}
            >
              Fields of {tableWords[table].toLowerCase()}: {headings.data.join(', ')}.{' '}
              <Button size="xsmall" variant="text" href="/AccommodationsManager">
                Back to accommodations
              </Button>
            </Box>
          )}
          <RecentImports />
        </>
      )}
    </Box>
  )
}
