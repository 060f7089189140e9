import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { type TravelerPartName, type TravelerValues, travelerPartNames } from '#shared/travelers/traveler-parts'
import { Bone } from '../../components/feedback/Bone'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { PartForm, type SavedPart } from './PartForm'
import type { TravelerOfTrip } from './progress'

interface TravelerFormProps {
  readonly tripId: string
  readonly traveler: TravelerOfTrip
  /** What a stored part changes in the list of travelers. */
  readonly onChange: (change: (before: TravelerOfTrip) => TravelerOfTrip) => void
}

/** All parts of a traveler's form. Opening it is noted in the audit trail. */
export function TravelerForm({ tripId, traveler, onChange }: TravelerFormProps) {
  const { slot } = traveler
  const [values, setValues] = useState<TravelerValues>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    api('GET /api/TravelerForms/{id}/{slot}', {
      params: { id: tripId as never, slot },
      query: {},
      signal: abort.signal,
    }) // an id of the server's answer
      .then((answer) => setValues(answer.values))
      .catch((error: unknown) => abort.signal.aborted || setProblem(failureText(error)))
    return () => abort.abort()
  }, [tripId, slot])
  if (problem !== undefined) return <p role="alert">This form couldn’t be opened. {problem}</p>
  if (values === undefined) return <Bone height={240} radius={12} />
  const saved = (part: TravelerPartName, { standing, warnings, values: after }: SavedPart) =>
    onChange((before) => ({
      ...before,
      ...(part === 'name' && { name: [after.given, after.family].filter(Boolean).join(' ') || before.name }),
      parts: { ...before.parts, [part]: standing },
      warnings: [...before.warnings.filter((one) => one.part !== part), ...warnings],
    }))
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      {travelerPartNames.map((part) => (
        <PartForm
          key={part}
          {...{ tripId, slot, part, values: values[part] ?? {}, warnings: traveler.warnings }}
          onSaved={saved}
        />
      ))}
    </Box>
  )
}
