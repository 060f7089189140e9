import { proposalStore } from '../../data/itineraries/proposal-store'
import { editCopies } from '../../data/presentations/copied-edits'
import { actionMakers } from '../edit/change-trip'

/** What it takes to make another version of a trip. */
export const versionMakers = { ...actionMakers, proposals: proposalStore, editCopies }
