import type { SupplierCode } from './ids'

/**
 * Supplier code of the agent's own arrangement (2 §3). Apart from ids.ts, so that a page can have
 * it without zod.
 */
export const ownSupplierCode = 'OWN' as SupplierCode
