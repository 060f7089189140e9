import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { guestWords } from '#shared/format/words'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { Act } from './Act'
import { PortalField } from './PortalField'
import { PortalForm } from './PortalForm'

interface ChooseSheetProps {
  readonly trip: PortalTrip
  readonly onChosen: (trip: PortalTrip) => void
  readonly onClose: () => void
}

/**
 * Before a proposal is chosen: what is chosen, what that means, and the agency's terms, accepted by
 * their version where they are not yet.
 */
export function ChooseSheet({ trip, onChosen, onClose }: ChooseSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  useEffect(() => sheet.current?.showModal?.(), [])
  const { terms, price, currency, agent } = trip
  const asks = terms !== undefined && terms.accepted === undefined ? terms : undefined
  const total = price?.total ?? price?.perPerson
  const choose = async () => {
    setProblem(undefined)
    if (asks !== undefined && name.trim() === '') return setProblem('Enter your full name')
    const acceptedTrip =
      asks &&
      (await api('POST /api/portal/terms/accept', {
        body: { version: asks.version, name: name.trim() },
      }))
    const { chosenAt } = await api('POST /api/portal/trips/{id}/choose', {
      params: { id: trip.id },
      query: {},
    })
    onChosen({
      ...trip,
      chosenAt,
      terms: terms && acceptedTrip ? { ...terms, accepted: acceptedTrip } : terms,
    })
  }
  return (
    <Box
      component="dialog"
      ref={sheet}
      aria-labelledby="choose-title"
      sx={look}
      onClose={onClose}
      onCancel={onClose}
    >
      <h2 id="choose-title">Choose this trip</h2>
      <Box component="dl" sx={{ display: 'grid', gap: '6px', m: 0 }}>
        <Fact name="Trip" value={trip.name} />
        <Fact name="Dates" value={rangeWithYear(trip.startDate, trip.endDate)} />
        <Fact name="Travelers" value={guestWords(trip)} />
        {total !== undefined && (
          <Fact
            name={price?.total === undefined ? 'Price per person' : 'Price'}
            value={formatMoney({ amount: total, currency })}
          />
        )}
      </Box>
      <p>
        {agent.name} is told and takes it from here. Nothing is charged now, and you can undo it
        until {agent.name.split(' ')[0]} has begun.
      </p>
      {asks !== undefined && (
        <Box component="section" aria-label={`Terms and conditions, version ${asks.version}`}>
          <b>Terms and conditions, version {asks.version}</b>
          <Box sx={words} tabIndex={0}>
            {asks.text}
          </Box>
        </Box>
      )}
      <PortalForm
        submit={asks === undefined ? 'Choose this trip' : 'Accept terms and choose'}
        onSubmit={choose}
        onFailure={(error) => setProblem(failureText(error))}
        also={
          <Act look="soft" onClick={onClose}>
            Not now
          </Act>
        }
      >
        {asks === undefined ? (
          problem !== undefined && <p role="alert">{problem}</p>
        ) : (
          <PortalField
            label="Your full name"
            autoComplete="name"
            value={name}
            onValue={setName}
            error={problem}
            maxLength={200}
          />
        )}
      </PortalForm>
    </Box>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '16px' }}>
    <Box component="dt" sx={{ color: 'ink.second' }}>
      {name}
    </Box>
    <Box component="dd" className="tabular" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
      {value}
    </Box>
  </Box>
)

const look = {
  width: 'min(520px, 100%)',
  maxWidth: '100%',
  maxHeight: '92dvh',
  overflowY: 'auto',
  m: 'auto',
  p: '24px',
  border: 0,
  borderRadius: '18px',
  bgcolor: 'background.paper',
  color: 'ink.main',
  fontSize: 15,
  lineHeight: '22px',
  boxShadow: 16,
  '&[open]': { display: 'grid', gap: '16px' },
  '&::backdrop': { bgcolor: 'rgba(8, 30, 24, .5)' },
  '& h2': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
  '@media (max-width: 600px)': { mb: 0, borderRadius: '18px 18px 0 0' },
} as const
const words = {
  mt: '8px',
  maxHeight: 180,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  p: '12px',
  borderRadius: '12px',
  bgcolor: 'ground.soft',
  fontSize: 14,
  lineHeight: '21px',
} as const
