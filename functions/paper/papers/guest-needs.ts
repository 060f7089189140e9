import type { TravelerNeed } from '#shared/api/traveler-forms'
import { travelerParts } from '#shared/travelers/traveler-parts'
import { heading, paragraphs, textStyle } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { facts } from '../layout/table'

/** What each of a party told that camps need to know. */
export type GuestNeeds = readonly TravelerNeed[]

/** Food, health and beds of each traveler who told of them; that nobody did is said, too. */
export function writeNeeds(paper: Paper, needs: GuestNeeds): void {
  heading(paper, 2, 'Food, health and beds')
  const rows = needs.flatMap((need): [string, string][] => {
    const words = needWords(need)
    return words === '' ? [] : [[need.name, words]]
  })
  if (rows.length === 0) paragraphs(paper, 'No details from the guests yet.', textStyle(paper))
  else facts(paper, rows)
}

/** What a camp prepares for a traveler, a line each; empty where nothing is out of the ordinary. */
export function needWords({
  diet,
  dietNotes,
  allergies,
  mobility,
  beds,
  roomNotes,
}: TravelerNeed): string {
  const { diet: diets, beds: kindsOfBeds } = travelerParts.stay.fields
  const usual: readonly string[] = ['', diets.options.other, kindsOfBeds.options.either]
  const line = (label: string, text: string) => (text === '' ? '' : `${label}: ${text}`)
  return [
    usual.includes(diet) ? '' : diet,
    dietNotes,
    /^(none|no|n\/a|-)\.?$/i.test(allergies.trim()) ? 'No allergies' : line('Allergies', allergies),
    line('Mobility', mobility),
    usual.includes(beds) ? '' : beds,
    line('Room', roomNotes),
  ]
    .filter((text) => text !== '')
    .join('\n')
}
