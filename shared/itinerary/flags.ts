import * as z from 'zod/mini'
import { errorText } from '../errors/error-catalogue'

/** Itinerary flags (1 §4) and what each one says. */
export const itineraryFlagTable = {
  lcr: 'use the last currency rate: a new quote keeps the exchange rates of the last one',
  inconsistent: 'the itinerary does not match the supplier system',
  xfsm: 'extra foreign-sell markup, applied when the trip currency is not USD',
  requote: 'the price is unlocked until payments have been generated again',
  probnotif: 'a notification of problems was sent; cleared when the problems vanish',
  genpay: 'payments have been generated',
  locked_incompatible: 'the costs have changed since the price was locked',
} as const satisfies Record<string, string>

const unknownFlag = { error: errorText('itinerary.unknown-flag') } // 1 §8
export const itineraryFlagSchema = z.enum(
  [
    'lcr',
    'inconsistent',
    'xfsm',
    'requote',
    'probnotif',
    'genpay',
    'locked_incompatible',
  ] as const satisfies readonly (keyof typeof itineraryFlagTable)[],
  unknownFlag,
)
/** The flags that agents set; the others say what has happened. */
export const agentsFlagSchema = z.enum(['lcr', 'xfsm'], unknownFlag)
export type ItineraryFlag = z.infer<typeof itineraryFlagSchema>

/** Whether agents set it. */
export const isAgentsFlag = (flag: ItineraryFlag): flag is 'lcr' | 'xfsm' =>
  flag === 'lcr' || flag === 'xfsm'

/** The flags with one set: sorted, each once. */
export function withFlag(flags: readonly ItineraryFlag[], flag: ItineraryFlag): ItineraryFlag[] {
  return [...new Set([...flags, flag])].sort()
}

/** The flags with one cleared. */
export function withoutFlag(flags: readonly ItineraryFlag[], flag: ItineraryFlag): ItineraryFlag[] {
  return flags.filter((kept) => kept !== flag)
}
