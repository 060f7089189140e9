import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { countOf } from '#shared/format/words'
import { readSheet } from '#shared/rate-sheets/read-sheet'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { DropCard } from '../../../components/inputs/DropCard'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { UnreadableList } from '../../../lib/files/read-list'
import { todayUtc } from '../../../lib/time/today-here'
import { campQuery, campsNamed, usePublishRates } from '../api/rate-sheets'
import { bestMatch, wordsOf } from '../model/match-names'
import { type Chosen, matchRates } from '../model/matched-rates'
import { type FileSheet, readFile } from '../model/read-file'
import { ImpactPanel } from './ImpactPanel'
import { SheetGrid } from './SheetGrid'
import { UnderstoodCard } from './UnderstoodCard'

interface Opened {
  readonly name: string
  readonly sheets: readonly FileSheet[]
}

/** `/rate-sheets`: a supplier's rate sheet, what is understood of it, and what publishing it would change. */
export function RateImportScreen() {
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const open = async (file: File) => {
    try {
      setOpened({ name: file.name, sheets: await readFile(new Uint8Array(await file.arrayBuffer())) })
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error
      setProblem(error.message)
    }
  }
  return opened === undefined ? (
    <Box component="main" sx={{ maxWidth: 980, m: '0 auto', p: { xs: '24px 20px 50px', lg: '28px 30px 50px' } }}>
      <h1>Rate sheets</h1>
      <Box component="p" sx={{ color: 'ink.second', mb: 2.4 }}>
        Read a supplier’s rates from the sheet as they sent it. Nothing is published until you have seen what changes.
      </Box>
      <DropCard
        what="rate sheet"
        note="Excel (.xlsx) or CSV, up to 10 MB, with its seasons across the top or down the side."
        problem={problem}
        onFile={(file) => void open(file)}
      />
    </Box>
  ) : (
    <OneFile key={opened.name} file={opened} onClose={() => setOpened(undefined)} />
  )
}

function OneFile({ file, onClose }: { readonly file: Opened; readonly onClose: () => void }) {
  const [place, setPlace] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [chosen, setChosen] = useState<Chosen>({ camps: {}, rooms: {} })
  const [edition, setEdition] = useState<string>()
  const publish = usePublishRates(setEdition)
  const sheet = file.sheets[place]
  const reading = useMemo(() => {
    const name = `${file.name.replaceAll('_', ' ')} ${sheet?.name ?? ''}`
    return readSheet(sheet?.rows ?? [], { name, today: todayUtc(), answers })
  }, [file.name, sheet, answers])
  const names = useMemo(() => [...new Set(reading.rooms.map(({ camp }) => camp))], [reading])
  const found = useQueries({
    queries: names.map((name) => campsNamed(wordsOf(name || file.name.replaceAll('_', ' '))[0] ?? '')),
  })
  const camps = names.map((name, index) => {
    const rows = found[index]?.data?.rows ?? []
    const code =
      new Map(Object.entries(chosen.camps)).get(name) ?? bestMatch(name || file.name.replaceAll('_', ' '), rows)?.code
    return { name, rows, code }
  })
  const contents = useQueries({
    queries: camps.map(({ code }) => ({ ...campQuery(code ?? ''), enabled: Boolean(code) })),
  })
  const campOf = (name: string) => {
    const index = names.indexOf(name)
    return camps[index]?.code ? contents[index]?.data : undefined
  }
  const matched = matchRates(reading, campOf, chosen.rooms)
  const isLoading = [...found, ...contents].some(({ isLoading: loads }) => loads)
  const open =
    reading.questions.filter(({ answer }) => answer === undefined).length +
    matched.rooms.filter(({ optionKey }) => optionKey === undefined).length
  const count = Object.values(matched.rates).flatMap((rooms) => Object.keys(rooms)).length
  const isReady = open === 0 && count > 0 && !isLoading && edition === undefined
  const label =
    edition !== undefined
      ? 'Published'
      : open > 0
        ? `Answer ${countOf(open, 'question')} to publish`
        : count === 0
          ? 'No rates differ'
          : `Publish rates of ${countOf(count, 'room')}`
  return (
    <Box component="main" sx={look}>
      <Box component="header" sx={{ ...inRow(1.2), flexWrap: 'wrap', gridColumn: '1 / -1' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Button size="small" variant="text" sx={{ ml: -1 }} onClick={onClose}>
            Another sheet
          </Button>
          <Box component="h1" sx={{ fontSize: 24, overflowWrap: 'anywhere' }}>
            {file.name}
          </Box>
        </Box>
        <AsyncButton
          variant="main"
          disabled={!isReady}
          onClick={() =>
            publish.mutateAsync({ name: file.name.slice(0, 200), rates: matched.rates }).catch(() => undefined)
          }
        >
          {label}
        </AsyncButton>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
        {file.sheets.length > 1 && (
          <Segmented
            label="Sheet"
            value={String(place)}
            segments={file.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(next) => {
              setPlace(Number(next))
              setAnswers({})
            }}
          />
        )}
        <SheetGrid rows={sheet?.rows ?? []} reading={reading} camps={names} />
      </Box>
      <UnderstoodCard
        reading={reading}
        camps={camps}
        matched={matched.rooms}
        campOf={campOf}
        onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
        onChoose={(kind, name, value) => setChosen({ ...chosen, [kind]: { ...chosen[kind], [name]: value } })}
      />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <ImpactPanel
          rates={open === 0 && count > 0 && !isLoading ? matched.rates : undefined}
          isPublished={edition !== undefined}
        />
      </Box>
    </Box>
  )
}

const look = {
  ...{ display: 'grid', gap: 2, p: { xs: '16px 14px 40px', lg: '14px 24px 40px' }, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 478px' },
}
