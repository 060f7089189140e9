import { useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { Money } from '../../components/money/Money'
import styles from './margin-picture.module.css'
import scene from './scene.module.css'
import { marginOf, type TrialRates } from './trial-margin'

const rates = [
  { key: 'land', name: 'Land', max: 50 },
  { key: 'air', name: 'Air', max: 50 },
  { key: 'deposit', name: 'Deposit', max: 100 },
] as const

/** Rates that one may move, and the margin that answers: the trip of the pictures above. */
export function MarginPicture() {
  const [trial, setTrial] = useState<TrialRates>({ land: 20, air: 15, deposit: 50 })
  const { margin, sell, share, parts } = marginOf(trial)
  return (
    <div className={scene.scene}>
      <div className={`${scene.card} ${styles.margin}`}>
        <span className={styles.marginName}>Total margin</span>
        <div className={styles.marginSum}>
          <Money look="big" amount={margin} currency="USD" />
        </div>
        <span className="tabular">
          {share.toFixed(1)}% of <Money amount={sell} currency="USD" counting />
        </span>
        <div className={styles.parts} aria-hidden="true">
          {parts.map(({ name, amount }) => (
            <i key={name} ref={(part) => part?.style.setProperty('flex-grow', String(amount))} />
          ))}
        </div>
        {rates.map(({ key, name, max }) => (
          <label key={key} className={styles.rate}>
            <span>{name}</span>
            <input
              type="range"
              min={0}
              max={max}
              value={trial[key]}
              ref={(input) => input?.style.setProperty('background-size', `${(trial[key] / max) * 100}% 100%`)}
              onChange={(event) => setTrial({ ...trial, [key]: Number(event.target.value) })}
            />
            <b className="tabular">{trial[key]}%</b>
          </label>
        ))}
      </div>
      <div className={`${scene.card} ${styles.paid}`}>
        <Icon name="circle-check" size={22} />
        <div>
          <b>Deposit received</b>
          <p>Marcus Oyelaran, Kenya, Tanzania Adventure</p>
        </div>
        <strong className="tabular">$36,910.50</strong>
      </div>
    </div>
  )
}
