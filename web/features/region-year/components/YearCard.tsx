import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type PointerEvent, useState } from 'react'
import { shortMonth, weekdayDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { lookWords, monthsFrom, nightAt, nightLooks, nightWords, openCamps } from '../model/year'
import { useOpenCamp } from '../state/use-open-camp'
import { NightStrip, nightFills, OpenStrip } from './NightStrip'

interface YearProps {
  readonly year: {
    readonly startDate: Parameters<typeof nightAt>[0]
    readonly camps: readonly {
      readonly supplierCode: string
      readonly campName: string
      readonly nights: readonly (number | null)[]
    }[]
  }
  /** Of the region before, while another one loads. */
  readonly isOld: boolean
}

/**
 * A region’s camps over a year. A mouse reads a night by pointing and opens the camp by a click; a
 * finger reads by a tap, and the camp opens by a button.
 */
export function YearCard({ year: { startDate, camps }, isOld }: YearProps) {
  const isTouch = useMediaQuery('(hover: none)', { noSsr: true })
  const openCamp = useOpenCamp()
  const [mark, setMark] = useState<{ readonly camp: string; readonly at: number }>()
  const open = openCamps(camps)
  const months = monthsFrom(startDate)
  const camp = camps.find(({ supplierCode }) => supplierCode === mark?.camp)
  const wordsAt = (at: number, nights: readonly (number | null)[] | undefined) =>
    `${weekdayDate(nightAt(startDate, at))}: ${nights === undefined ? `${open[at]} of ${countOf(camps.length, 'camp')} open` : nightWords(nights[at] ?? null)}`
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setMark(undefined)
  }
  return (
    <Card
      sx={{
        p: '14px 20px 20px',
        opacity: isOld ? 0.55 : 1,
        transition: 'opacity var(--mui-pace-hover)',
      }}
    >
      <Box
        sx={{
          ...inRow(1.6),
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          minHeight: 30,
          mb: 1,
        }}
      >
        <Box
          component="p"
          className="tabular"
          // two lines are kept free on a phone, so that a tap doesn’t move the nights
          sx={{ fontWeight: 500, minHeight: { xs: 40, sm: 0 }, width: { xs: 1, sm: 'auto' } }}
        >
          {mark === undefined
            ? `${countOf(camps.length, 'camp')}. ${isTouch ? 'Tap a night for its details.' : 'Point at a night for its details, or click it to open the camp.'}`
            : `${camp?.campName ?? 'Region'} · ${wordsAt(mark.at, camp?.nights)}`}
        </Box>
        {isTouch && (
          <Button
            size="small"
            variant="outlined"
            sx={{ visibility: camp === undefined ? 'hidden' : 'visible' }}
            onClick={() => camp && openCamp(camp.supplierCode, nightAt(startDate, mark?.at ?? 0))}
          >
            Open this camp
          </Button>
        )}
        <Box
          component="ul"
          aria-label="Legend"
          sx={{ ...inRow(0), flexWrap: 'wrap', gap: '4px 12px', fontSize: 12.5 }}
        >
          {nightLooks.map((look) => (
            <Box component="li" key={look} sx={inRow(0.6)}>
              <Box component="span" aria-hidden sx={{ ...swatch, background: nightFills[look] }} />
              {lookWords[look]}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ overflowX: 'auto', mx: -2, px: 2 }} onPointerLeave={leave}>
        <Box sx={{ minWidth: 900 }}>
          <Row name="">
            <Box sx={{ position: 'relative', height: 22 }} aria-hidden>
              {months.map(({ month, from }) => (
                <Box
                  key={month}
                  component="span"
                  sx={{ ...monthLook, left: `${(100 * from) / open.length}%` }}
                >
                  {shortMonth(month)} {month.endsWith('-01') && month.slice(0, 4)}
                </Box>
              ))}
            </Box>
          </Row>
          <Row name="All camps">
            <OpenStrip
              open={open}
              most={camps.length}
              at={mark?.at ?? 0}
              words={(at) => wordsAt(at, undefined)}
              onMark={(at) => setMark({ camp: '', at })}
            />
          </Row>
          {camps.map(({ supplierCode, campName, nights }) => (
            <Row key={supplierCode} name={campName}>
              <NightStrip
                name={campName}
                nights={nights}
                at={mark?.at ?? 0}
                words={(at) => wordsAt(at, nights)}
                onMark={(at) => setMark({ camp: supplierCode, at })}
                onOpen={(at) => openCamp(supplierCode, nightAt(startDate, at))}
              />
            </Row>
          ))}
        </Box>
      </Box>
    </Card>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '120px minmax(0, 1fr)', md: '190px minmax(0, 1fr)' },
        alignItems: 'center',
        py: 0.3,
      }}
    >
      <Box component="span" dir="auto" title={name} sx={{ ...ellipsis, ...nameLook }}>
        {name}
      </Box>
      {children}
    </Box>
  )
}

const swatch = {
  width: 14,
  height: 14,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 8%)',
}
const monthLook = { position: 'absolute', bottom: 2, fontSize: 12, color: 'ink.note' }
const nameLook = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  alignSelf: 'stretch',
  lineHeight: '26px',
  pr: 1.4,
  fontSize: 13.5,
  fontWeight: 500,
  bgcolor: 'background.paper',
}
