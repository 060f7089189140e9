import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { hasPricePayments, type Payment } from '#shared/itinerary/payments'
import { paymentEditingRights } from '#shared/payments/editing-rights'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import { inRow } from '../../../../components/looks/looks'
import { figureText } from '../../../../components/money/money-parts'
import { useSession } from '../../../../lib/session/session'
import { todayHere } from '../../../../lib/time/today-here'
import { GeneratePayments } from '../../../../trip/payments/GeneratePayments'
import type { HandRefund } from '../../../../trip/payments/hand-refunds-query'
import {
  clearQuestion,
  mayCollect,
  moneyOf,
  whyNoPayments,
} from '../../../../trip/payments/may-collect'
import { PaymentList } from '../../../../trip/payments/PaymentList'
import { PaymentsNotices } from '../../../../trip/payments/PaymentsNotices'
import type { WholeTrip } from '../../api/trips-query'
import { usePaymentActions } from '../../api/use-change-payments'
import { EditPaymentsDialog } from './EditPaymentsDialog'
import { MarkPaidDialog } from './MarkPaidDialog'

/** The payments of a trip and their actions: generate, clear, record a wire. */
export function PaymentsCard({ trip }: { readonly trip: WholeTrip }) {
  const { state, payments } = trip
  const money = moneyOf(trip)
  const may = mayCollect(money)
  const actions = usePaymentActions(trip)
  const [asksClear, setAsksClear] = useState(false)
  const { has } = useSession()
  const isNarrow = useMediaQuery('(max-width: 940px)')
  const [edits, setEdits] = useState(false)
  const [marked, setMarked] = useState<Payment | HandRefund>()
  return (
    <Box
      component="section"
      sx={{ minWidth: 0, minHeight: 190, p: '14px 20px 6px' }}
      aria-label={`Payments for ${trip.name}`}
    >
      <Box component="header" sx={{ ...inRow(1), flexWrap: 'wrap', minHeight: 30 }}>
        <Box component="h3" sx={{ fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' }}>
          Payments
        </Box>
        <Typography
          component="span"
          variant="body2"
          className="tabular"
          sx={{ color: 'ink.second' }}
        >
          {sumWords(trip)}
        </Typography>
        <Box component="span" sx={{ flex: 1 }} />
        {may.edit && paymentEditingRights(has).lines && (
          <Button
            size="xsmall"
            variant="text"
            startIcon={<Icon name="pencil" size={14} />}
            onClick={() => setEdits(true)}
          >
            Edit
          </Button>
        )}
        {may.clear && (
          <Button
            size="xsmall"
            variant="text"
            startIcon={<Icon name="rotate-ccw" size={14} />}
            onClick={() => setAsksClear(true)}
          >
            Clear payments
          </Button>
        )}
      </Box>
      <PaymentsNotices trip={trip} onGenerate={() => actions.generate()} onMarkRefund={setMarked} />
      {!hasPricePayments(payments) && (
        <Box sx={{ ...inRow(1.4), flexWrap: 'wrap', p: '16px 0 22px', color: 'ink.second' }}>
          <p>{whyNoPayments(money)}</p>
          <GeneratePayments trip={trip} may={may} onGenerate={actions.generate} />
        </Box>
      )}
      {payments.length > 0 && (
        <PaymentList
          look={isNarrow ? 'lines' : 'table'}
          trip={trip}
          today={todayHere()}
          onMark={setMarked}
        />
      )}
      <ConfirmDialog
        open={asksClear}
        title="Clear payments?"
        text={clearQuestion(state)}
        confirmLabel="Clear payments"
        destructive
        onCancel={() => setAsksClear(false)}
        onConfirm={async () => {
          await actions.clear()
          setAsksClear(false)
        }}
      />
      {edits && <EditPaymentsDialog trip={trip} onClose={() => setEdits(false)} />}
      {marked !== undefined && (
        <MarkPaidDialog trip={trip} payment={marked} onClose={() => setMarked(undefined)} />
      )}
    </Box>
  )
}

/** `Deposit 29,114.20 + balance 25,166.20 = USD 54,280.40`. */
function sumWords({ finance, currency }: WholeTrip): string {
  if (finance === undefined || finance.sell === 0) return ''
  const { deposit, balance, sell } = finance
  const whole = `${currency} ${figureText(sell, currency)}`
  if (deposit === 0 || balance === 0) return whole
  return `Deposit ${figureText(deposit, currency)} + balance ${figureText(balance, currency)} = ${whole}`
}
