import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import type { IconName } from '../../../../components/icons/icon-names'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { backToBooking } from '../../../../trip/api/back-to-booking'
import {
  askConfirmation,
  cancelTrip,
  refreshTrip,
  requestConfirming,
  requestHold,
  requestRequote,
} from '../../../../trip/api/life-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { useMissingWays } from '../../../../trip/journey/use-camps'
import type { LifeEntry } from '../../../../trip/life/life-menu'
import type { Asked } from '../../../../trip/life/life-words'
import { type MainAction, mainAction } from '../../../../trip/life/main-action'
import { quoteLabel } from '../../../../trip/life/quote-label'
import { usePayingOutcome } from '../../../../trip/life/use-paying-outcome'
import { useFollow } from '../../../../trip/life/use-work'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { TripMenu } from './TripMenu'

/**
 * The next step as the main button, everything else in the menu. Steps that commit to or lose
 * something ask first.
 */
export function StatusActions() {
  const { trip, state, problems, today, getQuote } = useTripPage()
  const main = mainAction(trip, { problems, today })
  const again = main?.kind === 'quote' || main?.kind === 'camp' ? undefined : quoteLabel(trip)
  const [asks, setAsks] = useState<LifeEntry['action']>()
  const [asked, setAsked] = useState<Asked>()
  const [isWorking, setWorking] = useState(false)
  const missing = useMissingWays(trip.itinerary.segments)
  const life = useLife()
  usePayingOutcome(state.base)
  const run = async (action: LifeEntry['action']) => {
    setWorking(true)
    await life[action]()
    setWorking(false)
  }
  const begin = async (action: LifeEntry['action']) => {
    const isAsked = action === 'GetHold' ? missing.length > 0 : asksFirst.includes(action)
    if (!isAsked) return run(action)
    const { questionOf } = await import('../../../../trip/life/life-words')
    setAsked(questionOf(action, trip, missing))
    setAsks(action)
  }
  return (
    <>
      {again !== undefined && (
        <AsyncButton
          size="small"
          variant="text"
          onClick={getQuote}
          startIcon={<Icon name="refresh-cw" size={15} />}
        >
          {again}
        </AsyncButton>
      )}
      <TripMenu main={main} onLife={(action) => void begin(action)} />
      {main !== undefined && (
        <MainButton main={main} isWorking={isWorking} onLife={begin} onRequest={life.request} />
      )}
      {asks === 'CancelBooking' && asked !== undefined && (
        <CancelDialog words={asked} onClose={() => setAsks(undefined)} />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          {...asked}
          open={asks !== undefined && asks !== 'CancelBooking'}
          cancelLabel="Not now"
          onCancel={() => setAsks(undefined)}
          onConfirm={async () => {
            if (asks !== undefined) await run(asks)
            setAsks(undefined)
          }}
        />
      )}
    </>
  )
}

/** Steps that commit to or lose something. */
const asksFirst: readonly LifeEntry['action'][] = [
  'CancelBooking',
  'requote',
  'toBooking',
  'ConfirmQuote',
]

const icons: Readonly<Record<MainAction['kind'], IconName | undefined>> = {
  quote: undefined,
  fix: undefined,
  camp: 'bed-double',
  client: 'user-plus',
  hold: 'moon-star',
  move: 'calendar-search',
  request: 'send',
  confirm: 'circle-check',
  use: undefined,
}

interface MainButtonProps {
  readonly main: MainAction
  readonly isWorking: boolean
  readonly onLife: (action: LifeEntry['action']) => Promise<void>
  readonly onRequest: () => Promise<void>
}

function MainButton({ main, isWorking, onLife, onRequest }: MainButtonProps) {
  const { trip, getQuote, changeClient, openJourney } = useTripPage()
  const { findDates } = useTripSlots()
  if (main.kind === 'fix') {
    return (
      <Button
        variant="main"
        endIcon={<Icon name="arrow-right" size={17} />}
        onClick={() => goToAnchor(main.anchor)}
      >
        {main.label}
      </Button>
    )
  }
  if (main.kind === 'use') {
    return (
      <Button
        variant="main"
        component={Link}
        to={`/saved/${trip.id}`}
        endIcon={<Icon name="arrow-right" size={17} />}
      >
        {main.label}
      </Button>
    )
  }
  const work: Record<typeof main.kind, () => Promise<void> | undefined> = {
    quote: getQuote,
    hold: () => onLife('GetHold'),
    confirm: () => onLife('ConfirmQuote'),
    request: onRequest,
    camp: () => void openJourney({ kind: 'camp', place: { at: 'end' } }),
    client: () => void changeClient(),
    move: () => void findDates(),
  }
  const icon = icons[main.kind]
  return (
    <AsyncButton
      variant="main"
      loading={isWorking}
      onClick={work[main.kind]}
      startIcon={icon && <Icon name={icon} size={17} />}
    >
      {main.label}
    </AsyncButton>
  )
}

const CancelDialog = lazyPart(() => import('./CancelDialog'), 'CancelDialog')

/**
 * The transitions of a trip, by their names in the table. `useWork` follows background work and
 * reports its outcome.
 */
function useLife() {
  const call = useTripCall()
  const follow = useFollow()
  return {
    GetHold: () => call((seen) => requestHold(seen).then(follow)),
    ConfirmQuote: () => call((seen) => requestConfirming(seen).then(follow)),
    requote: () => call((seen) => requestRequote(seen).then(follow)),
    RefreshQuote: () => call(refreshTrip, 'Status updated.'),
    toBooking: async () => {
      let state: Trip['state'] | undefined
      const isDone = await call(async (seen) => {
        const trip = await backToBooking(seen)
        state = trip.state
        return trip
      })
      if (isDone) tellReturn(state)
    },
    CancelBooking: () => call((seen) => cancelTrip(seen, {}), 'Trip cancelled.'),
    request: async () => {
      await call(askConfirmation, 'Confirmation requested. The hold no longer expires.')
    },
  }
}

/** Whether a requoted trip is its booking again. */
function tellReturn(state: Trip['state'] | undefined): void {
  if (state !== 'quote') showSnackbar('The trip is as it was booked.')
  else
    showSnackbar('The stays aren’t those booked. Restore the booked version in the history.', {
      tone: 'error',
    })
}
