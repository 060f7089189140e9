import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Choice } from '../../../../components/inputs/Choice'
import { Field } from '../../../../components/inputs/Field'
import { regionsQuery } from '../../../../trip/api/regions-query'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import { useTripPage } from '../../../../trip/page/trip-page'
import { canNameItself, draftErrors, draftLimits } from '../../../../trip/segments/draft-errors'
import {
  type DraftKind,
  draftKindLabel,
  draftKindsOf,
  hasEnd,
  includesMore,
  isAtHub,
  isWay,
  kindsFor,
} from '../../../../trip/segments/draft-kinds'
import { placeErrors } from '../../../../trip/segments/draft-place'
import { segmentOfDraft } from '../../../../trip/segments/draft-segment'
import type { StayRegion } from '../../../../trip/segments/own-stay'
import {
  type DraftStart,
  draftAs,
  draftOf,
  emptyDraft,
  type SegmentDraft,
} from '../../../../trip/segments/segment-draft'
import { segmentName } from '../../../../trip/segments/segment-words'
import { ActivityOffers } from './ActivityOffers'
import { CostFields } from './CostFields'
import { dialogLooks } from './dialog-looks'
import { useHubs } from './use-hubs'
import { HubField, WayFields } from './WayFields'

interface SegmentDialogProps {
  /** The segment to change; a new one without. */
  readonly segmentId: string | undefined
  /** What a new one begins as. */
  readonly add?: DraftKind | undefined
  readonly start?: DraftStart | undefined
  readonly onClose: () => void
}

/** One form for everything of the journey but camps' stays: ways, arrivals, services, price lines, own arrangements. */
export function SegmentDialog({ segmentId, add = 'service', start, onClose }: SegmentDialogProps) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const hubs = useHubs()
  const present = trip.itinerary.segments.find((segment) => segment.id === segmentId)
  const kinds = present === undefined ? draftKindsOf(trip) : kindsFor(present)
  const [draft, setDraft] = useState<SegmentDraft>(() => {
    const kind = kinds.find((one) => one === (present?.type ?? add)) ?? kinds[0] ?? 'service'
    return present === undefined ? emptyDraft(trip, kind, start) : draftOf(present, { kind, currency: trip.currency })
  })
  const [wasSent, setWasSent] = useState(false)
  const [newId] = useState(() => `hand-${crypto.randomUUID().slice(0, 8)}`)
  const found = { ...placeErrors(draft, { itinerary: trip.itinerary, id: segmentId ?? newId }), ...draftErrors(draft) }
  const errors = wasSent ? found : {}
  const set = (change: Partial<SegmentDraft>) => setDraft((before) => ({ ...before, ...change }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (Object.keys(found).length > 0) return
    const segment = segmentOfDraft(draft, { id: segmentId ?? newId, present, hubName: hubs.nameOf })
    if (segment === undefined) return
    const path = segmentPath(segment.id)
    const text = `${segmentName(segment)} ${present === undefined ? 'added' : 'changed'}.`
    tellEdit(editor, { [path]: segment }, { text, back: { [path]: present ?? null } })
    onClose()
  }
  const { kind } = draft
  const title = present === undefined ? 'Add to the journey' : `Edit ${segmentName(present)}`
  const nameHint = !isWay(kind) ? hints[kind] : canNameItself(draft) ? 'Empty: it is called by its airports.' : wayHint
  const nameField = (
    <Field
      label={kind === 'stay' ? 'Where they stay' : canNameItself(draft) ? 'Name (optional)' : 'Name'}
      autoFocus={!isWay(kind)}
      value={draft.title}
      error={errors.title}
      hint={nameHint}
      inputProps={{ maxLength: draftLimits.title }}
      onChange={({ target }) => set({ title: target.value })}
    />
  )
  const noteField = (
    <Field
      label="Note (optional)"
      value={draft.description}
      multiline
      maxRows={4}
      inputProps={{ maxLength: draftLimits.description }}
      onChange={({ target }) => set({ description: target.value })}
    />
  )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={save} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <Box sx={dialogLooks.form}>
          <Box
            sx={[
              hasEnd(kind) && kinds.length > 1 && dialogLooks.times,
              !(hasEnd(kind) && kinds.length > 1) && dialogLooks.pair,
            ]}
          >
            {kinds.length > 1 && (
              <FormControl>
                <FormLabel htmlFor={`${id}-kind`}>What it is</FormLabel>
                <Choice
                  id={`${id}-kind`}
                  value={kind}
                  onChange={({ target }) => {
                    const next = kinds.find((one) => one === target.value)
                    if (next === undefined) return
                    set(
                      present === undefined
                        ? { ...draftAs(trip, draft, next), isOwn: isOwnKind(next) }
                        : { kind: next },
                    )
                  }}
                >
                  {kinds.map((one) => (
                    <option key={one} value={one}>
                      {draftKindLabel(one)}
                    </option>
                  ))}
                </Choice>
              </FormControl>
            )}
            <Field
              label={hasEnd(kind) ? 'From' : 'Day'}
              type="date"
              value={draft.startDate}
              error={errors.startDate}
              onChange={({ target }) => set(fromDay(draft, target.value))}
            />
            {hasEnd(kind) && (
              <Field
                label="To"
                type="date"
                value={draft.endDate}
                error={errors.endDate}
                onChange={({ target }) => set({ endDate: target.value })}
              />
            )}
          </Box>
          {isWay(kind) && <WayFields {...{ draft, errors, hubs, set }} isNew={present === undefined} />}
          {isAtHub(kind) && <HubField {...{ draft, errors, hubs, set }} />}
          {kind === 'service' && <ActivityOffers {...{ draft, set }} />}
          {!isWay(kind) && nameField}
          {kind === 'stay' && (
            <RegionField error={errors.region} region={draft.region} onChange={(region) => set({ region })} />
          )}
          {includesMore(kind) && (
            <Field
              label="What is included (optional)"
              hint="A line each, as in Breakfast. The client reads it."
              value={draft.extras}
              error={errors.extras}
              multiline
              minRows={2}
              maxRows={6}
              onChange={({ target }) => set({ extras: target.value })}
            />
          )}
          <CostFields {...{ draft, errors, set }} />
          {isWay(kind) ? (
            <Box sx={dialogLooks.pair}>
              {nameField}
              {noteField}
            </Box>
          ) : (
            noteField
          )}
        </Box>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{present === undefined ? 'Add' : 'Change'}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Another first day: the last one keeps its distance. */
function fromDay({ startDate, endDate }: SegmentDraft, day: string): Partial<SegmentDraft> {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || !isCalendarDate(day)) return { startDate: day }
  return { startDate: day, endDate: addDays(day, daysBetween(startDate, endDate)) }
}

