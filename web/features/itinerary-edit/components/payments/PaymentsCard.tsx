import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PaymentId } from '#shared/ids/ids'
import { hasPricePayments, type Payment } from '#shared/itinerary/payments'
import { paymentEditingRights } from '#shared/payments/editing-rights'
import type { PayableWay } from '#shared/payments/payable-methods'
import { TitledCard } from '../../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { useSession } from '../../../../lib/session/session'
import {
  clearPayments,
  generatePayments,
  type PaymentsAsked,
  paymentAddress,
} from '../../../../trip/api/trip-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { refusalWords } from '../../../../trip/life/refusal-words'
import { rememberPaying } from '../../../../trip/life/use-paying-outcome'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { GeneratePayments } from '../../../../trip/payments/GeneratePayments'
import type { HandRefund } from '../../../../trip/payments/hand-refunds-query'
import {
  clearanceWords,
  clearQuestion,
  generationWords,
  mayCollect,
  moneyOf,
  planningWords,
  whyNoPayments,
} from '../../../../trip/payments/may-collect'
import { PaymentList } from '../../../../trip/payments/PaymentList'
import { PaymentsNotices } from '../../../../trip/payments/PaymentsNotices'

/** What the client owes, what has been paid, and how to collect the rest. */
export function PaymentsCard() {
  const { state, today } = useTripPage()
  const { parts } = useTripSlots()
  const trip = state.base
  const { payments } = trip
  const money = moneyOf(trip)
  const may = mayCollect(money)
  const { has } = useSession()
  const { pay } = usePaying()
  const call = useTripCall()
  const generate = (asked: PaymentsAsked = {}) =>
    call(generatePayments(asked), asked.planningFee ? planningWords : generationWords(trip.state))
  const [marked, setMarked] = useState<Payment | HandRefund>()
  const [edits, setEdits] = useState(false)
  const [asksClear, setAsksClear] = useState(false)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#payments') goToAnchor('payments')
  }, [hash])
  return (
    <TitledCard
      title="Payments"
      id="payments"
      actions={
        <>
          {may.edit && paymentEditingRights(has).lines && (
            <Button size="xsmall" variant="text" onClick={() => setEdits(true)}>
              Edit
            </Button>
          )}
          {may.clear && (
            <Button size="xsmall" variant="text" onClick={() => setAsksClear(true)}>
              Clear payments
            </Button>
          )}
        </>
      }
    >
      <PaymentsNotices trip={trip} onGenerate={() => generate()} onMarkRefund={setMarked} />
      {!hasPricePayments(payments) && (
        <Box
          sx={{
            typography: 'body2',
            mt: '8px',
            color: 'ink.second',
            '& button': { m: '12px 0 2px' },
          }}
        >
          <p>{whyNoPayments(money)}</p>
          <GeneratePayments trip={trip} may={may} onGenerate={generate} />
        </Box>
      )}
      {payments.length > 0 && (
        <PaymentList
          look="lines"
          trip={trip}
          today={today}
          onMark={setMarked}
          onPay={(payment) => void pay(payment)}
        />
      )}
      <ConfirmDialog
        open={asksClear}
        title="Clear payments?"
        text={clearQuestion(trip.state)}
        confirmLabel="Clear payments"
        destructive
        onCancel={() => setAsksClear(false)}
        onConfirm={async () => {
          await call(clearPayments, clearanceWords(trip.state))
          setAsksClear(false)
        }}
      />
      {edits && parts.editPaymentsDialog({ trip, onClose: () => setEdits(false) })}
      {marked !== undefined &&
        parts.markPaidDialog({ trip, payment: marked, onClose: () => setMarked(undefined) })}
    </TitledCard>
  )
}

interface Opening {
  readonly paymentId: PaymentId
  readonly method: PayableWay
  /** Where the payer returns to. */
  readonly returnPath: string
  readonly use: (address: string) => void
}

/** Pays by card in this tab. */
function usePaying() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ paymentId, method, returnPath }: Opening) =>
      paymentAddress(paymentId, { method, returnPath }),
    onSuccess: (page, { use }) => {
      const { redirectUrl: address } = page
      if (address === null)
        showSnackbar('This payment can’t be made online. Choose another payment method.', {
          tone: 'error',
        })
      else use(address)
    },
    onError: (error) => showSnackbar(refusalWords(error), { tone: 'error' }),
  })
  const open = (opening: Opening) => mutateAsync(opening).then(nothing, nothing) // the refusal was already reported
  return {
    pay: ({ paymentId }: Payment) =>
      open({
        paymentId,
        method: 'credit',
        returnPath: location.pathname,
        use: (address) => {
          rememberPaying(paymentId)
          location.assign(address)
        },
      }),
  }
}

const nothing = () => undefined
