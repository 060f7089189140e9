import { countOf } from '#shared/format/words'
import type { Traveler } from '#shared/itinerary/party'
import type { FieldValue } from '../edits/field-value'
import type { Trip } from '../page/trip'
import { segmentName } from '../segments/segment-words'
import { isOf, partOfParty } from './party-edits'

/** `Ann Lee`. */
export const travelerName = ({
  firstName,
  lastName = '',
}: Pick<Traveler, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

/** The displayed name of a group without one. */
export const groupName = ({ name }: { readonly name: string }): string =>
  name === '' ? 'Unnamed group' : name

/** `12.5%`. */
export const percentWords = (percent: number): string =>
  `${percent.toLocaleString('en-US', { maximumFractionDigits: 4 })}%`

type People = Pick<Trip, 'travelers' | 'parties'>

/** The name of a traveler's or group's field, for example `Ann Lee: pays with`. */
export function partyLabel(path: string, trip: Trip): string {
  const { kind, id } = partOfParty(path) ?? { kind: 'traveler' as const, id: '' }
  if (kind === 'party') return `Party group: ${nameOfGroup(id, trip)}`
  if (kind === 'split') {
    const segment = trip.itinerary.segments.find((one) => one.id === id)
    return `${segment === undefined ? 'A segment' : segmentName(segment)}: shares`
  }
  const traveler = trip.travelers.find((one) => one.id === id)
  const name = traveler === undefined ? 'A traveler' : travelerName(traveler)
  return kind === 'member' ? `${name}: pays with` : name
}

const nameOfGroup = (id: string, { parties }: Pick<Trip, 'parties'>): string => {
  const party = parties.find((one) => one.id === id)
  return party === undefined ? 'new group' : groupName(party)
}

/** The value of such a field; undefined for other paths. */
export function partyText(path: string, value: FieldValue, people: People): string | undefined {
  if (isOf(value, 'children')) {
    const ages = value.ages.length === 0 ? '' : ` (${value.ages.join(', ')})`
    return `${countOf(value.count, 'child', 'children')}${ages}`
  }
  if (path === 'adults') return String(value)
  if (isOf(value, 'traveler')) {
    const { age } = value.traveler
    return `${travelerName(value.traveler)}${age === undefined ? '' : ` (${age})`}`
  }
  if (isOf(value, 'group')) return groupName(value)
  if (isOf(value, 'split')) {
    return value.percents
      .map(([id, percent]) => `${nameOfGroup(id, people)} ${percentWords(percent)}`)
      .join(', ')
  }
  switch (partOfParty(path)?.kind) {
    case 'traveler':
    case 'party':
      return 'removed'
    case 'member':
      return typeof value === 'string' ? nameOfGroup(value, people) : 'no group'
    case 'split':
      return 'by number of travelers'
    case undefined:
      return undefined
  }
}
