import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { agencyIdSchema, itineraryIdSchema } from '../ids/ids'
import { partStates, travelerPartNames } from '../travelers/traveler-parts'
import { defineRoutes, get, getOwned, patch, post } from './contract'
import { ownWords } from './own-words'

const partName = z.enum(travelerPartNames)
const slot = z.string().check(z.minLength(1), z.maxLength(64))
const oneTrip = z.strictObject({ id: itineraryIdSchema })
const values = z.record(z.string(), z.string())
const warning = z.object({ part: partName, field: z.string(), text: z.string() })

/** How far a part of a form is, and who changed it last. */
const standing = z.object({
  state: z.enum(partStates),
  changedAt: z.optional(z.iso.datetime()),
  changedBy: z.optional(z.string()),
})

const oneForm = z.object({
  slot,
  /** As the form says, else as the trip names them, else `Adult 2`. */
  name: z.string(),
  kind: z.enum(['adult', 'child']),
  age: z.optional(z.int()),
  group: z.optional(z.string()),
  parts: z.object({
    name: standing,
    passport: standing,
    stay: standing,
    health: standing,
    emergency: standing,
    flights: standing,
  }),
  warnings: z.array(warning),
  /** All but the last three characters of the number are hidden. */
  passport: z.optional(
    z.object({ number: z.string(), nationality: z.string(), expires: z.string() }),
  ),
})

/** The forms of a trip's party: what is there and what is missing, nothing that is sealed. */
export const travelerForms = z.object({
  tripName: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  dueDate: calendarDateSchema,
  /** The day on which all forms are deleted. */
  deletedOn: calendarDateSchema,
  /** Whether they can be filled in: not once the trip is cancelled, nor once they were deleted. */
  isOpen: z.boolean(),
  travelers: z.array(oneForm),
})
export type TravelerForms = z.infer<typeof travelerForms>

const country = z.strictObject({
  country: requiredText(100),
  entry: plainText(5_000),
  packing: plainText(5_000),
})

/** What an agency tells its clients about traveling, in its own words. */
export const travelNotes = z.strictObject({
  version: z.int().check(z.minimum(0)),
  /** Answered day and night while clients travel. */
  emergencyPhone: plainText(60),
  /** What to pack, wherever the journey goes. */
  packing: plainText(5_000),
  /** Passports, visas, vaccinations and packing by country. */
  countries: z.array(country).check(
    z.maxLength(60),
    z.refine((all) => new Set(all.map(({ country: name }) => name)).size === all.length, {
      error: 'must not name a country twice',
    }),
  ),
})
export type TravelNotes = z.infer<typeof travelNotes>

/** What camps need to know of a traveler; empty where nothing was told. */
const travelerNeed = z.object({
  name: z.string(),
  kind: z.enum(['adult', 'child']),
  age: z.optional(z.int()),
  group: z.optional(z.string()),
  diet: z.string(),
  dietNotes: z.string(),
  allergies: z.string(),
  mobility: z.string(),
  beds: z.string(),
  roomNotes: z.string(),
})
export type TravelerNeed = z.infer<typeof travelerNeed>

/**
 * Forms that clients and agents fill in for each traveler of a trip, and what agencies tell them
 * about traveling.
 */
export const travelerFormRoutes = defineRoutes('travelers', {
  listTravelerForms: {
    ...getOwned('/api/TravelerForms/{id}', 'payer', 'sealed:travelers'),
    summary: 'How far the forms of a trip’s travelers are; passport numbers are masked',
    harm: 'Clients and agents cannot see which travelers’ details are missing.',
    params: oneTrip,
    answer: travelerForms,
  },
  getTravelerForm: {
    ...getOwned('/api/TravelerForms/{id}/{slot}', 'payer', 'sealed:travelers'),
    summary: 'A traveler’s form as it was filled in, or one part of it; each look is audited',
    harm: 'Clients and agents cannot open travelers’ forms.',
    params: z.strictObject({ id: itineraryIdSchema, slot }),
    query: z.strictObject({ part: z.optional(partName) }),
    answer: z.object({
      values: z.partialRecord(partName, values),
      /** What the trip has of parts that are still empty: the names of its travelers. */
      suggested: z.partialRecord(partName, values),
    }),
  },
  patchTravelerForm: {
    ...patch('/api/TravelerForms/{id}/{slot}', 'payer', 'sealed:travelers'),
    summary:
      'Changes fields of one part of a traveler’s form and leaves the others; null or empty text clears one',
    harm: 'Clients and agents cannot fill in travelers’ forms.',
    params: z.strictObject({ id: itineraryIdSchema, slot }),
    body: z.strictObject({
      part: partName,
      fields: z.record(textUpTo(40), z.nullable(plainText(1_000))),
    }),
    answer: z.object({ values, standing, warnings: z.array(warning) }),
  },
  remindTravelers: {
    ...post('/api/TravelerForms/{id}/remind', 'signedIn', 'queue:mail'),
    summary:
      'Emails the client of a shared trip a link to the travelers’ forms, below the agent’s own words',
    harm: 'Agents cannot send clients reminders about travelers’ details.',
    params: oneTrip,
    body: z.strictObject({ ownWords: z.optional(ownWords) }),
    answer: z.object({ sentTo: z.string() }),
  },
  getTravelerNeeds: {
    ...getOwned('/api/TravelerNeeds/{id}', 'signedIn', 'sealed:travelers'),
    summary: 'What camps need to know of each traveler: food, room, allergies, mobility; audited',
    harm: 'Agents cannot see which diets and rooms to tell camps about.',
    params: oneTrip,
    answer: z.array(travelerNeed),
  },
  getTripGuide: {
    ...get('/api/portal/trips/{id}/guide', 'client', 'sealed:travelers'),
    summary: 'What the agency tells the client about traveling on this trip, and whom to call',
    harm: 'Clients cannot read what to pack, what they need to enter a country, and whom to call.',
    params: oneTrip,
    answer: z.object({
      ...z.pick(travelNotes, { emergencyPhone: true, packing: true, countries: true }).shape,
      agent: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
      /** Nationalities of the party's passports, as far as they are known: ISO codes. */
      nationalities: z.array(z.string()),
    }),
  },
  getTravelNotes: {
    ...getOwned('/api/Agencies/{id}/travel-notes', 'admin'),
    summary: 'What the agency tells its clients about traveling',
    harm: 'Lead agents cannot see their notes on packing and visas.',
    params: z.strictObject({ id: agencyIdSchema }),
    answer: travelNotes,
  },
  patchTravelNotes: {
    ...patch('/api/Agencies/{id}/travel-notes', 'admin'),
    summary:
      'Stores what the agency tells its clients about traveling, over the version that was read',
    harm: 'Lead agents cannot change their notes on packing and visas.',
    params: z.strictObject({ id: agencyIdSchema }),
    body: travelNotes,
    answer: travelNotes,
  },
})
