import * as z from 'zod/mini'

/* Each aborts: what compares several dates runs only once all of them are dates. */

/**
 * A calendar date, `yyyy-MM-dd`. 31 February does not parse. Apart from how dates are counted, for
 * which first screens load no zod.
 */
export const calendarDateSchema = z.iso
  .date({ error: 'must be a date like 2027-06-15', abort: true })
  .brand<'CalendarDate'>()

/**
 * A calendar date on which somebody may travel: in years whose neighbours are written with four
 * digits, too.
 */
export const travelDateSchema = z.iso
  .date({ error: 'must be a date like 2027-06-15', abort: true })
  .check(z.regex(/^(19|20|21)/, { error: 'must be from 1900 to 2199', abort: true }))
  .brand<'CalendarDate'>()

/** A calendar month, `yyyy-MM`. */
export const calendarMonthSchema = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2027-06', abort: true }))
  .brand<'CalendarMonth'>()
