import Box from '@mui/material/Box'
import { useState } from 'react'
import type { BookSheet, Place } from '#shared/rate-sheets/cells'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import type { PdfFile } from '../../../lib/files/pdf-file'
import { SheetGrid } from './SheetGrid'
import { SheetPage } from './SheetPage'

interface SheetViewProps {
  readonly sheets: readonly BookSheet[]
  readonly place: number
  readonly pdf: PdfFile | undefined
  readonly reading: SheetReading
  readonly camps: readonly string[]
  readonly selected: readonly Place[]
  readonly onPlace: (place: number) => void
}

/** The file as its supplier made it: a sheet of cells, or the page of a PDF and its cells. */
export function SheetView(props: SheetViewProps) {
  const { sheets, place, pdf, reading, camps, selected, onPlace } = props
  const [view, setView] = useState<'page' | 'cells'>('page')
  const sheet = sheets[place] ?? sheets[0]
  if (sheet === undefined) return null
  const isOneOfSeveral = sheets.length > 1
  const cells = { sheet, isOneOfSeveral, reading, camps, selected }
  return (
    <>
      <Box sx={{ ...inRow(1), flexWrap: 'wrap', justifyContent: 'space-between' }}>
        {isOneOfSeveral && (
          <Segmented
            label="Sheet"
            value={String(sheets.indexOf(sheet))}
            segments={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(next) => onPlace(Number(next))}
          />
        )}
        {pdf && (
          <Segmented
            label="View"
            value={view}
            segments={[
              { value: 'page', label: 'Page' },
              { value: 'cells', label: 'Cells read' },
            ]}
            onChange={setView}
          />
        )}
      </Box>
      {pdf && view === 'page' ? (
        <SheetPage key={sheet.name} {...cells} pdf={pdf} />
      ) : (
        <SheetGrid {...cells} />
      )}
    </>
  )
}
