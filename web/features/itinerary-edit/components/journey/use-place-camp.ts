import { ownSupplierCode } from '#shared/ids/own-supplier'
import { addStayAtEnd, swapCamp } from '../../api/stay-calls'
import type { CampWanted } from '../../model/camp-place'
import type { CampPlace } from '../../model/journey-dialog'
import { type CampWithRooms, newStay } from '../../model/new-stay'
import { segmentName } from '../../model/segment-words'
import { segmentPath } from '../../model/trip-edits'
import { tellEdit } from '../../state/tell-edit'
import { useTripPage } from '../../state/trip-page'
import { useTripCall } from '../../state/use-trip-call'

/** Puts a camp where it was looked for; true when it is there. */
export function usePlaceCamp(place: CampPlace): (wanted: CampWanted, camp: CampWithRooms) => Promise<boolean> {
  const { editor } = useTripPage()
  const call = useTripCall()
  return async (wanted, camp) => {
    const name = camp.campName ?? camp.supplierCode
    const { supplierCode } = camp
    const rooms = [...camp.rooms]
    const { instead } = wanted
    if (place.at === 'gap' || instead?.supplierCode === ownSupplierCode) {
      const stay = newStay(wanted, camp)
      const path = segmentPath(stay.id)
      tellEdit(editor, { [path]: stay }, { text: `${name} added.`, back: { [path]: instead ?? null } })
      return true
    }
    if (instead === undefined) {
      const { at } = place
      if (at === 'stay') return false
      return call(
        (seen) => addStayAtEnd(seen, { position: at, supplierCode, nights: newStay(wanted, camp).nights, rooms }),
        `${name} added.`,
      )
    }
    const back = () => editor.edit({ [segmentPath(instead.id)]: instead })
    return call((seen) => swapCamp(seen, { segmentId: instead.id, supplierCode, rooms }), {
      text: `${name} takes the place of ${segmentName(instead)}. Get the quote again to have it checked.`,
      action: { label: 'Undo', run: back },
    })
  }
}
