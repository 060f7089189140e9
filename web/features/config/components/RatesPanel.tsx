import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDate, shortDate } from '#shared/format/dates'
import { joinWords } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { inRow } from '../../../components/looks/looks'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'
import { exchangeDaysQuery, useForceRates } from '../api/config'

type Days = Answer<'GET /api/Config/exchange-rates'>
type Refused = Days['refused'][number]

/**
 * Exchange rates by day, and those that were refused, with why and a way to use them all the same.
 */
export function RatesPanel() {
  const { data, isError, error, refetch } = useQuery(exchangeDaysQuery)
  const [chosen, setChosen] = useState<string>()
  const [toForce, setToForce] = useState<Refused>()
  if (isError && data === undefined)
    return (
      <ErrorState title="The exchange rates couldn’t be loaded" error={error} onRetry={refetch} />
    )
  if (data === undefined) return <Bone height={420} radius={12} />
  const at = Math.max(
    0,
    data.days.findIndex(({ date }) => date === chosen),
  )
  const [day, before] = [data.days[at], data.days[at + 1]]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TitledCard title="Refused rates">
        {data.refused.length === 0 && (
          <Box component="p" sx={second}>
            No rates have been refused.
          </Box>
        )}
        <Box component="ul" aria-label="Refused rates" sx={{ display: 'grid', gap: 1.4 }}>
          {data.refused.map((rates) => (
            <Box component="li" key={rates.date} sx={{ ...inRow(1.6), flexWrap: 'wrap' }}>
              <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <b>{longDate(rates.date)}</b>{' '}
                <Box component="span" sx={second}>
                  from {rates.source}
                </Box>
                <Box>{reasonOf(rates)}</Box>
              </Box>
              <Button
                size="small"
                variant="outlined"
                disabled={rates.missing.length > 0}
                aria-label={`Use the rates of ${longDate(rates.date)}`}
                onClick={() => setToForce(rates)}
              >
                Use anyway
              </Button>
            </Box>
          ))}
        </Box>
      </TitledCard>
      {day === undefined ? (
        <TitledCard title="Rates by day">
          <Box component="p" sx={second}>
            No rates yet. The job fetches them every six hours.
          </Box>
        </TitledCard>
      ) : (
        <TitledCard
          title="Rates by day"
          actions={
            <Box sx={{ width: 200 }}>
              <SelectField
                label="Day"
                size="small"
                value={day.date}
                options={data.days.map(({ date }) => [date, longDate(date)])}
                onChange={({ target }) => setChosen(target.value)}
              />
            </Box>
          }
        >
          <Box component="p" sx={{ ...second, mb: 1.4 }}>
            Units for one US dollar, from {day.source}.
            {day.forced !== undefined && ` Used by ${day.forced.by}: ${day.forced.reason}`}
          </Box>
          <Box
            component="ul"
            aria-label={`Rates of ${longDate(day.date)}`}
            sx={grid}
            className="tabular"
          >
            {Object.entries(day.rates)
              .sort()
              .map(([currency, rate]) => (
                <Box
                  component="li"
                  key={currency}
                  sx={{ ...inRow(1), justifyContent: 'space-between' }}
                >
                  <b>{currency}</b>
                  <span>
                    {rate}{' '}
                    <Box component="small" sx={second}>
                      {moveWords(before?.rates[currency], rate)}
                    </Box>
                  </span>
                </Box>
              ))}
          </Box>
          {before !== undefined && (
            <Box component="p" sx={{ ...second, mt: 1.4 }}>
              Change since {shortDate(before.date)}.
            </Box>
          )}
        </TitledCard>
      )}
      {toForce !== undefined && (
        <ForceDialog rates={toForce} onClose={() => setToForce(undefined)} />
      )}
    </Box>
  )
}

const second = { color: 'ink.second' }
const grid = {
  display: 'grid',
  gap: '4px 28px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
}

function moveWords(from: string | undefined, to: string): string {
  const move = from === undefined ? 0 : (Number(to) / Number(from) - 1) * 100
  return Math.abs(move) < 0.005 ? '' : `${move > 0 ? '+' : '−'}${Math.abs(move).toFixed(2)} %`
}

/** Why rates were refused: a move above a quarter in a day, or a gap. */
function reasonOf({ missing, moved }: Refused): string {
  const moves = moved.map(({ currency, from, to }) => `${currency} moved from ${from} to ${to}`)
  return [
    ...(missing.length === 0 ? [] : [`No rate for ${joinWords(missing)}, so they can’t be used.`]),
    ...(moves.length === 0 ? [] : [`${joinWords(moves)}, more than 25 % in a day.`]),
  ].join(' ')
}

function ForceDialog({
  rates,
  onClose,
}: {
  readonly rates: Refused
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useForceRates()
  const refusal = error === null ? undefined : (fieldErrorsOf(error).reason ?? failureText(error))
  return (
    <FormDialog
      title={`Use the rates of ${longDate(rates.date)}?`}
      text={`${reasonOf(rates)} Trips are priced with them within five minutes, and your reason is kept in the audit trail.`}
      submitLabel="Use these rates"
      isBusy={isPending}
      disabled={reason.trim() === ''}
      onSubmit={() => mutate({ date: rates.date, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field
        label="Reason"
        placeholder="The central bank devalued the currency"
        autoFocus
        inputProps={{ maxLength: 500 }}
        value={reason}
        error={refusal}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
