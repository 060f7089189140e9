import * as z from 'zod/mini'

/**
 * System types and room type codes of requests and records: apart, as the builder's first screen
 * loads no schemas.
 */
export const systemTypeSchema = z.enum(['Twin', '_Double', 'Family', 'Single'])
export const roomTypeCodeSchema = z.enum(['tr', 'dr', 'fr', 'sr'])
