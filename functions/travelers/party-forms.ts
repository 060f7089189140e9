import type { Principal } from '#shared/access/principal'
import type { TravelerForms } from '#shared/api/traveler-forms'
import { AppError } from '#shared/errors/app-error'
import { capitalize } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  partState,
  type TravelerPartName,
  type TravelerValues,
  travelerPartNames,
} from '#shared/travelers/traveler-parts'
import { type TravelerSlot, travelerSlots } from '#shared/travelers/traveler-slots'
import { formsDeletedOn } from '#shared/travelers/traveler-warnings'
import { nameOf } from '../data/clients/client-records'
import { clientStore } from '../data/clients/client-store'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import type { Actor } from '../data/people/actor'
import { agencyStore } from '../data/people/agency-store'
import { type AuditEntry, auditStore } from '../data/people/audit-store'
import { actorOf, callerIn } from '../data/people/people'
import {
  isOfClient,
  type TravelerFormRecord,
  travelerFormStore,
} from '../data/travelers/traveler-form-store'
import { requireOwnTrip } from '../itineraries/view/require-own-trip'
import { readerOf, type TripReader } from '../itineraries/view/trip-reader'
import { requireSharedTrip } from '../portal/portal-trip'
import type { Deps } from '../runtime/use-case'

export const formMakers = {
  itineraries: itineraryStore,
  forms: travelerFormStore,
  clients: clientStore,
  agencies: agencyStore,
  audit: auditStore,
}
export type FormDeps = Deps<typeof formMakers>

/** A place in the party with what was told of it. */
export interface PartyForm extends TravelerSlot {
  /**
   * Where the form lies, or would: under their own id, or under their place while nobody was named.
   */
  readonly slot: string
  readonly form: TravelerFormRecord | undefined
}

/** The forms of a trip, for whoever may see them. */
export interface PartyForms {
  readonly reader: TripReader
  readonly stored: StoredItinerary
  readonly trip: {
    readonly agencyId: ItineraryRecord['agencyId']
    readonly itineraryId: ItineraryId
    readonly clientId: ItineraryRecord['clientId']
  }
  readonly party: readonly PartyForm[]
  /** Whether they can still be filled in. */
  readonly isOpen: boolean
}

/**
 * The forms of a trip's party: for its agent, lead agents, and its client once it is shared; nobody
 * else learns of it.
 * @throws AppError record.not-found
 */
export async function openForms(
  principal: Principal,
  itineraryId: ItineraryId,
  { itineraries, forms, clock }: Pick<FormDeps, 'itineraries' | 'forms' | 'clock'>,
): Promise<PartyForms> {
  const reader = readerOf(principal)
  const { agencyId } = reader
  const foundTrip = await itineraries.get(agencyId, itineraryId)
  const storedTrip =
    reader.kind === 'client'
      ? requireSharedTrip(reader, foundTrip).stored
      : requireOwnTrip(reader, foundTrip)
  const { clientId, state } = storedTrip.record
  const trip = { agencyId, itineraryId, clientId }
  const own = (await forms.ofTrip(trip)).filter((form) => isOfClient(form, clientId))
  const bySlot = new Map(own.map((form) => [form.slot, form]))
  const party = travelerSlots(storedTrip.record).map((slot) => {
    const form = bySlot.get(slot.id) ?? bySlot.get(slot.place)
    return { ...slot, form, slot: form?.slot ?? slot.id }
  })
  const isOpen = state !== 'cancelled' && clock.today() < formsDeletedOn(storedTrip.record)
  return { reader, stored: storedTrip, trip, party, isOpen }
}

/** @throws AppError record.not-found for nobody of the party */
export function formOf({ party }: PartyForms, slot: string): PartyForm {
  const form = party.find((one) => one.slot === slot || one.id === slot)
  if (form === undefined) throw new AppError('record.not-found')
  return form
}

/**
 * What passports and flights are held against. Parts that are hidden from the client name no
 * country to them.
 */
export const journeyOf = ({
  stored: { record },
  reader,
}: Pick<PartyForms, 'stored' | 'reader'>) => {
  const { startDate, endDate, segments } = record
  const stays = segments.filter(
    ({ type, hideFromClient }) => type === 'stay' && !(hideFromClient && reader.kind === 'client'),
  )
  return {
    startDate,
    endDate,
    countries: [...new Set(stays.flatMap(({ country = [] }) => country))],
  }
}

/** As the form says, else as the trip names them, else by their place: `Adult 2`. */
export function nameIn({ name, place, form }: PartyForm): string {
  const { given, family } = form?.plain.name ?? {}
  return [given, family].filter(Boolean).join(' ') || nameInTrip({ name, place })
}

/** As the trip names them: what the audit trail says, which holds nothing of a form. */
export const nameInTrip = ({ name, place }: Pick<PartyForm, 'name' | 'place'>): string =>
  name || capitalize(place.replace('-', ' '))

export const standingOf = (
  part: TravelerPartName,
  form: TravelerFormRecord | undefined,
  values: TravelerValues,
) => ({
  state: partState(part, values[part]),
  changedAt: form?.changes[part]?.at,
  changedBy: form?.changes[part]?.by.name,
})

/** How far each part is. */
export function standingsOf(
  form: TravelerFormRecord | undefined,
  values: TravelerValues,
): TravelerForms['travelers'][number]['parts'] {
  const of = (part: TravelerPartName) => standingOf(part, form, values)
  return {
    name: of('name'),
    passport: of('passport'),
    stay: of('stay'),
    health: of('health'),
    emergency: of('emergency'),
    flights: of('flights'),
  }
}

/** The values of a form, sealed parts opened. */
export const valuesIn = (
  { form }: PartyForm,
  forms: FormDeps['forms'],
  parts: readonly TravelerPartName[] = travelerPartNames,
): Promise<TravelerValues> => (form === undefined ? Promise.resolve({}) : forms.open(form, parts))

interface Done {
  readonly action: string
  /** Whose form and which parts, never what they say. */
  readonly details: Readonly<Record<string, unknown>>
}

/** The entry of the audit trail for what somebody did with forms. */
export async function formAudit(
  { reader, trip }: PartyForms,
  { action, details }: Done,
  { clients, agencies, clock, makeId }: Pick<FormDeps, 'clients' | 'agencies' | 'clock' | 'makeId'>,
): Promise<AuditEntry> {
  const by = await actorIn(reader, { clients, agencies })
  return {
    id: makeId('audit'),
    ...trip,
    action: `${reader.kind}_${action}`,
    details,
    ...(reader.kind === 'agent' && { agentId: reader.agentId }),
    timestamp: clock.now().toISOString(),
    by,
  }
}

async function actorIn(
  reader: TripReader,
  { clients, agencies }: Pick<FormDeps, 'clients' | 'agencies'>,
): Promise<Actor> {
  if (reader.kind === 'agent') return actorOf(reader, await callerIn(agencies, reader))
  const client = await clients.get(reader.agencyId, reader.clientId)
  return {
    kind: 'client',
    id: reader.clientId,
    name: client === undefined ? 'Client' : nameOf(client),
  }
}
