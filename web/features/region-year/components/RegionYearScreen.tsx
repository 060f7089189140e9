import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { addMonths, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { monthLabel, shortMonth, weekdayDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Choice } from '../../../components/inputs/Choice'
import { IconAction } from '../../../components/inputs/IconAction'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { api } from '../../../lib/api/api'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { regionsQuery } from '../../../trip/api/regions-query'
import { setVisibleMonth } from '../../../trip/building/state/search-actions'
import { lookWords, monthsFrom, nightAt, nightLooks, nightWords, openCamps } from '../model/year'
import { NightStrip, nightFills, OpenStrip } from './NightStrip'

/** `/region-calendar`: every camp's year at a glance, across a region. */
export function RegionYearScreen() {
  const [search, setSearch] = useSearchParams()
  const regions = useQuery(regionsQuery)
  const region = search.get('region') ?? regions.data?.[0]?.countryRegionCode ?? ''
  const firstDay = `${search.get('from')}-01`
  const from = isCalendarDate(firstDay) ? firstDay : firstDayOf(monthOf(todayHere()))
  const choose = (change: Readonly<Record<string, string>>) =>
    setSearch((old) => new URLSearchParams({ ...Object.fromEntries(old), ...change }), {
      replace: true,
    })
  const year = useQuery({
    queryKey: ['region-year', region, from],
    queryFn: ({ signal }) =>
      api('POST /api/Calendar/byRegion', {
        signal,
        safe: true as const,
        body: { countryRegionCode: region, startDate: from },
      }),
    enabled: region !== '',
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  const failedQuery = regions.isError ? regions : year
  const later = (months: number) => choose({ from: addMonths(monthOf(from), months) })
  return (
    <Box component="main" sx={{ p: { xs: '24px 20px 50px', lg: '24px 30px 50px' } }}>
      <Box component="header" sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 2 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Region Calendar</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            When its camps have rooms, from {monthLabel(monthOf(from))} on.
          </Box>
        </Box>
        <Box sx={inRow(0.6)}>
          <Box sx={{ width: 240, mr: 0.6 }}>
            <Choice
              aria-label="Region"
              value={region}
              options={(regions.data ?? []).map(
                (one) => [one.countryRegionCode, `${one.name}, ${one.country}`] as const,
              )}
              onChange={({ target }) => choose({ region: target.value })}
            />
          </Box>
          <IconAction icon="chevron-left" label="Three months earlier" onClick={() => later(-3)} />
          <IconAction icon="chevron-right" label="Three months later" onClick={() => later(3)} />
        </Box>
      </Box>
      {failedQuery.isError && year.data === undefined ? (
        <ErrorState
          title="The calendar couldn’t be loaded"
          error={failedQuery.error}
          onRetry={failedQuery.refetch}
        />
      ) : year.data === undefined ? (
        <Bone height={460} radius={12} />
      ) : year.data.camps.length === 0 ? (
        <EmptyState
          level={2}
          title="No accommodations in this region"
          text="Choose another region, or build with a stay of your own."
          actions={
            <Button component={Link} to="/" size="small">
              Build an itinerary
            </Button>
          }
        />
      ) : (
        <Year year={year.data} isOld={year.isPlaceholderData} />
      )}
    </Box>
  )
}

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

function Year({ year: { startDate, camps }, isOld }: YearProps) {
  const { has } = useSession()
  const navigate = useNavigate()
  const [mark, setMark] = useState<{ readonly camp: string; readonly at: number }>()
  const open = openCamps(camps)
  const months = monthsFrom(startDate)
  const camp = camps.find(({ supplierCode }) => supplierCode === mark?.camp)
  const wordsAt = (at: number, nights: readonly (number | null)[] | undefined) =>
    `${weekdayDate(nightAt(startDate, at))}: ${nights === undefined ? `${open[at]} of ${countOf(camps.length, 'camp')} open` : nightWords(nights[at] ?? null)}`
  const goTo = (supplierCode: string, at: number) => {
    setVisibleMonth(supplierCode, monthOf(nightAt(startDate, at)))
    void navigate(
      `${has('useItineraryBuilder2') ? '/itinerary-builder' : '/builder'}?camp=${supplierCode}`,
    )
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
        <Box component="p" className="tabular" sx={{ fontWeight: 500 }}>
          {mark === undefined
            ? `${countOf(camps.length, 'camp')}. Point at a night to read it, click to open the camp there.`
            : `${camp?.campName ?? 'Region'} · ${wordsAt(mark.at, camp?.nights)}`}
        </Box>
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
      <Box sx={{ overflowX: 'auto', mx: -2, px: 2 }} onPointerLeave={() => setMark(undefined)}>
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
                onOpen={(at) => goTo(supplierCode, at)}
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
