import { Icon } from '../../../../components/icons/Icon'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { saveFile } from '../../../../lib/files/save-file'
import { tripCsv } from '../../../../trip/api/trip-calls'
import { useTripPage } from '../../../../trip/page/trip-page'

/** The segments with their figures, as they are stored, for a spreadsheet. */
export function CsvButton() {
  const { state } = useTripPage()
  const save = async () => {
    try {
      saveFile(`${state.base.name}.csv`, await tripCsv(state.base))
    } catch (error) {
      showSnackbar(`The file could not be made: ${failureText(error)}`, { tone: 'error' })
    }
  }
  return (
    <AsyncButton size="small" variant="outlined" startIcon={<Icon name="download" size={16} />} onClick={save}>
      CSV
    </AsyncButton>
  )
}
