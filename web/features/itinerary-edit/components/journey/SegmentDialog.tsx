import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { SelectField } from '../../../../components/inputs/SelectField'
import { regionsQuery } from '../../../../trip/api/regions-query'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import { useTripPage } from '../../../../trip/page/trip-page'
import { canNameItself, draftLimits } from '../../../../trip/segments/draft-errors'
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
import { segmentOfDraft } from '../../../../trip/segments/draft-segment'
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
import { segmentResolver, useSegmentForm } from './segment-form'
import { useHubs } from './use-hubs'
import { HubField, WayFields } from './WayFields'

interface SegmentDialogProps {
  /** The segment to edit; undefined for a new one. */
  readonly segmentId: string | undefined
  /** Initial values of a new one. */
  readonly add?: DraftKind | undefined
  readonly start?: DraftStart | undefined
  readonly onClose: () => void
}

/**
 * One form for every segment except camp stays: travel, arrivals, services, extra charges,
 * self-arranged stays.
 */
export function SegmentDialog({ segmentId, add = 'service', start, onClose }: SegmentDialogProps) {
  const { trip, editor } = useTripPage()
  const hubs = useHubs()
  const present = trip.itinerary.segments.find((segment) => segment.id === segmentId)
  const kinds = present === undefined ? draftKindsOf(trip) : kindsFor(present)
  const [newId] = useState(() => `hand-${crypto.randomUUID().slice(0, 8)}`)
  const id = segmentId ?? newId
  const kind = kinds.find((one) => one === (present?.type ?? add)) ?? kinds[0] ?? 'service'
  const form = useForm<SegmentDraft>({
    resolver: segmentResolver({ itinerary: trip.itinerary, id }),
    defaultValues:
      present === undefined
        ? emptyDraft(trip, kind, start)
        : draftOf(present, { kind, currency: trip.currency }),
  })
  const save = form.handleSubmit((draft) => {
    const segment = segmentOfDraft(draft, { id, present, hubName: hubs.nameOf })
    if (segment === undefined) return
    const path = segmentPath(segment.id)
    const text = `${segmentName(segment)} ${present === undefined ? 'added' : 'updated'}.`
    tellEdit(editor, { [path]: segment }, { text, back: { [path]: present ?? null } })
    onClose()
  })
  const shownKind = form.watch('kind')
  return (
    <FormProvider {...form}>
      <FormDialog
        title={present === undefined ? 'Add to itinerary' : `Edit ${segmentName(present)}`}
        width="sm"
        submitLabel={present === undefined ? 'Add' : 'Save'}
        onSubmit={save}
        onClose={onClose}
      >
        <Box sx={dialogLooks.form}>
          <KindAndDays kinds={kinds} isNew={present === undefined} />
          {isWay(shownKind) && (
            <WayFields hubs={hubs} isNew={present === undefined} isKindOpen={start !== undefined} />
          )}
          {isAtHub(shownKind) && <HubField hubs={hubs} />}
          {shownKind === 'service' && <ActivityOffers />}
          {!isWay(shownKind) && <NameField />}
          {shownKind === 'stay' && <RegionField />}
          {shownKind === 'service' && (
            <Field
              label="Minimum age (optional)"
              hint="In years. A younger child on the trip is a problem to solve before a hold."
              inputMode="numeric"
              autoComplete="off"
              inputProps={{ maxLength: 2 }}
              error={form.formState.errors.minAge?.message}
              {...form.register('minAge')}
            />
          )}
          {includesMore(shownKind) && (
            <Field
              label="Inclusions (optional)"
              hint="One per line, e.g. Breakfast. Shown to the client."
              error={form.formState.errors.extras?.message}
              multiline
              minRows={2}
              maxRows={6}
              {...form.register('extras')}
            />
          )}
          <CostFields />
          <Box sx={isWay(shownKind) ? dialogLooks.pair : undefined}>
            {isWay(shownKind) && <NameField />}
            <Field
              label="Note (optional)"
              multiline
              maxRows={4}
              inputProps={{ maxLength: draftLimits.description }}
              {...form.register('description')}
            />
          </Box>
        </Box>
      </FormDialog>
    </FormProvider>
  )
}

