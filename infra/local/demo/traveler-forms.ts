import * as z from 'zod/mini'
import { travelNotes } from '#shared/api/traveler-forms'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { travelerPartNames } from '#shared/travelers/traveler-parts'
import { travelerSlots } from '#shared/travelers/traveler-slots'
import { formsDeletedOn, passportNeededUntil } from '#shared/travelers/traveler-warnings'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { localDataKeys, sealingBy } from '../../../functions/data/secrets/sealing'
import type { Table } from '../../../functions/data/table/table-access'
import { travelNotesStore } from '../../../functions/data/travelers/travel-notes-store'
import { travelerFormStore } from '../../../functions/data/travelers/traveler-form-store'
import notes from './tables/travel-notes.json' with { type: 'json' }
import forms from './tables/traveler-forms.json' with { type: 'json' }

const tables = z.array(
  z.object({
    slot: z.string(),
    parts: z.partialRecord(z.enum(travelerPartNames), z.record(z.string(), z.string())),
  }),
)
const agencyId = agencyIdSchema.parse('agy_marula')
const itineraryId = itineraryIdSchema.parse('itn_lindqvisttanzania')

/**
 * Half of what Astrid's party tells of itself, and what Marula Journeys writes about traveling.
 * @param sealKey - passports and health stay out without it, as on a stage of AWS
 */
export async function loadTravelerForms(
  table: Table,
  at: Date,
  sealKey: string | undefined,
): Promise<void> {
  const by = { kind: 'client', id: 'cli_astrid', name: 'Astrid Lindqvist' } as const
  const entry = {
    id: 'aud_demonotes',
    agencyId,
    action: 'agent_updated_agency',
    timestamp: at.toISOString(),
    by,
  }
  const notesStore = travelNotesStore(table)
  if ((await notesStore.ofAgency(agencyId)).version === 0)
    await notesStore.save(agencyId, travelNotes.parse({ version: 0, ...notes }), entry)
  const record = (await itineraryStore(table).get(agencyId, itineraryId))?.record
  if (record === undefined) return
  const store = travelerFormStore(table, () => sealingBy(localDataKeys(sealKey ?? '')))
  const [{ startDate, endDate }, deletedOn] = [record, formsDeletedOn(record)]
  const soon = passportNeededUntil({ startDate, endDate: startDate, countries: ['South Africa'] })
  const days = new Map<string, string>([
    ['start', startDate],
    ['end', endDate],
    ['soon', soon],
  ])
  const slots = travelerSlots(record)
  const toldForm = await store.ofTrip({ agencyId, itineraryId }) // where an earlier call was broken off
  for (const { slot: place, parts } of tables.parse(forms)) {
    const slot = slots.find((one) => one.place === place)?.id ?? place
    for (const part of travelerPartNames) {
      const { [part]: values } = parts
      const isThere = toldForm.some(
        (form) => form.slot === slot && form.changes[part] !== undefined,
      )
      if (
        values === undefined ||
        isThere ||
        (sealKey === undefined && (part === 'passport' || part === 'health'))
      )
        continue
      const fields = Object.fromEntries(
        Object.entries(values).map(([name, text]) => [name, days.get(text) ?? text]),
      )
      const trip = { agencyId, itineraryId, clientId: record.clientId, slot }
      await store.change(trip, { part, fields, by, at, deletedOn }, () => [])
    }
  }
}
