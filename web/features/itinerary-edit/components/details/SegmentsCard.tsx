import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type SegmentFigure,
  segmentFigureNames,
  segmentFigurePath,
} from '#shared/pricing/explanation/segment-figures'
import { Icon } from '../../../../components/icons/Icon'
import { figureText } from '../../../../components/money/money-parts'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { StatusChip } from '../../../../components/state/StatusChip'
import { failureText } from '../../../../lib/api/api-error'
import { saveFile } from '../../../../lib/files/save-file'
import { tripCsv } from '../../../../trip/api/trip-calls'
import { segmentAnchor } from '../../../../trip/journey/journey'
import { type DetailRow, detailRows } from '../../../../trip/life/detail-rows'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentIcon } from '../../../../trip/segments/segment-words'
import { SegmentMarks } from '../journey/SegmentMarks'
import { WhyFigure } from '../why/WhyFigure'

/** Every segment with its supplier status, cost and sell price. */
export function SegmentsCard() {
  const { trip, price } = useTripPage()
  const rows = useMemo(() => detailRows(trip, new Date()), [trip])
  return (
    <Box
      component="section"
      sx={{ borderRadius: 'var(--mui-radius-card)', bgcolor: 'background.paper', boxShadow: 4 }}
      aria-label="Segments"
    >
      <Stack component="header" direction="row" sx={looks.head}>
        <h2>Segments and suppliers</h2>
        {trip.bookingReference !== undefined && (
          <span className="tabular">
            Booking <b>{trip.bookingReference}</b>
          </span>
        )}
        <CsvButton />
      </Stack>
      {rows.length === 0 ? (
        <Box component="p" sx={{ p: '0 20px 20px', color: 'ink.second' }}>
          This itinerary is empty.
        </Box>
      ) : (
        <Box component="section" sx={looks.scroll} tabIndex={0} aria-label="Table of segments">
          <Box component="table" sx={looks.table}>
            <thead>
              <tr>
                <th scope="col">Dates</th>
                <th scope="col">Segment</th>
                <th scope="col">Supplier</th>
                <th scope="col">Supplier cost</th>
                <th scope="col">Cost, {trip.currency}</th>
                <th scope="col">With DMC</th>
                <th scope="col">Sell, {trip.currency}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.segment.id} row={row} sell={price.sells.get(row.segment.id) ?? 0} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  Total
                </th>
                <Box component="td" className="tabular" data-name="Cost" sx={{ fontWeight: 600 }}>
                  {figureText(price.costs.supplier + price.costs.upfront, trip.currency)}
                </Box>
                <td className="tabular" data-name="With DMC">
                  <WhyFigure path="costs.total" name="Total cost with DMC" look="strong">
                    {figureText(price.costs.total, trip.currency)}
                  </WhyFigure>
                </td>
                <td className="tabular" data-name="Sell">
                  <WhyFigure
                    path="finance.sellingPrice"
                    name="Selling price of all segments"
                    look="strong"
                  >
                    {figureText(price.finance.sellingPrice, trip.currency)}
                  </WhyFigure>
                </td>
              </tr>
            </tfoot>
          </Box>
        </Box>
      )}
    </Box>
  )
}

function Row({ row, sell }: { readonly row: DetailRow; readonly sell: number }) {
  const { trip } = useTripPage()
  const { segment, dates, name, note, status, supplierSays, asks } = row
  const figure = (which: SegmentFigure, amount = 0) =>
    amount === 0 ? (
      '–'
    ) : (
      <WhyFigure
        path={segmentFigurePath(segment.id, which)}
        name={`${name}, ${segmentFigureNames[which]}`}
        isNegative={amount < 0}
      >
        {figureText(amount, trip.currency)}
      </WhyFigure>
    )
  return (
    <tr id={segmentAnchor(segment.id)} tabIndex={-1}>
      <Box component="td" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
        {dates}
      </Box>
      <th scope="row">
        <Stack component="span" direction="row" sx={looks.name}>
          <Icon name={segmentIcon(segment.type)} size={15} />
          <span>
            <b dir="auto">{name}</b>
            {note !== '' && <small>{note}</small>}
          </span>
          <SegmentMarks segment={segment} />
        </Stack>
      </th>
      <td>
        <StatusChip status={status} />
        {supplierSays !== '' && <small className="tabular">{supplierSays}</small>}
      </td>
      <Box component="td" className="tabular" data-name="Supplier asks" sx={looks.amount}>
        {asks}
      </Box>
      <Box component="td" className="tabular" data-name="Cost" sx={looks.amount}>
        {figure('cost', segment.cost)}
      </Box>
      <Box component="td" className="tabular" data-name="With DMC" sx={looks.amount}>
        {figure('dmcSell', segment.dmcSell)}
      </Box>
      <Box component="td" className="tabular" data-name="Sell" sx={looks.amount}>
        {figure('sell', sell)}
      </Box>
    </tr>
  )
}

