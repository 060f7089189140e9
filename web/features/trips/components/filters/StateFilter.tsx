import Button from '@mui/material/Button'
import { type ItineraryState, itineraryStates, stateLabels } from '#shared/itinerary/states'
import { StateChip } from '../../../../components/state/StateChip'
import { FilterButton } from './FilterButton'
import styles from './filters.module.css'

interface StateFilterProps {
  readonly states: readonly ItineraryState[]
  readonly onChange: (states: readonly ItineraryState[]) => void
}

/** Chooses any of the thirteen states, in the order of a trip's life. */
export function StateFilter({ states, onChange }: StateFilterProps) {
  const [only, ...more] = states
  const value = only === undefined ? undefined : more.length === 0 ? stateLabels[only] : `${states.length} states`
  const toggle = (state: ItineraryState) =>
    onChange(itineraryStates.filter((one) => (one === state ? !states.includes(one) : states.includes(one))))
  return (
    <FilterButton icon="list-filter" label="State" value={value}>
      {(close) => (
        <>
          <fieldset className={styles.states}>
            <legend className="visually-hidden">State</legend>
            {itineraryStates.map((state) => (
              <label key={state} className={styles.state}>
                <input type="checkbox" checked={states.includes(state)} onChange={() => toggle(state)} />
                <StateChip state={state} />
              </label>
            ))}
          </fieldset>
          <div className={styles.foot}>
            <Button size="small" onClick={close}>
              Done
            </Button>
            {states.length > 0 && (
              <Button size="small" variant="text" onClick={() => onChange([])}>
                Any state
              </Button>
            )}
          </div>
        </>
      )}
    </FilterButton>
  )
}
