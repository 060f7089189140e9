import Box from '@mui/material/Box'
import { useState } from 'react'
import type { SavedSheet } from '#shared/api/rate-sheets'
import type { Place } from '#shared/rate-sheets/cells'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import type { PdfFile } from '../../../lib/files/pdf-file'
import { usePublishRates, useSaveSheet } from '../api/rate-sheets'
import { lastingName } from '../model/remember'
import { lastingText, type SheetWork, workText } from '../model/sheet-work'
import { useReading } from '../model/use-reading'
import { AskDialog, AskedCard, contactsOf } from './AskSupplier'
import { FileHead } from './FileHead'
import { ImpactPanel } from './ImpactPanel'
import { SheetView } from './SheetView'
import { UnderstoodCard } from './UnderstoodCard'

/** A sheet with what was done with it. */
export interface OpenedSheet {
  readonly name: string
  readonly work: SheetWork
  readonly saved?: SavedSheet
  /** The published sheet whose answers it took over. */
  readonly before?: string | undefined
  /** Its pages, as long as the file is open. */
  readonly pdf?: PdfFile | undefined
}

/** One file: its sheets, what was understood of them, and what publishing would change. */
export function OneSheetFile({
  file,
  onClose,
}: {
  readonly file: OpenedSheet
  readonly onClose: () => void
}) {
  const [work, setWork] = useState(file.work)
  const [saved, setSaved] = useState(file.saved)
  const [selected, setSelected] = useState<readonly Place[]>([])
  const [isAsking, setAsking] = useState(false)
  const [edition, setEdition] = useState<string>()
  const publish = usePublishRates(setEdition)
  const saving = useSaveSheet(setSaved)
  const { sheets, place, answers, chosen } = work
  const { reading, camps, campOf, matched, agreed, unanswered, open, count, isLoading } =
    useReading(file.name, work)
  const save = (more: { noted?: Record<string, string>; isDone?: boolean } = {}) =>
    saving.mutateAsync({
      name: file.name.slice(0, 200),
      work: more.isDone ? lastingText(work) : workText(work),
      noted: {},
      isDone: false,
      camps: camps.flatMap(({ name, code }) =>
        code ? [{ name: lastingName(name, file.name), code }] : [],
      ),
      ...(saved && { of: { id: saved.id, version: saved.version } }),
      ...more,
    })
  const show = (places: readonly Place[]) => {
    const at = sheets.findIndex(({ name }) => name === places[0]?.sheet)
    if (at >= 0) setWork({ ...work, place: at })
    setSelected([...places])
  }
  return (
    <Box component="main" sx={look}>
      <FileHead
        name={file.name}
        open={open}
        count={count}
        isLoading={isLoading}
        isPublished={edition !== undefined}
        onClose={onClose}
        onAsk={() => setAsking(true)}
        onSave={() =>
          save().then(
            () => showSnackbar('Saved. Go on with it from Rate sheets, you or a colleague.'),
            () => undefined,
          )
        }
        onPublish={() =>
          publish
            .mutateAsync({ name: file.name.slice(0, 200), rates: matched.rates })
            .then(() => save({ isDone: true }))
            .catch(() => undefined)
        }
      />
      {file.before !== undefined && (
        <Box component="p" role="status" sx={{ gridColumn: '1 / -1', color: 'ink.second' }}>
          {`Answers, camps and rooms are those of ${file.before}. Change any of them below.`}
        </Box>
      )}
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
        <SheetView
          sheets={sheets}
          place={place}
          pdf={file.pdf}
          reading={reading}
          camps={camps.map(({ name }) => name)}
          selected={selected}
          onPlace={(next) => setWork({ ...work, place: next })}
        />
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
        agreed={agreed}
        onAnswer={(more) => setWork({ ...work, answers: { ...answers, ...more } })}
        onCamp={(name, code) =>
          setWork({ ...work, chosen: { ...chosen, camps: { ...chosen.camps, [name]: code } } })
        }
        onRooms={(key, optionKeys) =>
          setWork({ ...work, chosen: { ...chosen, rooms: { ...chosen.rooms, [key]: optionKeys } } })
        }
        onShow={show}
      />
      {isAsking && (
        <AskDialog
          contacts={camps.flatMap(({ name }) => contactsOf(campOf(name)))}
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

const look = {
  display: 'grid',
  gap: 2,
  p: { xs: '16px 14px 40px', lg: '14px 24px 40px' },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 478px' },
}
