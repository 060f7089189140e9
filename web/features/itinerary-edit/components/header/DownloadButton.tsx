import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import type { ItineraryId, PaymentId, SupplierCode } from '#shared/ids/ids'
import { paymentLabel } from '#shared/itinerary/payments'
import { Icon } from '../../../../components/icons/Icon'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { MenuOpener } from '../../../../components/menu/MenuButton'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { api } from '../../../../lib/api/api'
import { failureText } from '../../../../lib/api/api-error'
import { paperFormat, saveFile } from '../../../../lib/files/save-file'
import { useTripPage } from '../../../../trip/page/trip-page'

/** The papers of the trip, as PDFs: for its client, its camps and the agency. */
export function DownloadButton() {
  const { trip } = useTripPage()
  const { mutate, isPending } = useMutation({
    mutationFn: (paper: Paper) => savePaper(trip, paper),
    onSuccess: () => void showSnackbar('PDF downloaded'),
    onError: (error) =>
      void showSnackbar(`The PDF couldn’t be created. ${failureText(error)}`, { tone: 'error' }),
  })
  const action = (icon: MenuAction['icon'], label: string, paper: Paper): MenuAction => ({
    icon,
    label,
    run: () => mutate(paper),
  })
  const camps = new Map(
    trip.itinerary.segments.flatMap(({ type, supplierCode, campName }) =>
      type === 'stay' && supplierCode !== undefined
        ? [[supplierCode, campName ?? supplierCode] as const]
        : [],
    ),
  )
  const isPriced =
    (trip.finance?.sell ?? 0) > 0 && trip.state !== 'cancelled' && trip.state !== 'estimate'
  const voucherName = trip.state === 'confirmed' ? 'Voucher' : 'Voucher, not confirmed'
  const paidPayments = trip.payments.filter(({ status }) => status === 'Paid')
  const actions = [
    action('file-text', 'Trip', { kind: 'trip' }),
    ...(isPriced ? [action('credit-card', 'Invoice', { kind: 'invoice' })] : []),
    ...(trip.cancellationFee === undefined
      ? []
      : [action('credit-card', 'Cancellation statement', { kind: 'invoice' })]),
    ...paidPayments.map((payment) =>
      action(
        'circle-check',
        `${['Receipt', payment.receiptNumber].filter(Boolean).join(' ')}: ${paymentLabel(payment)}`,
        {
          kind: 'receipt',
          paymentId: payment.paymentId,
        },
      ),
    ),
    action('users', 'Rooming list', { kind: 'rooming list' }),
    ...[...camps].map(([supplierCode, name]) =>
      action('file-text', `${voucherName}: ${name}`, { kind: 'voucher', supplierCode }),
    ),
    action('calculator', 'Costing, for the agency only', { kind: 'costing' }),
  ]
  return (
    <MenuOpener actions={() => actions}>
      {(opens) => (
        <Button
          size="small"
          variant="glass"
          loading={isPending}
          loadingPosition="start"
          startIcon={<Icon name="download" size={15} />}
          sx={{ minHeight: 26, py: 0 }}
          {...opens}
        >
          Download
        </Button>
      )}
    </MenuOpener>
  )
}

type Paper =
  | { readonly kind: 'trip' | 'invoice' | 'rooming list' | 'costing' }
  | { readonly kind: 'receipt'; readonly paymentId: PaymentId }
  | { readonly kind: 'voucher'; readonly supplierCode: SupplierCode }

/** Has a paper of a trip made, and saves it. @throws ApiError */
async function savePaper(
  { id, name }: { id: ItineraryId; name: string },
  paper: Paper,
): Promise<void> {
  saveFile(
    paper.kind === 'trip' ? `${name}.pdf` : `${name}, ${paper.kind}.pdf`,
    await paperOf(id, paper),
  )
}

function paperOf(id: ItineraryId, paper: Paper): Promise<string> {
  const call = { params: { id }, query: { format: paperFormat() } }
  switch (paper.kind) {
    case 'trip':
      return api('GET /api/Itineraries/{id}/download', call)
    case 'invoice':
      return api('GET /api/Itineraries/{id}/invoice', call)
    case 'rooming list':
      return api('GET /api/Itineraries/{id}/rooming-list', call)
    case 'costing':
      return api('GET /api/Itineraries/{id}/costing', call)
    case 'receipt':
      return api('GET /api/Payments/{paymentId}/receipt', {
        ...call,
        params: { paymentId: paper.paymentId },
      })
    case 'voucher': {
      const params = { id, supplierCode: paper.supplierCode }
      return api('GET /api/Itineraries/{id}/vouchers/{supplierCode}', { ...call, params })
    }
  }
}
