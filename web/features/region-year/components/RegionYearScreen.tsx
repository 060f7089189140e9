import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { addMonths, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { monthLabel } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Choice } from '../../../components/inputs/Choice'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow } from '../../../components/looks/looks'
import { api } from '../../../lib/api/api'
import { todayHere } from '../../../lib/time/today-here'
import { regionsQuery } from '../../../trip/api/regions-query'
import { useBuilder } from '../../../trip/building/state/builder-store'
import { firstRegion } from '../model/first-region'
import { YearCard } from './YearCard'

/** `/region-calendar`: every camp's year at a glance, across a region. */
export function RegionYearScreen() {
  const [search, setSearch] = useSearchParams()
  const regions = useQuery(regionsQuery)
  const chosenRegions = useBuilder((data) => data.selectedRegions)
  const region = search.get('region') ?? firstRegion(regions.data ?? [], chosenRegions) ?? ''
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
              options={(regions.data ?? [])
                .filter((one) => one.campCount !== 0 || one.countryRegionCode === region)
                .map((one) => [one.countryRegionCode, `${one.name}, ${one.country}`] as const)}
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
        <YearCard year={year.data} isOld={year.isPlaceholderData} />
      )}
    </Box>
  )
}
