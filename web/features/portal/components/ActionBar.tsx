import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { nextPayment } from '../model/portal-words'
import { Act } from './Act'
import { bar } from './action-bar-look'
import { ChosenNote } from './ChosenNote'
import { PayButton } from './PricePanel'

const ChooseSheet = lazyPage(() => import('./ChooseSheet'), 'ChooseSheet')

interface ActionBarProps {
  readonly trip: PortalTrip
  readonly onChange: (trip: PortalTrip) => void
}

/**
 * The one thing to do next, in sight at the bottom: pay what is due, or choose a proposal. Nothing
 * where there is nothing.
 */
export function ActionBar({ trip, onChange }: ActionBarProps) {
  const [isChoosing, setChoosing] = useState(false)
  const next = nextPayment(trip.payments)
  const { price, currency } = trip
  if (next !== undefined) {
    return (
      <Box component="aside" aria-label="Next payment" sx={bar}>
        <Box>
          <small>
            {next.label} {next.dueDate === undefined ? 'due now' : `due ${longDate(next.dueDate)}`}
          </small>
          <b className="tabular">{formatMoney({ amount: next.amount, currency })}</b>
        </Box>
        <PayButton trip={trip} payment={next} />
      </Box>
    )
  }
  if (trip.standing !== 'proposal' || trip.isShareOnly) return null
  const amount = price?.total ?? price?.perPerson
  return (
    <Box component="aside" aria-label="This proposal" sx={bar}>
      <Box sx={{ minWidth: 0 }} role="status">
        {trip.chosenAt !== undefined ? (
          <ChosenNote trip={trip} onChange={onChange} />
        ) : (
          <>
            <small>{price?.perPerson === undefined ? 'This proposal' : 'Per person'}</small>
            <b className="tabular">
              {amount === undefined ? 'Ready when you are' : formatMoney({ amount, currency })}
            </b>
          </>
        )}
      </Box>
      {trip.chosenAt === undefined && (
        <Act look="main" onClick={() => setChoosing(true)}>
          Choose this trip
        </Act>
      )}
      {isChoosing && (
        <Suspense>
          <ChooseSheet
            trip={trip}
            onChosen={(chosen) => {
              setChoosing(false)
              onChange(chosen)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}
