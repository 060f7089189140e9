import * as z from 'zod/mini'

/** The product's own booking statuses (1 §4). */
export const bookingStatuses = [
  'confirmed',
  'quote',
  'unknown',
  'provisional',
  'cancelled',
] as const
export const bookingStatusSchema = z.enum(bookingStatuses)
export type BookingStatus = z.infer<typeof bookingStatusSchema>

/** Booking statuses of the supplier system (1 §4) and what each means to us (domain.md). */
export const supplierBookingStatuses = {
  Conf: 'confirmed',
  Invoiced: 'confirmed',
  Paid: 'confirmed',
  "Trav'd": 'confirmed',
  "Trav'g": 'confirmed',
  Prov: 'provisional',
  Pend: 'provisional',
  Quote: 'quote',
  Draft: 'quote',
  Place: 'quote',
  'EX TP': 'quote',
  Canc: 'cancelled',
  Deleted: 'cancelled',
  DeInv: 'cancelled',
  QuoteOld: 'cancelled',
} as const satisfies Record<string, BookingStatus>
export type SupplierBookingStatus = keyof typeof supplierBookingStatuses

/**
 * Our booking status for a status of the supplier system; a word that we do not know is `unknown`.
 */
export function bookingStatusOf(supplierStatus: string): BookingStatus {
  return isSupplierBookingStatus(supplierStatus)
    ? supplierBookingStatuses[supplierStatus]
    : 'unknown'
}

function isSupplierBookingStatus(text: string): text is SupplierBookingStatus {
  return Object.hasOwn(supplierBookingStatuses, text)
}

/** Inventory statuses (1 §4). */
export const inventoryStatusSchema = z.enum([
  'Draft',
  'Provisional',
  'Waitlisted',
  'Confirmed',
  'Cancelled',
  'Pending',
  'Requested',
  'Not_applicable',
  'Placeholder',
  'Pseudo',
])
export type InventoryStatus = z.infer<typeof inventoryStatusSchema>
