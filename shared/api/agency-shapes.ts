import * as z from 'zod/mini'
import { featureFlagSchema } from '../access/principal'
import { cancellationPolicy } from '../cancellation/cancellation-policy'
import { calendarDateSchema } from '../dates/date-schemas'
import { plainText } from '../format/plain-text'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'
import { ownRate, ownRates } from '../itinerary/own-rates'
import { paymentPlan, paymentPlans } from '../itinerary/payment-plan'
import { bankAccount, bankAccounts } from '../payments/bank-account'
import { accountEmail } from './accounts'

/** Rates of an agency as it set them, in percent; a missing one takes the default of 1 §9. */
const pricingSettingsSchema = z.object({
  landRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  airRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  depositRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  currencyRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  dmcRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  rackRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /**
   * Of the sell: below it a trip's total margin is reported when rates change. 0 where it is
   * missing.
   */
  marginLimit: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
})

/**
 * Card, bank and foreign-sell percentages that an agency set; a missing one is the server's (1 §9).
 */
const agencyFeesSchema = z.object({
  credit: z.optional(z.number()),
  ach: z.optional(z.number()),
  foreignSellMarkup: z.optional(z.number()),
})
/** Colours and font with which an agency overrides the theme (1 §3, Theme). */
const agencyThemeSchema = z.object({
  primaryColour: z.optional(z.string()),
  secondaryColour: z.optional(z.string()),
  primaryFont: z.optional(z.string()),
  backgroundColour: z.optional(z.string()),
  themeType: z.optional(z.enum(['default', 'alternative'])),
  /** Storage key of a picture that is read on the primary colour. */
  logo: z.optional(z.string()),
  /** The same for light grounds, such as paper. */
  logoDark: z.optional(z.string()),
})

/** Storage keys of what an agency shows its clients first. */
const agencyMediaSchema = z.object({
  featuredPhoto: z.optional(z.string()),
  featuredVideo: z.optional(z.string()),
  featuredVideoPreview: z.optional(z.string()),
})

/** What clients are told by mail of a trip without anybody asking for it. */
export const tripMailKinds = ['payment', 'confirmation', 'cancellation', 'refund'] as const
export type TripMailKind = (typeof tripMailKinds)[number]
/** All that clients get by themselves: reminders of payments have no switch. */
export const automaticMails = [...tripMailKinds, 'reminder', 'overdue'] as const
export type AutomaticMail = (typeof automaticMails)[number]
/** Those that an agency switched; the others are sent. */
export const tripMailSwitches = z.partialRecord(z.enum(tripMailKinds), z.boolean())

/** Whom an agency's mails are from: empty for its name, and for the agent of the trip. */
export const agencySender = z.strictObject({
  name: plainText(60),
  replyTo: z.union([z.literal(''), accountEmail], { error: 'Email must be valid' }),
})

/** A write-off is for what a bank keeps, not for a part of the price; minor units. */
export const maxWriteOff = 1_000_00
/** The most that an agency may ask for as its planning fee, minor units. */
export const maxPlanningFee = 1_000_000_00

/** What lead agents set of how their clients are told and asked. */
export const clientSettings = {
  /** Those that are named are switched; the others stay as they are. */
  tripMails: tripMailSwitches,
  bankAccounts,
  /** Those that are named replace all; the first is that of trips for which nobody chose one. */
  paymentPlans,
  /** Those that are named replace all; trips take them when they are made and quoted. */
  ownRates,
  sender: agencySender,
} as const

/** What is stored of an agency, and told to those who are signed in. */
export const agencyShape = z.object({
  id: agencyIdSchema,
  name: z.string(),
  agencyCode: z.string(),
  address: z.optional(z.string()),
  /** As it stands on papers, with the words before it. */
  taxNumber: z.optional(z.string()),
  admins: z.array(agentIdSchema),
  currency: z.string(),
  /** How the agency prices: from net cost, or from the supplier's rack price (pricing.md). */
  model: z.enum(['net', 'rack']),
  pricingSettings: pricingSettingsSchema,
  fees: z.optional(agencyFeesSchema),
  featureFlags: z.array(featureFlagSchema),
  theme: agencyThemeSchema,
  media: z.optional(agencyMediaSchema),
  objectives: z.record(z.string(), z.boolean()),
  /** When the trial of an agency that registered itself is over; the others have none. */
  trialEnds: z.optional(z.iso.datetime()),
  /**
   * Clients are erased so many years after their last trip; nobody is without it. `since` is when
   * that was set, `toldOn` when lead agents were last told who is next.
   */
  retention: z.optional(
    z.object({ years: z.int(), since: z.iso.datetime(), toldOn: z.optional(calendarDateSchema) }),
  ),
  /** What cancelling a stay costs whose supplier has no policy, from the next quote on. */
  cancellation: z.optional(cancellationPolicy),
  /** Whether card and bank service fees of a cancelled trip go back with its refunds; not by default. */
  returnsServiceFees: z.optional(z.boolean()),
  /** Up to what its agents may write off a payment, minor units of its currency; never without it. */
  writeOffLimit: z.optional(z.int()),
  /** What its agents ask for before they plan, minor units of its currency; nothing without it. */
  planningFee: z.optional(z.int()),
  /** Whether planning fees that are asked for from now on go back when their trip is cancelled. */
  returnsPlanningFees: z.optional(z.boolean()),
  /** Which mails about trips and money its clients get; those that are missing are sent. */
  tripMails: z.optional(tripMailSwitches),
  /** Where its clients send wires, one account a currency. */
  bankAccounts: z.optional(z.array(bankAccount)),
  /** How it asks for the price of its trips, beside deposit and balance. */
  paymentPlans: z.optional(z.array(paymentPlan)),
  /** Exchange rates that its quotes take in place of the day's. */
  ownRates: z.optional(z.array(ownRate)),
  /** Whom its mails to clients are from and go back to: its name and the trip's agent without it. */
  sender: z.optional(z.object({ name: z.optional(z.string()), replyTo: z.optional(z.string()) })),
  /** Whether clients get only files that a virus scan found clean; without it also those that nothing scanned. */
  holdsUnscannedFiles: z.optional(z.boolean()),
  /** Whether everyone of the agency must sign in by two steps. */
  mfaRequired: z.optional(z.boolean()),
})
