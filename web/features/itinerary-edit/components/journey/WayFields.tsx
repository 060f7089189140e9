import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { flightStatuses, flightStatusLabels } from '#shared/itinerary/flight-status'
import { Choice } from '../../../../components/inputs/Choice'
import { Field } from '../../../../components/inputs/Field'
import { type DraftErrors, draftLimits } from '../../../../trip/segments/draft-errors'
import { isFlight } from '../../../../trip/segments/draft-kinds'
import type { SegmentDraft } from '../../../../trip/segments/segment-draft'
import { dialogLooks } from './dialog-looks'
import type { Hubs } from './use-hubs'
import { useWayEnds } from './use-way-ends'
import { WayOffers } from './WayOffers'

export interface DraftPartProps {
  readonly draft: SegmentDraft
  readonly errors: DraftErrors
  readonly set: (change: Partial<SegmentDraft>) => void
}

/** Where a way leads, when, and what is offered for it. */
export function WayFields(props: DraftPartProps & { readonly hubs: Hubs; readonly isNew: boolean }) {
  const { draft, errors, hubs, set, isNew } = props
  useWayEnds({ draft, set, isNew })
  return (
    <>
      <Box sx={dialogLooks.pair}>
        <HubChoice label="From" code={draft.fromHubCode} hubs={hubs} onChange={(fromHubCode) => set({ fromHubCode })} />
        <HubChoice
          label="To"
          code={draft.travelHubCode}
          hubs={hubs}
          error={errors.travelHubCode}
          onChange={(travelHubCode) => set({ travelHubCode })}
        />
      </Box>
      <WayOffers draft={draft} hubs={hubs} set={set} />
      <Box sx={dialogLooks.times}>
        <TimeField
          label="Leaves"
          time={draft.departureTime}
          error={errors.departureTime}
          onChange={(departureTime) => set({ departureTime })}
        />
        <TimeField
          label="Arrives"
          time={draft.arrivalTime}
          error={errors.arrivalTime}
          onChange={(arrivalTime) => set({ arrivalTime })}
        />
        <ArrivesOn draft={draft} set={set} />
      </Box>
      {isFlight(draft.kind) && (
        <Box sx={dialogLooks.pair}>
          <FlightNumber draft={draft} set={set} />
          <FlightStatusChoice draft={draft} set={set} />
        </Box>
      )}
    </>
  )
}

/** Where one arrives, leaves or passes, with the flight from or to home. */
export function HubField({ draft, errors, hubs, set }: DraftPartProps & { readonly hubs: Hubs }) {
  const { kind } = draft
  return (
    <>
      <HubChoice
        label="Airport or airstrip"
        code={draft.travelHubCode}
        hubs={hubs}
        onChange={(travelHubCode) => set({ travelHubCode })}
      />
      {kind !== 'point' && (
        <Box sx={dialogLooks.pair}>
          <FlightNumber draft={draft} set={set} />
          {kind === 'entry' ? (
            <TimeField
              label="Lands"
              time={draft.arrivalTime}
              error={errors.arrivalTime}
              onChange={(arrivalTime) => set({ arrivalTime })}
            />
          ) : (
            <TimeField
              label="Leaves"
              time={draft.departureTime}
              error={errors.departureTime}
              onChange={(departureTime) => set({ departureTime })}
            />
          )}
        </Box>
      )}
    </>
  )
}

interface HubChoiceProps {
  readonly label: string
  readonly code: string
  readonly hubs: Hubs
  readonly error?: string | undefined
  readonly onChange: (code: string) => void
}

function HubChoice({ label, code, hubs, error, onChange }: HubChoiceProps) {
  const id = useId()
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Choice
        id={id}
        value={code}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Another place</option>
        {hubs.groups.map(({ country, hubs: options }) => (
          <optgroup key={country} label={country}>
            {options.map((hub) => (
              <option key={hub.code} value={hub.code}>
                {hub.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly time: string
  readonly error: string | undefined
  readonly onChange: (time: string) => void
}

/** An hour of the clocks of its place. */
function TimeField({ label, time, error, onChange }: TimeFieldProps) {
  return (
    <Field
      label={`${label}, local time`}
      type="time"
      value={time}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const arrivals = ['the same day', 'the next day', 'two days later', 'three days later'] as const

function ArrivesOn({ draft, set }: Pick<DraftPartProps, 'draft' | 'set'>) {
  const id = useId()
  return (
    <FormControl>
      <FormLabel htmlFor={id}>On</FormLabel>
      <Choice
        id={id}
        value={String(draft.arrivesLater)}
        onChange={({ target }) => set({ arrivesLater: Number(target.value) })}
      >
        {arrivals.map((words, days) => (
          <option key={words} value={days}>
            {words}
          </option>
        ))}
      </Choice>
    </FormControl>
  )
}

function FlightNumber({ draft, set }: Pick<DraftPartProps, 'draft' | 'set'>) {
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

function FlightStatusChoice({ draft, set }: Pick<DraftPartProps, 'draft' | 'set'>) {
  const id = useId()
  return (
    <FormControl>
      <FormLabel htmlFor={id}>Flight status</FormLabel>
      <Choice
        id={id}
        value={draft.flightStatus}
        onChange={({ target }) => set({ flightStatus: flightStatuses.find((one) => one === target.value) ?? '' })}
      >
        <option value="">By the timetable</option>
        {flightStatuses.map((status) => (
          <option key={status} value={status}>
            {flightStatusLabels[status]}
          </option>
        ))}
      </Choice>
    </FormControl>
  )
}
