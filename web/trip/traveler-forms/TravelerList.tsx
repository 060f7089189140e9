import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useState } from 'react'
import type { TravelerForms } from '#shared/api/traveler-forms'
import {
  type TravelerPartName,
  travelerPart,
  travelerPartNames,
} from '#shared/travelers/traveler-parts'
import { Bone } from '../../components/feedback/Bone'
import { Icon } from '../../components/icons/Icon'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import type { Answer } from '../../lib/api/route-table'
import { PartForm, type SavedPart } from './PartForm'
import { progressOf, type TravelerOfTrip } from './progress'

interface TravelerListProps {
  readonly tripId: string
  readonly forms: TravelerForms
  readonly onForms: (change: (before: TravelerForms) => TravelerForms) => void
  /** Shown below a traveler's line while their form is closed. */
  readonly facts?: (traveler: TravelerOfTrip) => ReactNode
}

/** Everybody of a party with how far their form is; one form is open at a time. */
export function TravelerList({ tripId, forms, onForms, facts }: TravelerListProps) {
  const [open, setOpen] = useState<string>()
  const change = (slot: string) => (next: (before: TravelerOfTrip) => TravelerOfTrip) =>
    onForms((all) => ({
      ...all,
      travelers: all.travelers.map((one) => (one.slot === slot ? next(one) : one)),
    }))
  return (
    <Box component="ul" sx={looks.list}>
      {forms.travelers.map((traveler) => {
        const { slot, name, kind, age, group } = traveler
        const { done, total, isComplete } = progressOf(traveler)
        const isOpen = open === slot
        const about = [
          kind === 'child' ? 'Child' : 'Adult',
          age !== undefined && `age ${age}`,
          group,
        ]
        return (
          <li key={slot}>
            <Box
              component="button"
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? undefined : slot)}
              sx={looks.line}
            >
              <span>
                <b dir="auto">{name}</b>
                <small>{about.filter(Boolean).join(', ')}</small>
              </span>
              <Box component="small" className={isComplete ? 'done' : 'tabular'}>
                {isComplete ? 'Complete' : `${done} of ${total}`}
              </Box>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
            </Box>
            {!isOpen && !isComplete && done > 0 && (
              <Box component="p" sx={looks.missing}>
                Missing: {missingIn(traveler)}
              </Box>
            )}
            {!isOpen &&
              traveler.warnings.map(({ part, field, text }) => (
                <Box component="p" key={field} sx={looks.warning}>
                  <Icon name="triangle-alert" size={15} />
                  <span>
                    {travelerPart(part).title}: {text}
                  </span>
                </Box>
              ))}
            {!isOpen && facts?.(traveler)}
            {isOpen && !forms.isOpen && <p>These details can no longer be changed.</p>}
            {isOpen && forms.isOpen && (
              <TravelerForm tripId={tripId} traveler={traveler} onChange={change(slot)} />
            )}
          </li>
        )
      })}
    </Box>
  )
}

const missingIn = ({ parts }: TravelerOfTrip): string =>
  travelerPartNames
    .filter((part) => parts[part].state !== 'done')
    .map((part) => travelerPart(part).title.toLowerCase())
    .join(', ')

interface TravelerFormProps {
  readonly tripId: string
  readonly traveler: TravelerOfTrip
  /** What a stored part changes in the list of travelers. */
  readonly onChange: (change: (before: TravelerOfTrip) => TravelerOfTrip) => void
}

/** All parts of a traveler's form. Opening it is noted in the audit trail. */
function TravelerForm({ tripId, traveler, onChange }: TravelerFormProps) {
  const { slot } = traveler
  const [form, setForm] = useState<Answer<'GET /api/TravelerForms/{id}/{slot}'>>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    api('GET /api/TravelerForms/{id}/{slot}', {
      params: { id: tripId as never, slot },
      query: {},
      signal: abort.signal,
    }) // an id of the server's answer
      .then(setForm)
      .catch((error: unknown) => abort.signal.aborted || setProblem(failureText(error)))
    return () => abort.abort()
  }, [tripId, slot])
  if (problem !== undefined) return <p role="alert">This form couldn’t be opened. {problem}</p>
  if (form === undefined) return <Bone height={240} radius={12} />
  const showSaved = (part: TravelerPartName, { standing, warnings, values: after }: SavedPart) =>
    onChange((before) => ({
      ...before,
      ...(part === 'name' && {
        name: [after.given, after.family].filter(Boolean).join(' ') || before.name,
      }),
      parts: { ...before.parts, [part]: standing },
      warnings: [...before.warnings.filter((one) => one.part !== part), ...warnings],
    }))
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      {travelerPartNames.map((part) => (
        <PartForm
          key={part}
          tripId={tripId}
          slot={slot}
          part={part}
          values={form.values[part] ?? {}}
          suggested={form.suggested[part]}
          warnings={traveler.warnings}
          onSaved={showSaved}
        />
      ))}
    </Box>
  )
}

const looks = {
  list: {
    display: 'grid',
    '& > li': { pb: '10px' },
    '& > li + li': { borderTop: 1, borderColor: 'divider' },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    width: '100%',
    minHeight: 56,
    py: '8px',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: '8px',
    '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontSize: 15.5, fontWeight: 600 },
    '& small': { fontSize: 13, color: 'ink.second', flex: 'none' },
    '& .done': { color: 'success.main' },
  },
  missing: { fontSize: 13, color: 'ink.second', pb: '6px' },
  warning: {
    display: 'flex',
    gap: '8px',
    fontSize: 13.5,
    color: 'warning.main',
    pb: '6px',
    '& svg': { flex: 'none', mt: '3px' },
  },
} as const
