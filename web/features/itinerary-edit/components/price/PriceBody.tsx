import { Icon } from '../../../../components/icons/Icon'
import { shownRates } from '../../model/shown-rates'
import { useTripPage } from '../../state/trip-page'
import { FigureTable } from './FigureTable'
import { FinanceSection } from './FinanceSection'
import styles from './price-body.module.css'
import { RatesSection } from './RatesSection'

/** Everything below the price: rates to set, and every figure that follows. */
export function PriceBody() {
  const { trip, permission, price } = useTripPage()
  const { margins, costs, deposits, finance } = price
  const exchange = shownRates(trip)
  return (
    <div className={styles.body}>
      {permission.isLocked && (
        <p className={styles.locked}>
          <Icon name="lock" size={15} />
          The price is locked: payments were generated for it.
        </p>
      )}
      <RatesSection />
      <FinanceSection />
      <FigureTable
        title="Margins"
        aside="share of sell"
        of={finance.sell}
        rows={[
          { label: 'Land', path: 'margins.land', amount: margins.land },
          { label: 'Air', path: 'margins.air', amount: margins.air },
          { label: 'DMC', path: 'margins.dmc', amount: margins.dmc },
          { label: 'Rack', path: 'margins.rack', amount: margins.rack },
          { label: 'Custom', path: 'margins.custom', amount: margins.custom },
        ]}
        total={{ label: 'Total', path: 'margins.total', amount: margins.total }}
      />
      <FigureTable
        title="Costs"
        columns={['At cost', 'With DMC']}
        rows={[
          {
            label: 'Supplier',
            ...{ path: 'costs.supplierTotal', amount: costs.supplierTotal },
            before: { path: 'costs.supplier', amount: costs.supplier },
          },
          {
            label: 'Upfront',
            ...{ path: 'costs.upfrontTotal', amount: costs.upfrontTotal },
            before: { path: 'costs.upfront', amount: costs.upfront },
          },
        ]}
        total={{ label: 'Total', path: 'costs.total', amount: costs.total }}
      />
      <FigureTable
        title="Deposits"
        columns={['Without upfront', 'With']}
        rows={[
          {
            label: 'Supplier',
            ...{ path: 'deposits.supplierTotal', amount: deposits.supplierTotal },
            before: { path: 'deposits.supplier', amount: deposits.supplier },
          },
          {
            label: 'Agent',
            ...{ path: 'deposits.agentTotal', amount: deposits.agentTotal },
            before: { path: 'deposits.agent', amount: deposits.agent },
          },
          { label: 'Upfront in full', path: 'deposits.upfrontTotal', amount: deposits.upfrontTotal, isAside: true },
        ]}
        total={{ label: 'Total', path: 'deposits.total', amount: deposits.total }}
      />
      {exchange !== undefined && <p className={styles.exchange}>{exchange}</p>}
    </div>
  )
}