/** Arrivals and departures are nearly always bought with the ticket from home. */
const isOwnKind = (kind: DraftKind): boolean => kind === 'stay' || kind === 'entry' || kind === 'exit'

const wayHint = 'As in Jao Camp to Kwetsani Camp'

const hints: Readonly<Partial<Record<DraftKind, string>>> = {
  entry: 'As in Arrive in Cape Town',
  exit: 'As in Leave from Johannesburg',
  point: 'A place of the route, as in Victoria Falls',
  price: 'What the client pays for, as in Planning fee',
}

interface RegionFieldProps {
  readonly region: StayRegion | undefined
  readonly error: string | undefined
  readonly onChange: (region: StayRegion | undefined) => void
}

/** The region of an own arrangement: it has to be named (2 §5.2). */
function RegionField({ region, error, onChange }: RegionFieldProps) {
  const id = useId()
  const { data = [], isPending } = useQuery(regionsQuery)
  const codeOf = ({ regionCode, country }: { regionCode?: string | undefined; country?: string | undefined }) =>
    `${country} ${regionCode}`
  const choose = (code: string) => {
    const { regionCode, name, country } = data.find((one) => codeOf(one) === code) ?? {}
    const isWhole = regionCode !== undefined && name !== undefined && country !== undefined
    onChange(isWhole ? { regionCode, regionName: name, country } : undefined)
  }
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>Region</FormLabel>
      <Choice
        id={id}
        value={region === undefined ? '' : codeOf(region)}
        disabled={isPending}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{isPending ? 'Loading regions' : 'Choose a region'}</option>
        {data.map((one) => (
          <option key={one.countryRegionCode} value={codeOf(one)}>
            {one.name}, {one.country}
          </option>
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
