import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { addressOf, type BookSheet, type CellSpot, type Place } from '#shared/rate-sheets/cells'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import hues from '../../../components/hue/hue.module.css'
import { card } from '../../../components/looks/looks'
import type { PdfFile } from '../../../lib/files/pdf-file'
import { cellMarks } from '../model/cell-marks'

interface SheetPageProps {
  readonly sheet: BookSheet
  readonly isOneOfSeveral: boolean
  readonly reading: SheetReading
  readonly camps: readonly string[]
  readonly selected: readonly Place[]
  readonly pdf: PdfFile
}

/** Pages of a PDF, the figures read from them in the color of their camp. */
export function SheetPage(props: SheetPageProps) {
  const { sheet, isOneOfSeveral, reading, camps, selected, pdf } = props
  const area = useRef<HTMLElement>(null)
  const marks = cellMarks(reading, camps)
  const spots = sheet.spots ?? []
  const chosenCells = new Set(selected.map(addressOf))
  const addressAt = ({ row, column }: CellSpot) =>
    addressOf(isOneOfSeveral ? { sheet: sheet.name, row, column } : { row, column })
  useEffect(() => {
    const [first] = selected
    if (first === undefined) return
    const cell = area.current?.querySelector(`[data-cell="${CSS.escape(addressOf(first))}"]`)
    cell?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [selected])
  return (
    <Box component="section" aria-label="The sheet" tabIndex={0} sx={look} ref={area}>
      {[...new Set(spots.map(({ page }) => page))].map((number) => {
        const page = pdf.pages[number - 1]
        if (page === undefined) return null
        const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
        return (
          <Box key={number} className="page">
            <PageCanvas pdf={pdf} number={number} />
            {spots
              .filter((spot) => spot.page === number)
              .map((spot) => {
                const at = addressAt(spot)
                const [hue, question] = [marks.hueAt.get(at), marks.questionAt.get(at)]
                if (hue === undefined && question === undefined && !chosenCells.has(at)) return null
                const kind = [
                  hue && hues[`hue${hue}`],
                  hue && 'read',
                  question?.isOpen && 'question',
                  chosenCells.has(at) && 'chosen',
                ]
                return (
                  <Box
                    key={at}
                    data-cell={at}
                    className={['spot', ...kind].filter(Boolean).join(' ')}
                    sx={{
                      left: percent(spot.left - 3, page.width),
                      top: percent(spot.top - 2, page.height),
                      width: percent(spot.right - spot.left + 6, page.width),
                      height: percent(spot.bottom - spot.top + 4, page.height),
                    }}
                  >
                    {question?.isOpen && <b>{question.number}</b>}
                  </Box>
                )
              })}
          </Box>
        )
      })}
    </Box>
  )
}

/** A drawn page; its words are in the cells that were read. */
function PageCanvas({ pdf, number }: { readonly pdf: PdfFile; readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const { current: target } = canvas
    if (target !== null)
      pdf.draw(number, target, target.clientWidth || 800).catch(() => setFailed(true))
  }, [pdf, number])
  return (
    <>
      <canvas ref={canvas} aria-label={`Page ${number}`} role="img" />
      {isFailed && <p role="alert">{`Page ${number} couldn’t be drawn. See the cells read.`}</p>}
    </>
  )
}

const look = {
  ...card,
  overflow: 'auto',
  maxHeight: { xs: 420, lg: 760 },
  p: 0,
  '& .page': { position: 'relative', minWidth: 640 },
  '& .page + .page': { borderTop: '6px solid', borderColor: 'ground.sand' },
  '& canvas': { display: 'block', width: '100%' },
  '& .spot': { position: 'absolute', borderRadius: '3px' },
  '& .read': { bgcolor: 'var(--stay-tint)', mixBlendMode: 'multiply' },
  '& .question': {
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-warning-main)',
    '& b': {
      position: 'absolute',
      right: '100%',
      mr: '2px',
      fontSize: 11,
      color: 'warning.main',
      '&::before': { content: '"("' },
      '&::after': { content: '")"' },
    },
  },
  '& .chosen': { outline: '3px solid', outlineColor: 'primary.main' },
}
