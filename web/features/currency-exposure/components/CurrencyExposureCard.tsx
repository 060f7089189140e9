import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#shared/format/dates'
import type {
  CurrencyExposure,
  Exposure,
  ExposureInput,
  MarginAt,
} from '#shared/pricing/currency-exposure'
import { TitledCard } from '../../../components/card/TitledCard'
import { BoneLines } from '../../../components/feedback/Bone'
import { LargeFigure } from '../../../components/money/LargeFigure'
import { TightFigure } from '../../../components/money/TightFigure'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import {
  driftTone,
  driftWords,
  exposureName,
  exposureOrFailure,
  moveWords,
  rateWords,
} from '../model/exposure-words'

type CardProps = Omit<ExposureInput, 'todaysRates'>

/** How exchange rate changes affect a trip's margin, as a card in a column. */
export function CurrencyExposureCard({ pricing, standing }: CardProps) {
  const { data, isPending, isError, refetch } = useQuery(exchangeRatesQuery())
  return (
    <Card
      title="Currency exposure"
      actions={
        data !== undefined && (
          <Typography variant="caption" sx={{ color: 'ink.note' }}>
            rates of {shortDate(data.date)}
          </Typography>
        )
      }
    >
      {isPending ? (
        <div role="status" aria-label="Loading today’s rates">
          <BoneLines lines={4} gap={12} />
        </div>
      ) : (
        <Exposed pricing={pricing} standing={standing} todaysRates={data?.rates ?? {}} />
      )}
      {isError && (
        <Typography variant="body2" sx={noteLook} role="alert">
          Today’s rates couldn’t be loaded. Showing the rates used in the price.{' '}
          <Link component="button" type="button" variant="inherit" onClick={() => void refetch()}>
            Try again
          </Link>
        </Typography>
      )}
    </Card>
  )
}

function Exposed(input: ExposureInput) {
  const { exposure, failure } = exposureOrFailure(input)
  const { currency } = input.pricing
  if (exposure === undefined)
    return (
      <Typography variant="body2" sx={noteLook}>
        {failure}
      </Typography>
    )
  if (exposure.currencies.length === 0) {
    return (
      <Typography variant="body2" sx={noteLook}>
        No unpaid costs in a currency other than {currency}.
      </Typography>
    )
  }
  return (
    <>
      <ExposureTable currencies={exposure.currencies} sold={currency} />
      <MarginTable exposure={exposure} sold={currency} />
    </>
  )
}

interface ExposureTableProps {
  readonly currencies: readonly CurrencyExposure[]
  readonly sold: string
}

/** The unpaid amount per buying currency, the rate it was priced at, and today's rate. */
function ExposureTable({ currencies, sold }: ExposureTableProps) {
  return (
    <Box component="table" className="tabular" sx={tableLook}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Currency</span>
          </th>
          <th scope="col">Unpaid</th>
          <th scope="col">Used, per {sold}</th>
          <th scope="col">Today</th>
          <th scope="col">Drift</th>
        </tr>
      </thead>
      <tbody>
        {currencies.map((row) => (
          <tr key={row.currency} title={exposureName(row, sold)}>
            <th scope="row">{row.currency}</th>
            <td>
              <TightFigure amount={row.unpaid} currency={row.currency} />
            </td>
            <td>{rateWords(row.rateUsed)}</td>
            <td>{row.rateToday === undefined ? 'none' : rateWords(row.rateToday)}</td>
            <Box
              component="td"
              sx={{
                color: row.drift === undefined ? undefined : driftColors[driftTone(row.drift)],
              }}
            >
              {row.drift === undefined ? '–' : driftWords(row.drift)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** The margin left if a currency weakens or strengthens by so much from today. */
function MarginTable({ exposure, sold }: { exposure: Exposure; sold: string }) {
  const rows = exposure.currencies.map(({ currency, margins }) => ({ label: currency, margins }))
  const all = rows.length > 1 ? [{ label: 'All', margins: exposure.margins }] : []
  return (
    <>
      <Typography
        component="h3"
        variant="body2"
        sx={{
          m: '12px 0 8px',
          pt: 1.2,
          borderTop: '1px dashed var(--mui-palette-ground-line2)',
          letterSpacing: 0,
          '& span': { ml: 0.4, fontWeight: 400, fontSize: 12, color: 'ink.note' },
        }}
      >
        Remaining margin <span>{sold}, if the currency strengthens by</span>
      </Typography>
      <Box component="table" className="tabular" sx={[tableLook, marginLook]}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Currency</span>
            </th>
            {exposure.margins.map(({ move }) => (
              <th key={move} scope="col">
                {moveWords(move)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...all].map(({ label, margins }) => (
            <Box
              component="tr"
              key={label}
              sx={
                label === 'All'
                  ? { '& > *': { borderTop: 1, borderColor: 'ground.line' } }
                  : undefined
              }
            >
              <th scope="row">{label}</th>
              {margins.map((one) => (
                <MarginCell key={one.move} {...one} sold={sold} />
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </>
  )
}

function MarginCell({ move, margin, sold }: MarginAt & { readonly sold: string }) {
  const today = move === 0 && { bgcolor: 'ground.sand', fontWeight: 600 }
  return (
    <Box component="td" sx={[today, margin < 0 && { color: 'error.main' }]}>
      <LargeFigure amount={margin} currency={sold} show="none" />
    </Box>
  )
}

const Card = styled(TitledCard)({ containerType: 'inline-size' })

const driftColors = { dearer: 'error.main', cheaper: 'success.main', same: 'ink.note' } as const

const tableLook = {
  typography: 'body2',
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': { p: '5px 0 5px 8px', fontWeight: 400, textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { pl: 0, textAlign: 'left' },
  '& thead th': { typography: 'caption', pt: 0, fontWeight: 500, color: 'ink.note' },
  '& tbody th': { fontWeight: 600 },
  '@container (max-width: 320px)': {
    fontSize: 12,
    '& th, & td': { pl: 0.4 },
    '& thead th': { whiteSpace: 'normal' },
  },
} as const

const marginLook = {
  tableLayout: 'fixed',
  fontSize: 12,
  '& th, & td': { pr: 0.4, pl: 0.2 },
  '& th:first-of-type': { width: 34 },
  '@container (max-width: 320px)': { fontSize: 11, '& th, & td': { pr: 0.2, pl: 0 } },
} as const

const noteLook = { color: 'ink.note', 'table ~ &, p + &': { mt: 1 } } as const
