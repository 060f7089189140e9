import { isCalendarDate } from '../dates/is-calendar-date'
import { ownValue } from '../ids/own-value'

/**
 * A field of a traveler's form. All values are text: dates are `yyyy-MM-dd`, times `HH:mm`,
 * countries ISO 3166 codes.
 */
export interface TravelerField {
  readonly label: string
  readonly kind: 'text' | 'long' | 'date' | 'time' | 'country' | 'choice'
  /** The part counts as filled in once it has these. */
  readonly isRequired?: true
  readonly hint?: string
  /** A date that cannot be still to come. */
  readonly isPast?: true
  /** Of a choice: what is stored and what people read. */
  readonly options?: Readonly<Record<string, string>>
  readonly autoComplete?: string
  /** What the text must look like, and what to say where it does not. */
  readonly form?: readonly [RegExp, string]
}

export interface TravelerPart {
  readonly title: string
  /** Stored sealed; each look at it is an entry of the audit trail. */
  readonly isSealed: boolean
  readonly fields: Readonly<Record<string, TravelerField>>
}

const phone = [
  /^[+\d][\d\s()./-]{5,30}$/,
  'Enter a phone number with its country code, like +46 8 555 01',
] as const
const flight = [/^[A-Z0-9]{2,3} ?\d{1,4}[A-Z]?$/i, 'Enter a flight number like KL 569'] as const
const passportNumber = [
  /^[A-Z0-9]{5,20}$/i,
  'Enter 5 to 20 letters and digits, as in the passport',
] as const

/** What clients are asked about each traveler, part by part. */
export const travelerParts = {
  name: {
    title: 'Name',
    isSealed: false,
    fields: {
      given: {
        label: 'First and middle names',
        kind: 'text',
        isRequired: true,
        hint: 'As in the passport',
      },
      family: { label: 'Last name', kind: 'text', isRequired: true, hint: 'As in the passport' },
    },
  },
  passport: {
    title: 'Passport',
    isSealed: true,
    fields: {
      number: { label: 'Passport number', kind: 'text', isRequired: true, form: passportNumber },
      nationality: { label: 'Nationality', kind: 'country', isRequired: true },
      born: { label: 'Date of birth', kind: 'date', isRequired: true, isPast: true },
      issued: { label: 'Date of issue', kind: 'date', isPast: true },
      expires: { label: 'Expires', kind: 'date', isRequired: true },
    },
  },
  stay: {
    title: 'Food and room',
    isSealed: false,
    fields: {
      diet: {
        label: 'Diet',
        kind: 'choice',
        isRequired: true,
        options: {
          all: 'Eats everything',
          vegetarian: 'Vegetarian',
          vegan: 'Vegan',
          pescatarian: 'Pescatarian',
          halal: 'Halal',
          kosher: 'Kosher',
          glutenFree: 'Gluten-free',
          other: 'Other, see below',
        },
      },
      dietNotes: { label: 'Likes and dislikes', kind: 'long' },
      beds: {
        label: 'Beds',
        kind: 'choice',
        options: { either: 'Either', double: 'Double bed', twin: 'Twin beds' },
      },
      roomNotes: {
        label: 'Room wishes',
        kind: 'long',
        hint: 'Who shares with whom, a cot, stairs',
      },
    },
  },
  health: {
    title: 'Health and insurance',
    isSealed: true,
    fields: {
      allergies: {
        label: 'Allergies',
        kind: 'long',
        isRequired: true,
        hint: 'Write “none” if there are none',
      },
      mobility: {
        label: 'Mobility',
        kind: 'long',
        hint: 'Anything that makes steps, boats or small planes difficult',
      },
      medication: {
        label: 'Medication',
        kind: 'long',
        hint: 'What a doctor on the way should know',
      },
      insurer: {
        label: 'Travel insurance',
        kind: 'text',
        hint: 'Company that covers medical evacuation',
      },
      policy: { label: 'Policy number', kind: 'text' },
      insurerPhone: { label: 'Insurer’s emergency number', kind: 'text', form: phone },
    },
  },
  emergency: {
    title: 'Emergency contact',
    isSealed: false,
    fields: {
      contact: { label: 'Name', kind: 'text', isRequired: true, hint: 'Someone who stays at home' },
      relation: { label: 'Relation', kind: 'text' },
      phone: { label: 'Phone', kind: 'text', isRequired: true, form: phone },
    },
  },
  flights: {
    title: 'Flights',
    isSealed: false,
    fields: {
      arrivalFlight: { label: 'Arrival flight', kind: 'text', form: flight },
      arrivalDate: { label: 'Arrival date', kind: 'date', isRequired: true },
      arrivalTime: { label: 'Arrives', kind: 'time', hint: 'Local time' },
      departureFlight: { label: 'Departure flight', kind: 'text', form: flight },
      departureDate: { label: 'Departure date', kind: 'date', isRequired: true },
      departureTime: { label: 'Leaves', kind: 'time', hint: 'Local time' },
    },
  },
} as const satisfies Record<string, TravelerPart>

