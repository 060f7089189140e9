import { Picture } from '../../components/picture/Picture'
import plainUrl from './art/serengeti.svg?no-inline'
import styles from './price-picture.module.css'
import scene from './scene.module.css'

/** Steps of the worked example: a sign, a factor, what it is, a word, and the figure. */
const steps = [
  ['÷', '16.4401', 'ZAR for one USD', '', '22,718.84'],
  ['×', '1.03', 'currency rate', 'Cost', '23,400.41'],
  ['÷', '(1 − 3%)', 'DMC rate', 'DMC sell', '24,124.13'],
  ['÷', '(1 − 20%)', 'land rate', 'Sell', '$30,155.16'],
] as const

/** How three nights at one lodge get their price. */
export function PricePicture() {
  return (
    <div className={scene.scene}>
      <div className={styles.plain}>
        <Picture src={plainUrl} alt="" ratio="fill" />
      </div>
      <figure className={`${scene.card} ${styles.why}`}>
        <figcaption>
          <small>Why this price?</small>
          <b>Singita Lebombo, 3 nights</b>
        </figcaption>
        <table className="tabular">
          <tbody>
            <tr>
              <th scope="row">Supplier cost</th>
              <td>
                <i>ZAR</i>373,500.00
              </td>
            </tr>
            {steps.map(([sign, factor, meaning, word, figure]) => (
              <tr key={meaning}>
                <th scope="row">
                  <b>{sign}</b>
                  {factor} <small>{meaning}</small>
                </th>
                <td className={word === '' ? styles.middle : undefined}>
                  {word !== '' && <i>{word}</i>}
                  {figure}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </div>
  )
}
