import * as z from 'zod/mini'
import { withoutRepeats } from '../ids/list-checks'

/**
 * What of the catalogue a content manager keeps, and how; who has none of this keeps everything.
 */
export const contentRightsSchema = z.strictObject({
  /**
   * Countries by code, with all that lies in them; where no camp is named either, the whole
   * catalogue.
   */
  countries: z
    .array(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'must be a country' })))
    .check(z.maxLength(100), withoutRepeats()),
  /** Camps by supplier code, besides those of the countries. */
  suppliers: z
    .array(z.string().check(z.regex(/^[A-Z0-9]{2,12}$/, { error: 'must be a camp' })))
    .check(z.maxLength(500), withoutRepeats()),
  /** A colleague looks at what they draft, and publishes it. */
  isReviewed: z.boolean(),
})
export type ContentRights = z.infer<typeof contentRightsSchema>

interface Place {
  readonly countryCode?: string | undefined
  readonly supplierCode?: string | undefined
}

/** Whether somebody keeps what lies in a country or belongs to a supplier. */
export function keeps(
  { countries, suppliers }: ContentRights,
  { countryCode, supplierCode }: Place,
): boolean {
  if (countries.length + suppliers.length === 0) return true
  return countries.includes(countryCode ?? '') || suppliers.includes(supplierCode ?? '')
}
