import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TitledCard } from '../../../components/card/TitledCard'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { DropCard } from '../../../components/inputs/DropCard'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { UnreadableList } from '../../../lib/files/read-list'
import { instantDay } from '../../../lib/time/instants'
import { answersBefore } from '../api/answers-before'
import { savedSheet, savedSheetsQuery } from '../api/rate-sheets'
import { readFile } from '../model/read-file'
import { workOf } from '../model/sheet-work'
import { OneSheetFile, type OpenedSheet } from './OneSheetFile'

/**
 * `/rate-sheets`: a supplier's rate sheet, what is understood of it, and what publishing it would
 * change.
 */
export function RateImportScreen() {
  const [opened, setOpened] = useState<OpenedSheet>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const savedSheets = useQuery(savedSheetsQuery)
  const queries = useQueryClient()
  const open = async (file: File) => {
    setReading(true)
    setProblem(undefined)
    try {
      const { sheets, pdf } = await readFile(new Uint8Array(await file.arrayBuffer()))
      const before = await answersBefore(file.name, sheets, queries)
      setOpened({
        name: file.name,
        work: { sheets, place: 0, ...before.work },
        before: before.name,
        pdf,
      })
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error
      setProblem(error.message)
    } finally {
      setReading(false)
    }
  }
  const aside = (savedSheets.data ?? []).filter(({ isDone }) => !isDone)
  return opened === undefined ? (
    <Box
      component="main"
      sx={{ maxWidth: 980, m: '0 auto', p: { xs: '24px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <h1>Rate sheets</h1>
      <Box component="p" sx={{ color: 'ink.second', mb: 2.4 }}>
        Read a supplier’s rates from the sheet as they sent it. Nothing is published until you have
        seen what changes.
      </Box>
      <DropCard
        what="rate sheet"
        note="Excel (.xlsx), PDF or CSV, up to 10 MB, with all its sheets and notes."
        problem={problem}
        otherEndings=".pdf,application/pdf"
        onFile={(file) => void open(file)}
      />
      <Box role="status" sx={{ minHeight: 36, py: 0.8, color: 'ink.second' }}>
        {isReading && 'Reading the file…'}
      </Box>
      {savedSheets.isError && (
        <ErrorState
          title="Saved sheets couldn’t be loaded"
          error={savedSheets.error}
          onRetry={savedSheets.refetch}
        />
      )}
      {aside.length > 0 && (
        <TitledCard title="Saved for later">
          {aside.map(({ id, name, updatedAt, updatedBy, asked }) => (
            <Box key={id} sx={{ ...inRow(1.2), justifyContent: 'space-between', py: 0.8 }}>
              <Box sx={{ minWidth: 0 }}>
                <Box component="b" sx={{ ...ellipsis, display: 'block' }}>
                  {name}
                </Box>
                <Box component="small" sx={{ color: 'ink.second' }}>
                  {updatedBy}, {instantDay(updatedAt)}
                  {asked.some(({ answer }) => !answer) && ', waiting for an answer'}
                </Box>
              </Box>
              <AsyncButton
                size="small"
                variant="outlined"
                aria-label={`Go on with ${name}`}
                onClick={() =>
                  savedSheet(id).then(
                    ({ work, ...sheet }) => setOpened({ name, work: workOf(work), saved: sheet }),
                    (error: unknown) => showSnackbar(failureText(error), { tone: 'error' }),
                  )
                }
              >
                Go on
              </AsyncButton>
            </Box>
          ))}
        </TitledCard>
      )}
    </Box>
  ) : (
    <OneSheetFile
      key={opened.name}
      file={opened}
      onClose={() => {
        opened.pdf?.close()
        setOpened(undefined)
      }}
    />
  )
}
