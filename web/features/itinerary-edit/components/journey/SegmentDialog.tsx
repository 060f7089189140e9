import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Choice } from '../../../../components/inputs/Choice'
import { Field } from '../../../../components/inputs/Field'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { currenciesQuery } from '../../api/currencies-query'
import { regionsQuery } from '../../api/regions-query'
import { draftKinds, draftKindsOf } from '../../model/draft-kinds'
import {
  draftErrors,
  draftKindLabel,
  draftLimits,
  draftOf,
  emptyDraft,
  hasEnd,
  type SegmentDraft,
  segmentOfDraft,
} from '../../model/segment-draft'
import { segmentPath } from '../../model/trip-edits'
import { useTripPage } from '../../state/trip-page'
import styles from './dialogs.module.css'

interface SegmentDialogProps {
  /** The segment to change; a new one without. */
  readonly segmentId: string | undefined
  readonly onClose: () => void
}

/** One form for everything that is added by hand: flights, transfers, services, price lines, own arrangements. */
export function SegmentDialog({ segmentId, onClose }: SegmentDialogProps) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const present = trip.itinerary.segments.find((segment) => segment.id === segmentId)
  const kinds = draftKindsOf(trip)
  const [draft, setDraft] = useState<SegmentDraft>(() => {
    const kind = draftKinds.find((one) => one === present?.type) ?? kinds[0] ?? 'service'
    return present === undefined ? emptyDraft(trip, kind) : draftOf(present, { kind, currency: trip.currency })
  })
  const [wasSent, setWasSent] = useState(false)
  const [newId] = useState(() => `hand-${crypto.randomUUID().slice(0, 8)}`)
  const regions = useQuery({ ...regionsQuery, enabled: draft.kind === 'stay' })
  const currencies = useQuery(currenciesQuery)
  const errors = wasSent ? draftErrors(draft) : {}
  const set = (change: Partial<SegmentDraft>) => setDraft({ ...draft, ...change })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    const segment = segmentOfDraft(draft, { id: segmentId ?? newId, present })
    if (segment === undefined) return
    const path = segmentPath(segment.id)
    editor.edit({ [path]: segment })
    const undo = () => editor.edit({ [path]: present ?? null })
    const name = segment.campName ?? segment.title
    showSnackbar(`${name} ${present === undefined ? 'added' : 'changed'}.`, { action: { label: 'Undo', run: undo } })
    onClose()
  }
  const codes = currencies.data?.map(({ code }) => code) ?? [draft.currency]
  const title = present === undefined ? 'Add to the journey' : `Edit ${present.title ?? draftKindLabel(draft.kind)}`
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={save} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <div className={styles.fields} style={{ marginTop: 16 }}>
          {present === undefined && (
            <FormControl>
              <FormLabel htmlFor={`${id}-kind`}>What it is</FormLabel>
              <Choice
                id={`${id}-kind`}
                value={draft.kind}
                onChange={({ target }) => {
                  const kind = kinds.find((one) => one === target.value)
                  if (kind !== undefined) set({ kind, isOwn: kind === 'stay' })
                }}
              >
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {draftKindLabel(kind)}
                  </option>
                ))}
              </Choice>
            </FormControl>
          )}
          <Field
            label={draft.kind === 'stay' ? 'Where they stay' : 'Name'}
            autoFocus
            value={draft.title}
            error={errors.title}
            hint={hints[draft.kind]}
            inputProps={{ maxLength: draftLimits.title }}
            onChange={({ target }) => set({ title: target.value })}
          />
          {draft.kind === 'stay' && (
            <FormControl error={errors.region !== undefined}>
              <FormLabel htmlFor={`${id}-region`}>Region</FormLabel>
              <Choice
                id={`${id}-region`}
                value={draft.region?.regionCode ?? ''}
                disabled={regions.isPending}
                onChange={({ target }) => {
                  const found = regions.data?.find(({ regionCode }) => regionCode === target.value)
                  const { regionCode, name, country } = found ?? {}
                  const isWhole = regionCode !== undefined && name !== undefined && country !== undefined
                  set({ region: isWhole ? { regionCode, regionName: name, country } : undefined })
                }}
              >
                <option value="">{regions.isPending ? 'Loading regions' : 'Choose a region'}</option>
                {(regions.data ?? []).map(({ countryRegionCode, regionCode, name, country }) => (
                  <option key={countryRegionCode} value={regionCode}>
                    {name}, {country}
                  </option>
                ))}
              </Choice>
              {errors.region !== undefined && <FormHelperText role="alert">{errors.region}</FormHelperText>}
            </FormControl>
          )}
          <div className={styles.pair}>
            <Field
              label={hasEnd(draft.kind) ? 'From' : 'Day'}
              type="date"
              value={draft.startDate}
              error={errors.startDate}
              onChange={({ target }) => set({ startDate: target.value })}
            />
            {hasEnd(draft.kind) && (
              <Field
                label="To"
                type="date"
                value={draft.endDate}
                error={errors.endDate}
                onChange={({ target }) => set({ endDate: target.value })}
              />
            )}
          </div>
          <div className={styles.pair}>
            <Field
              label={draft.kind === 'price' ? 'Amount' : 'Cost (optional)'}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              value={draft.cost}
              error={errors.cost}
              onChange={({ target }) => set({ cost: target.value })}
            />
            <FormControl>
              <FormLabel htmlFor={`${id}-currency`}>Currency</FormLabel>
              <Choice
                id={`${id}-currency`}
                value={draft.currency}
                onChange={({ target }) => set({ currency: target.value })}
              >
                {codes.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Choice>
            </FormControl>
          </div>
          <Field
            label="Note (optional)"
            value={draft.description}
            inputProps={{ maxLength: draftLimits.description }}
            onChange={({ target }) => set({ description: target.value })}
          />
          {draft.kind !== 'stay' && draft.kind !== 'price' && (
            <label className={styles.check}>
              <input type="checkbox" checked={draft.isOwn} onChange={({ target }) => set({ isOwn: target.checked })} />
              Own arrangement: you book it, and nothing is charged unless you say so
            </label>
          )}
        </div>
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

const hints: Readonly<Partial<Record<SegmentDraft['kind'], string>>> = {
  scheduled: 'Flight number and times, as in KQ 764, Nairobi to Cape Town, 07:10 – 12:35',
  chartered: 'As in Jao to Mombo, charter, 15 min',
  road: 'As in Arusha to Tarangire, 2 h 30',
}
