import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CalendarDate, calendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortRange } from '#shared/format/dates'
import type { SupplierCode } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { IconAction } from '../../../components/inputs/IconAction'
import { SelectField } from '../../../components/inputs/SelectField'
import { inRow } from '../../../components/looks/looks'
import { todayHere } from '../../../lib/time/today-here'
import { instantWords } from '../../../trip/life/instant-words'
import { auditQuery, useSetAllotments } from '../api/allotments'
import { YearGrid } from './YearGrid'

/**
 * The availability of a camp's rooms: a year to look at and to set, where counts come from, and who
 * set them.
 */
export function AllotmentsTab({ supplierCode }: { readonly supplierCode: SupplierCode }) {
  const [year, setYear] = useState(() => Number(todayHere().slice(0, 4)))
  const [optionKey, setOptionKey] = useState<string>()
  const { data, error, refetch } = useQuery(auditQuery(supplierCode, year))
  if (data === undefined)
    return error === null ? (
      <Bone height={420} radius={12} />
    ) : (
      <ErrorState
        title="Availability couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  const room = data.rooms.find((one) => one.optionKey === optionKey) ?? data.rooms[0]
  if (room === undefined)
    return (
      <EmptyState
        level={2}
        title="No rooms yet"
        text="Add rooms and publish them, then set how many are free."
      />
    )
  const at = (instant: string) => instantWords(new Date(instant), new Date())
  const copies = room.copies.filter(({ copiedAt }) => copiedAt !== null)
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <TitledCard
        title={`Availability ${year}`}
        note={
          <Box sx={inRow(0.6)}>
            <IconAction
              icon="chevron-left"
              label="Previous year"
              onClick={() => setYear(year - 1)}
            />
            <IconAction icon="chevron-right" label="Next year" onClick={() => setYear(year + 1)} />
          </Box>
        }
      >
        <Box sx={{ maxWidth: 320, mb: 1.6 }}>
          <SelectField
            label="Room"
            value={room.optionKey}
            onChange={({ target }) => setOptionKey(target.value)}
            options={data.rooms.map((one) => [one.optionKey, one.name] as const)}
          />
        </Box>
        <Counts
          key={`${room.optionKey} ${year}`}
          supplierCode={supplierCode}
          year={year}
          room={room}
        />
        <Box component="p" sx={{ mt: 1.6, fontSize: 13, color: 'ink.second' }}>
          {copies.length === 0
            ? 'Counts are kept here. Holds and bookings take from them at once.'
            : copies
                .map(
                  ({ month, copiedAt, isStale }) =>
                    `${month}: copied ${at(copiedAt ?? '')}${isStale ? ', too old' : ''}`,
                )
                .join('. ')}
        </Box>
      </TitledCard>
      <TitledCard title="Set by hand">
        {data.changes.length === 0 && (
          <Box sx={{ color: 'ink.second' }}>Nothing has been set by hand yet.</Box>
        )}
        <Box
          component="ul"
          aria-label="Counts set by hand"
          className="tabular"
          sx={{ maxHeight: 320, overflowY: 'auto' }}
        >
          {data.changes.map((change) => (
            <Box component="li" key={change.at} sx={{ py: 0.6 }}>
              <b>
                {data.rooms.find((one) => one.optionKey === change.optionKey)?.name ??
                  change.optionKey}
              </b>
              , {shortRange(change.from, change.to)}: {change.rooms}. {change.by}, {at(change.at)}
            </Box>
          ))}
        </Box>
      </TitledCard>
    </Box>
  )
}

interface CountsProps {
  readonly supplierCode: SupplierCode
  readonly year: number
  readonly room: { readonly optionKey: string; readonly counts: readonly (number | null)[] }
}

/** The grid of a room, with the period and the number to set. */
function Counts({ supplierCode, year, room }: CountsProps) {
  const [chosen, setChosen] = useState<{ from: CalendarDate; to: CalendarDate }>()
  const [rooms, setRooms] = useState('')
  const setAllotments = useSetAllotments(supplierCode)
  const count = Number(rooms)
  const isNumber = /^-?\d+$/.test(rooms.trim()) && count >= -3 && count <= 9_999
  const setEnd = (end: 'from' | 'to') => (text: string) =>
    isCalendarDate(text) && setChosen({ from: text, to: text, ...chosen, [end]: text })
  return (
    <>
      <YearGrid
        first={calendarDate(`${year}-01-01`)}
        counts={room.counts}
        chosen={chosen}
        onChoose={(from, to) => setChosen({ from, to })}
      />
      <Box
        component="form"
        sx={form}
        onSubmit={(event: { preventDefault: () => void }) => event.preventDefault()}
      >
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            label={end === 'from' ? 'First night' : 'Last night'}
            type="date"
            value={chosen?.[end] ?? ''}
            onChange={({ target }) => setEnd(end)(target.value)}
          />
        ))}
        <Field
          label="Rooms free"
          value={rooms}
          placeholder="4"
          error={rooms === '' || isNumber ? undefined : 'A whole number, or a code from −3'}
          hint="−1 may be available, −2 on request, −3 closed"
          onChange={({ target }) => setRooms(target.value)}
        />
        <AsyncButton
          variant="main"
          disabled={chosen === undefined || chosen.from > chosen.to || !isNumber}
          onClick={() =>
            setAllotments
              .mutateAsync({
                optionKey: room.optionKey,
                ...(chosen ?? { from: '', to: '' }),
                rooms: count,
              })
              .catch(() => {})
          }
        >
          Set
        </AsyncButton>
      </Box>
    </>
  )
}

const form = {
  display: 'grid',
  gridTemplateColumns: { sm: '170px 170px 1fr auto' },
  gap: 1.2,
  alignItems: 'start',
  mt: 1.6,
  '& > button': { mt: { sm: 2.9 } },
}
