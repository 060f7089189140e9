import * as z from 'zod/mini'
import { itineraryIdSchema, paymentIdSchema, supplierCodeSchema } from '../ids/ids'
import { partySchema } from '../itinerary/party'
import { defineRoutes, getOwned } from './contract'

const oneTrip = z.strictObject({ id: itineraryIdSchema })
const query = z.strictObject({ format: z._default(z.enum(['A4', 'Letter']), 'A4') })

/**
 * Each leads by 303 to a signed address where the PDF is for 15 minutes: files may be larger than a
 * function may answer.
 */
const pdf = { query, answer: z.string(), contentType: 'application/pdf', memoryMb: 512 } as const

export const paperRoutes = defineRoutes('paper', {
  downloadItinerary: {
    ...getOwned('/api/Itineraries/{id}/download', 'payer', 'media:read', 'papers'),
    ...pdf,
    summary:
      'The trip as a PDF, by the content and theme of its presentation; clients get theirs once it is shared',
    harm: 'Agents and clients cannot print a trip.',
    params: oneTrip,
    memoryMb: 1_024,
  },
  getInvoice: {
    ...getOwned('/api/Itineraries/{id}/invoice', 'payer', 'papers'),
    ...pdf,
    query: z.extend(query, { partyId: z.optional(partySchema.shape.id) }),
    summary:
      'The invoice of a trip as a PDF: its price, what is asked for when, what was paid; of a cancelled trip, or with `partyId` of a party group that cancelled, the statement of its fee and refunds',
    harm: 'Agents and clients cannot get invoices.',
    params: oneTrip,
  },
  getReceipt: {
    ...getOwned('/api/Payments/{paymentId}/receipt', 'payer', 'papers'),
    ...pdf,
    summary: 'The receipt of a payment that was made, as a PDF; another is not found',
    harm: 'Agents and clients cannot get receipts.',
    params: z.strictObject({ paymentId: paymentIdSchema }),
  },
  getVoucher: {
    ...getOwned(
      '/api/Itineraries/{id}/vouchers/{supplierCode}',
      'signedIn',
      'papers',
      'sealed:travelers',
    ),
    ...pdf,
    summary:
      'The voucher for one supplier of a trip as a PDF: party, rooms, dates, meals and what guests need, no prices; audited',
    harm: 'Agents cannot send vouchers to camps.',
    params: z.strictObject({ id: itineraryIdSchema, supplierCode: supplierCodeSchema }),
  },
  getRoomingList: {
    ...getOwned('/api/Itineraries/{id}/rooming-list', 'signedIn', 'papers', 'sealed:travelers'),
    ...pdf,
    summary: 'Who travels, what they need, and the rooms of every stay, as a PDF; audited',
    harm: 'Agents cannot send rooming lists.',
    params: oneTrip,
  },
  getCosting: {
    ...getOwned('/api/Itineraries/{id}/costing', 'signedIn', 'papers'),
    ...pdf,
    summary:
      'The costing of a trip as a PDF, for the agency alone: cost, sell and margins of each part',
    harm: 'Agents cannot print a costing.',
    params: oneTrip,
  },
})
