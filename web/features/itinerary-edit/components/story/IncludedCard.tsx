import Box from '@mui/material/Box'
import { Icon } from '../../../../components/icons/Icon'
import { moneyText } from '../../../../components/money/money-parts'
import type { JourneyItem } from '../../../../trip/journey/journey'
import { includedIn } from '../../../../trip/story/story'

interface IncludedCardProps {
  readonly journey: readonly JourneyItem[]
  /** For print, where there is no bar at the bottom. */
  readonly price?: { readonly sell: number; readonly currency: string }
}

/** What the price includes and excludes, as the client reads it. */
export function IncludedCard({ journey, price }: IncludedCardProps) {
  const { included, notIncluded } = includedIn(journey)
  if (included.length === 0) return null
  return (
    <Box component="section" sx={looks.included} aria-labelledby="included">
      <h2 id="included">Inclusions</h2>
      <div>
        <ul>
          {included.map((line) => (
            <li key={line}>
              <Icon name="check" size={16} />
              {line}
            </li>
          ))}
        </ul>
        {notIncluded.length > 0 && (
          <div>
            <h3>Not included</h3>
            <Box
              component="ul"
              sx={{ '& li': { color: 'ink.second' }, '&& svg': { color: 'ink.note' } }}
            >
              {notIncluded.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and none of them moves
                <li key={`${line} ${index}`}>
                  <Icon name="minus" size={16} />
                  {line}
                </li>
              ))}
            </Box>
          </div>
        )}
      </div>
      {price !== undefined && price.sell > 0 && (
        <Box
          component="p"
          className="tabular"
          sx={{ display: 'none', '@media print': { display: 'block', mt: '16px', fontSize: 18 } }}
        >
          Your price: <b>{moneyText(price.sell, price.currency)}</b>
        </Box>
      )}
    </Box>
  )
}

const looks = {
  included: {
    mt: 4,
    p: '26px 30px 30px',
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'ground.sand',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
      gap: '10px 40px',
      mt: '14px',
    },
    '& h3': { fontSize: 15, lineHeight: '20px' },
    '& li': { display: 'flex', gap: 1, p: '4px 0', lineHeight: '20px' },
    '& li svg': { flex: 'none', mt: '2px', color: 'success.main' },
    '@media print': { breakInside: 'avoid', printColorAdjust: 'exact' },
  },
} as const
