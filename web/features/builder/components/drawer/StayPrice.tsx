import Box from '@mui/material/Box'
import { Money } from '../../../../components/money/Money'
import { useLivePrice } from './use-live-price'

/** What one stay sells for, or why that is not known yet. */
export function StayPrice({ segmentId }: { readonly segmentId: string }) {
  const { sellOf, missing, currency } = useLivePrice()
  const reason = missing.find((one) => one.segmentId === segmentId)?.reason
  const sell = sellOf.get(segmentId)
  if (reason !== undefined || sell === undefined)
    return (
      <Box component="span" sx={{ fontWeight: 400, color: 'ink.note' }}>
        {reason ?? 'Not priced'}
      </Box>
    )
  return (
    <span className="tabular">
      <Money amount={sell} currency={currency} />
    </span>
  )
}
