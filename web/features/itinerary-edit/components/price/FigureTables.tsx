import { useTripPage } from '../../../../trip/page/trip-page'
import { FigureTable } from './FigureTable'

/** Margins, costs and deposits; each figure can be explained. */
export function FigureTables() {
  const { price } = useTripPage()
  const { margins, costs, deposits, finance } = price
  const margin = <K extends keyof typeof margins>(name: K) => ({
    path: `margins.${name}` as const,
    amount: margins[name],
  })
  const cost = <K extends keyof typeof costs>(name: K) => ({
    path: `costs.${name}` as const,
    amount: costs[name],
  })
  const deposit = <K extends keyof typeof deposits>(name: K) => ({
    path: `deposits.${name}` as const,
    amount: deposits[name],
  })
  return (
    <>
      <FigureTable
        title="Margin breakdown"
        aside="share of sell"
        of={finance.sell}
        rows={[
          { label: 'Land', ...margin('land') },
          { label: 'Air', ...margin('air') },
          { label: 'DMC', ...margin('dmc') },
          { label: 'Rack', ...margin('rack') },
          { label: 'Custom', ...margin('custom') },
        ]}
        total={{ label: 'Total', ...margin('total') }}
      />
      <FigureTable
        title="Cost breakdown"
        columns={['At cost', 'Including DMC']}
        rows={[
          { label: 'Supplier', ...cost('supplierTotal'), before: cost('supplier') },
          { label: 'Upfront', ...cost('upfrontTotal'), before: cost('upfront') },
        ]}
        total={{ label: 'Total', ...cost('total') }}
      />
      <FigureTable
        title="Deposit breakdown"
        columns={['Excluding upfront', 'Including upfront']}
        rows={[
          { label: 'Supplier', ...deposit('supplierTotal'), before: deposit('supplier') },
          { label: 'Agent', ...deposit('agentTotal'), before: deposit('agent') },
          { label: 'Upfront in full', ...deposit('upfrontTotal'), isAside: true },
        ]}
        total={{ label: 'Total', ...deposit('total') }}
      />
    </>
  )
}
