import type { TripFlag } from './trip'

export interface FlagNote {
  readonly flag: TripFlag
  readonly label: string
  readonly text: string
}

const notes: Readonly<Partial<Record<TripFlag, Omit<FlagNote, 'flag'>>>> = {
  requote: { label: 'Requote', text: 'Price unlocked until a quote is generated again' },
  inconsistent: {
    label: 'Changed since the quote',
    text: 'What is here is not what the supplier quoted: get the quote again',
  },
  locked_incompatible: { label: 'Costs have changed', text: 'The price is locked and the costs have changed since' },
  lcr: { label: 'Exchange rates kept', text: 'It keeps the exchange rates that it was last priced with' },
}

/** The flags that an agent should see beside the state. */
export function flagNotes(flags: readonly TripFlag[]): FlagNote[] {
  return flags.flatMap((flag) => {
    const note = notes[flag]
    return note === undefined ? [] : [{ flag, ...note }]
  })
}
