import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { flagWords } from '#shared/access/flag-words'
import type { FeatureFlag } from '#shared/access/principal'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Field } from '../../../components/inputs/Field'
import { type Agency, useChangeAgency } from '../api/agency'

interface CardProps {
  readonly agency: Agency
}

/** Code, trial and archiving. */
export function StandingCard({ agency }: CardProps) {
  const { id, name, agencyCode, trialEnds, archived } = agency
  const { change, changeAsync } = useChangeAgency(id)
  const [code, setCode] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const setTrial = (day: string) =>
    change({
      change: { trialEnds: day === '' ? null : `${day}T23:59:59.000Z` },
      undo: { trialEnds: trialEnds ?? null },
      said: day === '' ? 'The trial has no end now.' : 'Trial end saved.',
    })
  const saveCode = () => {
    const next = code?.trim().toUpperCase()
    setCode(undefined)
    if (next === undefined || next === '' || next === agencyCode) return
    change({ change: { agencyCode: next }, undo: { agencyCode }, said: `The code is ${next} now.` })
  }
  return (
    <TitledCard title="Standing">
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Agency code"
          hint="Some codes have defaults of their own, such as first-party rates."
          inputProps={{ maxLength: 10 }}
          value={code ?? agencyCode}
          onChange={({ target }) => setCode(target.value)}
          onBlur={saveCode}
        />
        <Field
          label="Trial ends"
          type="date"
          hint="Empty: the agency has no trial."
          defaultValue={trialEnds?.slice(0, 10) ?? ''}
          key={trialEnds ?? 'none'}
          onBlur={({ target }) => {
            if (target.value !== (trialEnds?.slice(0, 10) ?? '')) setTrial(target.value)
          }}
        />
        {archived ? (
          <Button
            onClick={() => change({ change: { archived: false }, said: `${name} is restored.` })}
          >
            Restore agency
          </Button>
        ) : (
          <Button variant="text" color="error" onClick={() => setAsking(true)}>
            Archive agency
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={`Archive ${name}?`}
        text="Its people are signed out and can’t sign in. Clients, trips and payments stay, and you can restore the agency."
        confirmLabel="Archive"
        destructive
        onConfirm={() =>
          changeAsync({
            change: { archived: true },
            undo: { archived: false },
            said: `${name} is archived.`,
          })
            .catch(() => undefined)
            .finally(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      />
    </TitledCard>
  )
}

const flags = Object.entries(flagWords) as [FeatureFlag, { label: string; text: string }][]

/** Feature flags with what each does. The server's configuration may overrule an agency's own. */
export function FlagsCard({ agency: { id, featureFlags, flagsInForce } }: CardProps) {
  const { change } = useChangeAgency(id)
  const setFlag = (flag: FeatureFlag, isOn: boolean, label: string) =>
    change({
      change: { featureFlags: { [flag]: isOn } },
      undo: { featureFlags: { [flag]: !isOn } },
      said: `${label} is ${isOn ? 'on' : 'off'}.`,
    })
  return (
    <TitledCard title="Feature flags">
      <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
        {flags.map(([flag, { label, text }]) => {
          const isOn = featureFlags.includes(flag)
          const isOverruled = flagsInForce.includes(flag) !== isOn
          return (
            <li key={flag}>
              <FormControlLabel
                control={
                  <Switch checked={isOn} onChange={(_event, next) => setFlag(flag, next, label)} />
                }
                label={label}
              />
              <Box component="p" sx={{ color: 'ink.second', fontSize: 13 }}>
                {text}
                {isOverruled &&
                  ` The server’s configuration has it ${isOn ? 'off' : 'on'} for everyone.`}
              </Box>
            </li>
          )
        })}
      </Box>
    </TitledCard>
  )
}

const objectiveWords = new Map([
  ['termsAccepted', 'Accepted Tembea’s terms'],
  ['passwordSet', 'Chose a password'],
  ['buildItinerary', 'Built an itinerary'],
])

/** What the agency has done of its first steps. */
export function ObjectivesCard({ agency: { objectives } }: CardProps) {
  const doneObjectives = Object.entries(objectives).filter(([, isDone]) => isDone)
  return (
    <TitledCard title="Objectives">
      {doneObjectives.length === 0 ? (
        <Box sx={{ color: 'ink.second' }}>None completed yet.</Box>
      ) : (
        <ul>
          {doneObjectives.map(([key]) => (
            <li key={key}>{objectiveWords.get(key) ?? key}</li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
