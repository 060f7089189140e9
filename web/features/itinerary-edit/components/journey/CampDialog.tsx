import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import { SearchBox } from '../../../../components/inputs/SearchBox'
import { Segmented } from '../../../../components/inputs/Segmented'
import { Stepper } from '../../../../components/inputs/Stepper'
import { campSearchQuery, campsShown } from '../../../../trip/api/camp-search-query'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { campWanted } from '../../../../trip/journey/camp-place'
import type { CampPlace } from '../../../../trip/journey/journey-dialog'
import { placedCamp } from '../../../../trip/journey/placed-camp'
import { useCamps } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { newStay } from '../../../../trip/segments/new-stay'
import { CampChoice, type ChosenCamp } from './CampChoice'
import styles from './dialogs.module.css'
import { GuideFoot } from './GuideFoot'

interface CampDialogProps {
  readonly place: CampPlace
  readonly onClose: () => void
}

const scopes = [
  { value: 'region', label: 'Same region' },
  { value: 'everywhere', label: 'Everywhere' },
] as const

/** Camps for given nights, those of the region first: with what is free and what it costs a person; rooms are matched. */
export function CampDialog({ place, onClose }: CampDialogProps) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const [nights, setNights] = useState(2)
  const [term, setTerm] = useState('')
  const [scope, setScope] = useState<'region' | 'everywhere'>('region')
  const [chosen, setChosen] = useState<ChosenCamp>()
  const { camps } = useCamps(trip.itinerary.segments)
  const wanted = campWanted(trip, place, nights)
  const region = camps.get(wanted?.near?.supplierCode ?? '')?.countryRegionCode
  const isEverywhere = scope === 'everywhere' || region === undefined
  const regionCodes = isEverywhere || region === undefined ? [] : [region]
  const found = useQuery(campSearchQuery({ term, regionCodes }))
  if (wanted === undefined) return null
  const { startDate, endDate, slept, instead, title } = wanted
  const others = (found.data ?? []).filter(({ supplierCode }) => supplierCode !== instead?.supplierCode)
  const shown = chosen !== undefined && others.some(({ supplierCode }) => supplierCode === chosen.supplierCode)
  const length = daysBetween(startDate, endDate)
  const stay = chosen && newStay(wanted, chosen)
  const put = () => {
    if (chosen === undefined) return
    const { edits, back, text } = placedCamp(trip, wanted, chosen)
    tellEdit(editor, edits, { text, back })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <p className={`${styles.lead} tabular`}>
        {shortRange(startDate, endDate)}, {nightsLabel(length)} · {slept.map(partyWords).join(' + ')}
      </p>
      <div className={styles.search}>
        <SearchBox label="Search accommodations" shortcutGroup="Camps" term={term} settleMs={300} onSearch={setTerm} />
        {region !== undefined && (
          <Segmented label="Where to look" value={scope} segments={scopes} onChange={setScope} />
        )}
        {(place.at === 'start' || place.at === 'end') && (
          <span className={styles.step}>
            Nights
            <Stepper label="Nights" value={nights} min={1} max={60} onChange={setNights} />
          </span>
        )}
      </div>
      <div className={styles.camps} role="radiogroup" aria-label="Accommodations" aria-busy={found.isFetching}>
        {others.map((camp) => (
          <CampChoice
            key={`${camp.supplierCode} ${startDate} ${length}`}
            {...{ camp, startDate, endDate, slept }}
            isChosen={chosen?.supplierCode === camp.supplierCode}
            onChoose={setChosen}
          />
        ))}
        {found.isError && <p className={styles.hint}>Accommodations could not be loaded. Try again in a moment.</p>}
        {found.isSuccess && others.length === 0 && (
          <p className={styles.hint}>
            Nothing is called “{term}” {isEverywhere ? 'anywhere.' : 'in this region. Look everywhere.'}
          </p>
        )}
        {others.length >= campsShown - 1 && (
          <p className={styles.hint}>The first {campsShown} are shown: type a name to find others.</p>
        )}
      </div>
      <DialogActions>
        {shown && stay !== undefined && <GuideFoot changed={stay} supplierCode={chosen.supplierCode} />}
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!shown} onClick={put}>
          {actionWords(place, chosen?.campName)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function actionWords({ at }: CampPlace, name: string | undefined): string {
  if (name === undefined) return at === 'stay' ? 'Swap' : 'Add'
  return at === 'stay' ? `Swap for ${name}` : `Add ${name}`
}