export const travelerPartNames = [
  'name',
  'passport',
  'stay',
  'health',
  'emergency',
  'flights',
] as const
export type TravelerPartName = (typeof travelerPartNames)[number]

/** Values of a part by field; a field without one is missing. */
export type PartValues = Readonly<Record<string, string>>
/** What was told of a traveler, by part. */
export type TravelerValues = Readonly<Partial<Record<TravelerPartName, PartValues>>>

/** A part by its name, with its fields as any text may ask for them. */
export const travelerPart = (name: TravelerPartName): TravelerPart => travelerParts[name]

/** Most characters of a value. */
export const maxCharacters = ({ kind }: TravelerField): number => (kind === 'long' ? 1_000 : 200)

/** What is wrong with a value, as people read it; undefined for a good one, and for none. */
export function valueProblem(field: TravelerField, value: string): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  if (text.length > maxCharacters(field)) return `Use at most ${maxCharacters(field)} characters`
  const { kind, options, form } = field
  if (kind === 'date' && !(isCalendarDate(text) && text >= '1900-01-01' && text < '2100-01-01'))
    return 'Enter a date, such as June 15, 2027'
  if (kind === 'time' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    return 'Enter a time from 00:00 to 23:59'
  if (kind === 'country' && !countryCodes.includes(text)) return 'Choose a country from the list'
  if (kind === 'choice' && ownValue(options ?? {}, text) === undefined)
    return 'Choose an option from the list'
  return form === undefined || form[0].test(text) ? undefined : form[1]
}

/** Why a date is refused that cannot be still to come; undefined for any other. */
export const futureProblem = (
  { isPast }: TravelerField,
  value: string,
  today: string,
): string | undefined => (isPast && value.trim() > today ? 'This date is in the future' : undefined)

/**
 * A part with some of its fields changed; empty text and null take a value away. Other fields stay
 * as they are.
 */
export function mergeValues(
  before: PartValues,
  changes: Readonly<Record<string, string | null>>,
): PartValues {
  const texts = Object.entries(changes).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return Object.fromEntries(
    [...new Map([...Object.entries(before), ...texts])].filter(([, text]) => text !== ''),
  )
}

export const partStates = ['empty', 'started', 'done'] as const
export type PartState = (typeof partStates)[number]

/** How far a part is. */
export function partState(name: TravelerPartName, values: PartValues = {}): PartState {
  const requiredFields = Object.entries(travelerPart(name).fields).filter(
    ([, { isRequired }]) => isRequired,
  )
  if (requiredFields.every(([field]) => ownValue(values, field) !== undefined)) return 'done'
  return Object.keys(values).length > 0 ? 'started' : 'empty'
}

/**
 * ISO 3166-1 alpha-2 codes of countries and territories that give passports; browsers know their
 * names.
 */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK ' +
  'DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM ' +
  'KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA ' +
  'PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA ' +
  'UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'
).split(' ')
