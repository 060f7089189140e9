import { useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { Money } from '../../components/money/Money'
import styles from './margin-picture.module.css'
import scene from './scene.module.css'

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

/** Rates in percent. The deposit moves what is paid first, not what is earned. */
interface TrialRates {
  readonly land: number
  readonly air: number
  readonly deposit: number
}

interface TrialMargin {
  /** All in US cents. */
  readonly margin: number
  readonly sell: number
  /** Margin in percent of the sell. */
  readonly share: number
  readonly parts: readonly { readonly name: string; readonly amount: number }[]
}

/** The trip of the pictures, in US cents: what land and air cost with the DMC's share, that share, and a discount. */
const trip = { land: 7_441_585, air: 1_054_953, dmc: 254_896, discount: 150_000 }

/** What the trip of the pictures sells for and earns, by the formula of 1 §5: a cost divided by one minus its rate. */
export function marginOf({ land, air }: TrialRates): TrialMargin {
  const landSell = Math.round(trip.land / (1 - land / 100))
  const airSell = Math.round(trip.air / (1 - air / 100))
  const sell = landSell + airSell - trip.discount
  const cost = trip.land + trip.air - trip.dmc
  const margin = sell - cost
  return {
    margin,
    sell,
    share: (margin / sell) * 100,
    parts: [
      { name: 'cost', amount: cost },
      { name: 'dmc', amount: trip.dmc },
      { name: 'land', amount: Math.max(0, landSell - trip.land - trip.discount) },
      { name: 'air', amount: airSell - trip.air },
    ],
  }
}