/** Kind and dates: moving the first day moves the last day with it. */
function KindAndDays({ kinds, isNew }: { kinds: readonly DraftKind[]; isNew: boolean }) {
  const { trip } = useTripPage()
  const { draft, errors, register, set } = useSegmentForm()
  const { kind, startDate, endDate } = draft
  const become = (next: DraftKind) =>
    set(isNew ? { ...draftAs(trip, draft, next), isOwn: isOwnKind(next) } : { kind: next })
  const moveEnd = (day: string) => {
    if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || !isCalendarDate(day)) return
    set({ endDate: addDays(day, daysBetween(startDate, endDate)) })
  }
  return (
    <Box sx={hasEnd(kind) && kinds.length > 1 ? dialogLooks.times : dialogLooks.pair}>
      {kinds.length > 1 && (
        <SelectField
          label="Type"
          value={kind}
          options={kinds.map((one) => [one, draftKindLabel(one)])}
          onChange={({ target }) => become(target.value as DraftKind)}
        />
      )}
      <Field
        label={hasEnd(kind) ? 'From' : 'Day'}
        type="date"
        error={errors.startDate?.message}
        {...register('startDate', { onChange: ({ target }) => moveEnd(target.value) })}
      />
      {hasEnd(kind) && (
        <Field label="To" type="date" error={errors.endDate?.message} {...register('endDate')} />
      )}
    </Box>
  )
}

/** Arrivals and departures are nearly always included in the client's international ticket. */
const isOwnKind = (kind: DraftKind): boolean =>
  kind === 'stay' || kind === 'entry' || kind === 'exit'

function NameField() {
  const { draft, errors, register } = useSegmentForm()
  const { kind } = draft
  const wayHint = canNameItself(draft)
    ? 'Leave blank to use the airport names.'
    : 'e.g. Jao Camp to Kwetsani Camp'
  return (
    <Field
      label={
        kind === 'stay' ? 'Accommodation name' : canNameItself(draft) ? 'Name (optional)' : 'Name'
      }
      autoFocus={!isWay(kind)}
      error={errors.title?.message}
      hint={isWay(kind) ? wayHint : hints[kind]}
      inputProps={{ maxLength: draftLimits.title }}
      {...register('title')}
    />
  )
}

const hints: Readonly<Partial<Record<DraftKind, string>>> = {
  entry: 'e.g. Arrive in Cape Town',
  exit: 'e.g. Depart from Johannesburg',
  point: 'A place on the route, e.g. Victoria Falls',
  price: 'What the client pays for, e.g. Planning fee',
}

/** The required region of a self-arranged stay (2 §5.2). */
function RegionField() {
  const { draft, errors, set } = useSegmentForm()
  const { data = [], isPending } = useQuery(regionsQuery)
  const codeOf = ({
    regionCode,
    country,
  }: {
    regionCode?: string | undefined
    country?: string | undefined
  }) => `${country} ${regionCode}`
  const choose = (code: string) => {
    const { regionCode, name, country } = data.find((one) => codeOf(one) === code) ?? {}
    const isWhole = regionCode !== undefined && name !== undefined && country !== undefined
    set({ region: isWhole ? { regionCode, regionName: name, country } : undefined })
  }
  return (
    <SelectField
      label="Region"
      value={draft.region === undefined || isPending ? '' : codeOf(draft.region)}
      error={errors.region?.message}
      disabled={isPending}
      options={[
        ['', isPending ? 'Loading regions' : 'Choose a region'],
        ...data.map((one) => [codeOf(one), `${one.name}, ${one.country}`] as const),
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
