import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SavedSheet } from '#shared/api/rate-sheets'
import { countOf } from '#shared/format/words'
import { readSheet } from '#shared/rate-sheets/read-sheet'
import { TitledCard } from '../../../components/card/TitledCard'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { DropCard } from '../../../components/inputs/DropCard'
import { Segmented } from '../../../components/inputs/Segmented'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { UnreadableList } from '../../../lib/files/read-list'
import { instantDay } from '../../../lib/time/instants'
import { todayUtc } from '../../../lib/time/today-here'
import {
  type Camp,
  campQuery,
  campsNamed,
  savedSheet,
  savedSheetsQuery,
  usePublishRates,
  useSaveSheet,
} from '../api/rate-sheets'
import { bestMatch, wordsOf } from '../model/match-names'
import { matchRates } from '../model/matched-rates'
import { readFile } from '../model/read-file'
import { type SheetWork, workOf, workText } from '../model/sheet-work'
import { AskDialog, AskedCard, type Contact } from './AskSupplier'
import { ImpactPanel } from './ImpactPanel'
import { SheetGrid } from './SheetGrid'
import { UnderstoodCard } from './UnderstoodCard'

interface Opened {
  readonly name: string
  readonly work: SheetWork
  readonly saved?: SavedSheet
}

/**
 * `/rate-sheets`: a supplier's rate sheet, what is understood of it, and what publishing it would
 * change.
 */
export function RateImportScreen() {
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const kept = useQuery(savedSheetsQuery)
  const open = async (file: File) => {
    try {
      const sheets = await readFile(new Uint8Array(await file.arrayBuffer()))
      setOpened({
        name: file.name,
        work: { sheets, place: 0, answers: {}, chosen: { camps: {}, rooms: {} } },
      })
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error
      setProblem(error.message)
    }
  }
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
        note="Excel (.xlsx) or CSV, up to 10 MB, with its seasons across the top or down the side."
        problem={problem}
        onFile={(file) => void open(file)}
      />
      <Box sx={{ height: 16 }} />
      {kept.isError && (
        <ErrorState
          title="Saved sheets couldn’t be loaded"
          error={kept.error}
          onRetry={kept.refetch}
        />
      )}
      {kept.data && kept.data.length > 0 && (
        <TitledCard title="Saved for later">
          {kept.data.map(({ id, name, updatedAt, updatedBy, asked }) => (
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
                    ({ work, ...saved }) => setOpened({ name, work: workOf(work), saved }),
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
    <OneFile key={opened.name} file={opened} onClose={() => setOpened(undefined)} />
  )
}

function OneFile({ file, onClose }: { readonly file: Opened; readonly onClose: () => void }) {
  const [{ sheets, place, answers, chosen }, setWork] = useState(file.work)
  const [saved, setSaved] = useState(file.saved)
  const [isAsking, setAsking] = useState(false)
  const [edition, setEdition] = useState<string>()
  const publish = usePublishRates(setEdition)
  const saving = useSaveSheet(setSaved)
  const save = (more: { noted?: Record<string, string>; isDone?: boolean } = {}) =>
    saving.mutateAsync({
      name: file.name.slice(0, 200),
      work: workText({ sheets, place, answers, chosen }),
      noted: {},
      isDone: false,
      ...(saved && { of: { id: saved.id, version: saved.version } }),
      ...more,
    })
  const sheet = sheets[place]
  const reading = useMemo(() => {
    const name = `${file.name.replaceAll('_', ' ')} ${sheet?.name ?? ''}`
    return readSheet(sheet?.rows ?? [], { name, today: todayUtc(), answers })
  }, [file.name, sheet, answers])
  const names = useMemo(() => [...new Set(reading.rooms.map(({ camp }) => camp))], [reading])
  const found = useQueries({
    queries: names.map((name) =>
      campsNamed(wordsOf(name || file.name.replaceAll('_', ' '))[0] ?? ''),
    ),
  })
  const camps = names.map((name, index) => {
    const rows = found[index]?.data?.rows ?? []
    const code =
      new Map(Object.entries(chosen.camps)).get(name) ??
      bestMatch(name || file.name.replaceAll('_', ' '), rows)?.code
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
  const unanswered = reading.questions.filter(({ answer }) => answer === undefined)
  const open =
    unanswered.length + matched.rooms.filter(({ optionKey }) => optionKey === undefined).length
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
        {edition === undefined && (
          <>
            <Button variant="text" onClick={() => setAsking(true)}>
              Ask supplier
            </Button>
            <AsyncButton
              variant="outlined"
              onClick={() =>
                save().then(
                  () => showSnackbar('Saved. Go on with it from Rate sheets, you or a colleague.'),
                  () => undefined,
                )
              }
            >
              Save for later
            </AsyncButton>
          </>
        )}
        <AsyncButton
          variant="main"
          disabled={!isReady}
          onClick={() =>
            publish
              .mutateAsync({ name: file.name.slice(0, 200), rates: matched.rates })
              .then(() => saved && save({ isDone: true }))
              .catch(() => undefined)
          }
        >
          {label}
        </AsyncButton>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
        {sheets.length > 1 && (
          <Segmented
            label="Sheet"
            value={String(place)}
            segments={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(next) => setWork({ sheets, chosen, place: Number(next), answers: {} })}
          />
        )}
        <SheetGrid rows={sheet?.rows ?? []} reading={reading} camps={names} />
        {saved && saved.asked.length > 0 && (
          <AskedCard
            asked={saved.asked}
            onNote={(id, text) =>
              save({ noted: { [id]: text } }).then(
                () => showSnackbar('Answer noted.'),
                () => undefined,
              )
            }
          />
        )}
      </Box>
      <UnderstoodCard
        reading={reading}
        camps={camps}
        matched={matched.rooms}
        campOf={campOf}
        onAnswer={(id, answer) =>
          setWork({ sheets, place, chosen, answers: { ...answers, [id]: answer } })
        }
        onChoose={(kind, name, value) =>
          setWork({
            sheets,
            place,
            answers,
            chosen: { ...chosen, [kind]: { ...chosen[kind], [name]: value } },
          })
        }
      />
      {isAsking && (
        <AskDialog
          contacts={names.flatMap((name) => contactsOf(campOf(name)))}
          open={unanswered.map(({ title, why }) => `${title} ${why}`).join('\n')}
          save={save}
          onAsked={(next) => {
            setSaved(next)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <ImpactPanel
          rates={open === 0 && count > 0 && !isLoading ? matched.rates : undefined}
          isPublished={edition !== undefined}
        />
      </Box>
    </Box>
  )
}

/** The people of a camp who have an email. */
function contactsOf(camp: Camp | undefined): Contact[] {
  const { 'terms.contacts': contacts } = (camp?.fields ?? {}) as {
    'terms.contacts'?: { name: string; email?: string }[]
  }
  return (contacts ?? []).flatMap(({ name, email }) =>
    camp !== undefined && email ? [{ camp: camp.code, campName: camp.name, name, email }] : [],
  )
}

const look = {
  display: 'grid',
  gap: 2,
  p: { xs: '16px 14px 40px', lg: '14px 24px 40px' },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 478px' },
}
