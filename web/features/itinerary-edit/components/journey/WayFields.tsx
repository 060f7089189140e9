import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { flightStatuses } from '#shared/itinerary/flight-status'
import { flightStatusLabels } from '#shared/itinerary/flight-status-labels'
import { Field } from '../../../../components/inputs/Field'
import { SelectField } from '../../../../components/inputs/SelectField'
import { useCamps } from '../../../../trip/journey/use-camps'
import { wayEnds } from '../../../../trip/journey/way-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import { draftLimits } from '../../../../trip/segments/draft-errors'
import { isFlight } from '../../../../trip/segments/draft-kinds'
import { dialogLooks } from './dialog-looks'
import { useSegmentForm } from './segment-form'
import type { Hubs } from './use-hubs'
import { WayOffers } from './WayOffers'

interface WayFieldsProps {
  readonly hubs: Hubs
  readonly isNew: boolean
  /** The agent asked for a transfer of any kind. */
  readonly isKindOpen: boolean
}

/** From, to and times of a segment, with offers for it. */
export function WayFields({ hubs, isNew, isKindOpen }: WayFieldsProps) {
  const { draft, set } = useSegmentForm()
  useWayEnds(isNew)
  return (
    <>
      <Box sx={dialogLooks.pair}>
        <HubChoice label="From" name="fromHubCode" hubs={hubs} />
        <HubChoice label="To" name="travelHubCode" hubs={hubs} />
      </Box>
      <WayOffers hubs={hubs} isKindOpen={isKindOpen} />
      <Box sx={dialogLooks.times}>
        <TimeField label="Departs" name="departureTime" />
        <TimeField label="Arrives" name="arrivalTime" />
        <SelectField
          label="Arrival day"
          value={String(draft.arrivesLater)}
          options={arrivals.map((words, days) => [String(days), words])}
          onChange={({ target }) => set({ arrivesLater: Number(target.value) })}
        />
      </Box>
      {isFlight(draft.kind) && (
        <Box sx={dialogLooks.pair}>
          <FlightNumber />
          <SelectField
            label="Flight status"
            value={draft.flightStatus}
            options={[
              ['', 'On schedule'],
              ...flightStatuses.map((status) => [status, flightStatusLabels[status]] as const),
            ]}
            onChange={({ target }) =>
              set({ flightStatus: flightStatuses.find((one) => one === target.value) ?? '' })
            }
          />
        </Box>
      )}
    </>
  )
}

const arrivals = ['same day', 'next day', 'two days later', 'three days later'] as const

/** The place of an arrival, a departure or a route point, with the international flight. */
export function HubField({ hubs }: Pick<WayFieldsProps, 'hubs'>) {
  const { kind } = useSegmentForm().draft
  return (
    <>
      <HubChoice label="Airport or airstrip" name="travelHubCode" hubs={hubs} />
      {kind !== 'point' && (
        <Box sx={dialogLooks.pair}>
          <FlightNumber />
          {kind === 'entry' ? (
            <TimeField label="Lands" name="arrivalTime" />
          ) : (
            <TimeField label="Departs" name="departureTime" />
          )}
        </Box>
      )}
    </>
  )
}

/**
 * An airport or airstrip, searched by code, name, city or country; an empty choice means another
 * place.
 */
function HubChoice({
  label,
  name,
  hubs,
}: {
  label: string
  name: 'fromHubCode' | 'travelHubCode'
  hubs: Hubs
}) {
  const { draft, errors, set } = useSegmentForm()
  const options = hubs.groups.flatMap(({ country, hubs: listed }) =>
    listed.map((hub) => ({ ...hub, country })),
  )
  return (
    <Autocomplete
      options={options}
      groupBy={({ country }) => country}
      getOptionLabel={({ code, name: words }) => `${words} (${code})`}
      filterOptions={findHubs}
      value={options.find(({ code }) => code === draft[name]) ?? null}
      onChange={(_event, hub) => set({ [name]: hub?.code ?? '' })}
      renderInput={({ slotProps: { input, htmlInput } }) => {
        const { id: _ownLabel, ...inputProps } = htmlInput
        return (
          <Field
            label={label}
            placeholder="Other place"
            error={errors[name]?.message}
            inputProps={inputProps}
            {...input}
          />
        )
      }}
    />
  )
}

const findHubs = createFilterOptions<
  Hubs['groups'][number]['hubs'][number] & { readonly country: string }
>({
  stringify: ({ code, name, country }) => `${code} ${name} ${country}`,
})

/** A local time. */
function TimeField({ label, name }: { label: string; name: 'departureTime' | 'arrivalTime' }) {
  const { register, errors } = useSegmentForm()
  return (
    <Field
      label={`${label}, local time`}
      type="time"
      error={errors[name]?.message}
      {...register(name)}
    />
  )
}

function FlightNumber() {
  const { draft, set } = useSegmentForm()
  return (
    <Field
      label="Flight number"
      placeholder="KQ 764"
      autoComplete="off"
      value={draft.flightNumber}
      inputProps={{ maxLength: draftLimits.flightNumber }}
      onChange={({ target }) => set({ flightNumber: target.value.toUpperCase() })}
    />
  )
}

/** A new transfer defaults to leading from that day's departure stay to the next one. */
function useWayEnds(isNew: boolean): void {
  const { draft, set } = useSegmentForm()
  const { segments } = useTripPage().trip.itinerary
  const { camps, isLoading } = useCamps(segments)
  const proposedHubs = useRef({ fromHubCode: '', travelHubCode: '' })
  const { startDate, fromHubCode, travelHubCode } = draft
  useEffect(() => {
    const last = proposedHubs.current
    const isChosen = fromHubCode !== last.fromHubCode || travelHubCode !== last.travelHubCode
    if (!isNew || isLoading || isChosen || !isCalendarDate(startDate)) return
    const { from, to } = wayEnds(segments, startDate)
    const hubOf = (code: string | undefined) => camps.get(code ?? '')?.transitPointCode ?? ''
    const ends = { fromHubCode: hubOf(from?.supplierCode), travelHubCode: hubOf(to?.supplierCode) }
    if (ends.fromHubCode === fromHubCode && ends.travelHubCode === travelHubCode) return
    proposedHubs.current = ends
    set(ends)
  }, [isNew, isLoading, startDate, fromHubCode, travelHubCode, segments, camps, set])
}