/** The segments with their stored figures, as a spreadsheet. */
function CsvButton() {
  const { state } = useTripPage()
  const { mutate, isPending } = useMutation({
    mutationFn: () => tripCsv(state.base),
    onSuccess: (file) => saveFile(`${state.base.name}.csv`, file),
    onError: (error) =>
      showSnackbar(`The file couldn’t be created. ${failureText(error)}`, { tone: 'error' }),
  })
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      startIcon={<Icon name="download" size={16} />}
      onClick={() => mutate()}
    >
      CSV
    </Button>
  )
}

const looks = {
  head: {
    alignItems: 'center',
    gap: '16px',
    p: '14px 20px 10px',
    '& h2': { flex: 1, fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' },
    '& > span': { fontSize: 13, color: 'ink.second' },
    '& b': { fontWeight: 600, color: 'ink.main' },
    '@media (max-width: 560px)': {
      flexWrap: 'wrap',
      gap: '4px 12px',
      '& h2': { flexBasis: '100%' },
      '& > span': { flex: 1, whiteSpace: 'nowrap' },
    },
    '@media print': { '& button': { display: 'none' } },
  },
  scroll: {
    position: 'relative',
    overflowX: 'auto',
    borderRadius: '0 0 var(--mui-radius-card) var(--mui-radius-card)',
  },
  table: {
    width: '100%',
    minWidth: 960,
    borderCollapse: 'collapse',
    fontSize: 13.5,
    lineHeight: '18px',
    '& th, & td': { p: '9px 12px', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
    '& thead th:first-of-type, & tbody td:first-of-type, & tfoot th': { pl: 2 },
    '& :is(th, td):last-child': { pr: 2 },
    '& thead th:nth-of-type(n + 4), & tbody td:nth-of-type(n + 3)': { textAlign: 'right' },
    '& tfoot td': { textAlign: 'right' },
    '& thead th': {
      typography: 'caption',
      paddingBlock: '6px',
      fontWeight: 500,
      color: 'ink.note',
      bgcolor: 'ground.soft',
      whiteSpace: 'nowrap',
    },
    '& tbody tr': { borderTop: '1px solid var(--mui-palette-ground-line)', outline: 0 },
    '& tbody tr:hover': { bgcolor: 'ground.soft' },
    '& tfoot tr': { borderTop: '1px solid var(--mui-palette-ground-line2)' },
    '& tfoot th': { fontWeight: 600 },
    '& small': { typography: 'caption', display: 'block', color: 'ink.note' },
    '@media screen and (max-width: 1000px)': {
      minWidth: 0,
      display: 'block',
      '& thead': { display: 'none' },
      '& tbody, & tfoot, & :is(tbody, tfoot) > tr > *': { display: 'block', p: 0 },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        gap: '8px 12px',
        p: '12px 20px',
      },
      '& tbody > tr > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
      '& tbody td:first-of-type, & tfoot th': { pl: 0 },
      '& [data-name]::before': {
        content: 'attr(data-name)',
        display: 'block',
        typography: 'caption',
        color: 'ink.note',
      },
    },
    '@media screen and (max-width: 600px)': { '& tr': { gridTemplateColumns: 'repeat(2, 1fr)' } },
    '@media print': {
      minWidth: 0,
      fontSize: 11,
      '& th': { paddingInline: 0.5 },
      '& td': { paddingInline: 0.5 },
    },
  },
  name: {
    gap: 1,
    '& > svg': { flex: 'none', mt: '1px', color: 'ink.note' },
    '& > span:first-of-type': { minWidth: 0 },
    '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  },
  amount: { whiteSpace: 'nowrap' },
} as const
