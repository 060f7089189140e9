import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { paperFormat, saveFile } from '../../lib/files/save-file'
import type { Trip } from '../page/trip'

/** Has the statement of a party group that cancelled made, and saves it; says so where it fails. */
export async function saveStatement(
  trip: Pick<Trip, 'id' | 'name'>,
  { partyId, name }: { readonly partyId: string; readonly name: string },
): Promise<void> {
  try {
    const pdf = await api('GET /api/Itineraries/{id}/invoice', {
      params: { id: trip.id },
      query: { format: paperFormat(), partyId },
    })
    saveFile(`${trip.name}, ${name}, cancellation statement.pdf`, pdf)
  } catch (error) {
    showSnackbar(`The PDF couldn’t be created. ${failureText(error)}`, { tone: 'error' })
  }
}
