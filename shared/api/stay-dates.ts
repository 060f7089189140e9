import type * as z from 'zod/mini'
import { type CalendarDate, daysBetween } from '../dates/calendar-date'
import { travelDateSchema } from '../dates/date-schemas'

/** Longest period that one request may ask for, in days. */
export const longestPeriodDays = 800

/** The fields of a stay or a period: endDate is the day of departure, not included. */
export const stayDates = { startDate: travelDateSchema, endDate: travelDateSchema }

/** A check of those fields for `superRefine`: at least one night, and at most `longestDays`. */
export const properStay =
  (longestDays: number = longestPeriodDays) =>
  (
    { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
    context: z.core.$RefinementCtx,
  ): void => {
    if (![startDate, endDate].every((date) => travelDateSchema.safeParse(date).success)) return // said already
    const days = daysBetween(startDate, endDate)
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', path: ['endDate'], message })
    if (days < 1) complain('must be after startDate')
    if (days > longestDays) complain(`must be at most ${longestDays} days after startDate`)
  }
