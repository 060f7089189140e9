import { useTripPage } from '../../../../trip/page/trip-page'
import { FigureTable } from './FigureTable'

/** Margins, costs and deposits; each figure can be explained. */
export function FigureTables() {
  const { price } = useTripPage()
  const { margins, costs, deposits, finance } = price
  return (
    <>
      <FigureTable
        title="Margin breakdown"
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
        title="Cost breakdown"
        columns={['At cost', 'Including DMC']}
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
        title="Deposit breakdown"
        columns={['Excluding upfront', 'Including upfront']}
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
    </>
  )
}
