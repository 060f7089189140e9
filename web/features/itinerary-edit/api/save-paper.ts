import type { ItineraryId, PaymentId, SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import { paperFormat, saveFile } from '../../../lib/files/save-file'

export type Paper =
  | { readonly kind: 'trip' | 'invoice' | 'rooming list' | 'costing' }
  | { readonly kind: 'receipt'; readonly paymentId: PaymentId }
  | { readonly kind: 'voucher'; readonly supplierCode: SupplierCode }

/** Has a paper of a trip made, and saves it. @throws ApiError */
export async function savePaper({ id, name }: { id: ItineraryId; name: string }, paper: Paper): Promise<void> {
  saveFile(paper.kind === 'trip' ? `${name}.pdf` : `${name}, ${paper.kind}.pdf`, await paperOf(id, paper))
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
      return api('GET /api/Payments/{paymentId}/receipt', { ...call, params: { paymentId: paper.paymentId } })
    case 'voucher': {
      const params = { id, supplierCode: paper.supplierCode }
      return api('GET /api/Itineraries/{id}/vouchers/{supplierCode}', { ...call, params })
    }
  }
}
