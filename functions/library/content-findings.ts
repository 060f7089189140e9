import type { CalendarMonth } from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import { type FindingKind, findingWeights } from '#shared/library/content-findings'
import type { SupplierFacts } from '../data/library/supplier-facts'

/** A camp as its entry of the catalogue has it. */
export interface CampFacts {
  readonly hasPicture: boolean
  /** Whether its rooms are counted here, and not asked for. */
  readonly isOnline: boolean
  readonly kilometersFromRegion: number
  /** What a night sells for, in US dollars; undefined where nobody said. */
  readonly guidePrice: number | undefined
}

interface Asked {
  readonly locales: readonly string[]
  readonly thisMonth: CalendarMonth
  /** Rates should reach to it: trips are booked so long ahead. */
  readonly ratesUntil: CalendarMonth
}

const farKilometers = 250
const usualPrice = 300

/** What is missing or stale of a camp, and what mending it is worth. */
export function findingsOf(
  camp: CampFacts,
  { lastRates, locales, hasAllotments }: SupplierFacts,
  asked: Asked,
) {
  const findings: { readonly kind: FindingKind; readonly detail: string }[] = []
  const add = (kind: FindingKind, detail: string) => findings.push({ kind, detail })
  if (lastRates === undefined) add('rates', 'No rates')
  else if (lastRates < asked.thisMonth)
    add('rates', `Rates ended in ${monthLabel(lastRates as CalendarMonth)}`)
  else if (lastRates < asked.ratesUntil)
    add('ratesEnd', `Rates end in ${monthLabel(lastRates as CalendarMonth)}`)
  if (camp.isOnline && !hasAllotments) add('allotments', 'Rooms not counted')
  if (!camp.hasPicture) add('picture', 'No photo')
  for (const locale of asked.locales)
    if (!locales.includes(locale)) add('text', `No text in ${locale}`)
  if (camp.kilometersFromRegion > farKilometers)
    add('place', `${Math.round(camp.kilometersFromRegion)} km from its region`)
  const weight = findings.reduce((sum, { kind }) => sum + findingWeights[kind], 0)
  return { findings, worth: weight * (camp.guidePrice ?? usualPrice) }
}
