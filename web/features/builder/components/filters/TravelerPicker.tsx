import Button from '@mui/material/Button'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import { travelerLimits } from '#shared/rooms/traveler-count'
import { Choice } from '../../../../components/inputs/Choice'
import { Stepper } from '../../../../components/inputs/Stepper'
import { useBuilder } from '../../state/builder-store'
import { setAdults, setChildAge, setChildren } from '../../state/traveler-actions'
import styles from './traveler-picker.module.css'

const limits = travelerLimits.secondBuilder
const ages = Array.from({ length: usualMaxChildAge + 1 }, (_, age) => age)

/** Adults, children and an age for each child. */
export function TravelerPicker({ onDone }: { readonly onDone: () => void }) {
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const childrenAges = useBuilder((data) => data.childrenAges)
  return (
    <div className={styles.picker}>
      <div className={styles.line}>
        <span>Adults</span>
        <Stepper label="Adults" value={adults} max={limits.adults} onChange={setAdults} />
      </div>
      <div className={styles.line}>
        <span>
          Children
          <small>
            Up to {limits.children}, ages 0 to {usualMaxChildAge}
          </small>
        </span>
        <Stepper label="Children" value={children} max={limits.children} onChange={setChildren} />
      </div>
      {childrenAges.length > 0 && (
        <fieldset className={styles.ages}>
          <legend>Age on the day of travel</legend>
          {childrenAges.map((age, child) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
            <span key={child} className={styles.age}>
              <label htmlFor={`child-${child}`}>Child {child + 1}</label>
              <Choice
                id={`child-${child}`}
                look="small"
                value={age}
                onChange={(event) => setChildAge(child, Number(event.target.value))}
              >
                {ages.map((year) => (
                  <option key={year} value={year}>
                    {year === 0 ? 'Under 1' : year}
                  </option>
                ))}
              </Choice>
            </span>
          ))}
        </fieldset>
      )}
      <div className={styles.foot}>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
