import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../../components/icons/Icon'
import { ellipsis, radius } from '../../../../components/looks/looks'
import { Money } from '../../../../components/money/Money'
import { tripPaymentsPath } from '../../../../lib/navigation/trip-path'
import { handRefundsQuery } from '../../../../trip/payments/hand-refunds-query'
import { refundReason } from '../../../../trip/payments/refund-words'

const maxAtFirst = 3

/** Refunds to send by hand, each linking to its trip's payments, where they are marked as sent. */
export function RefundsToSend() {
  const { data: refunds = [] } = useQuery(handRefundsQuery())
  const [showsAll, setShowsAll] = useState(false)
  if (refunds.length === 0) return null
  const shownRefunds = showsAll ? refunds : refunds.slice(0, maxAtFirst)
  return (
    <Box
      component="section"
      sx={{
        mt: 1.6,
        py: 1.2,
        px: 2.4,
        borderRadius: radius.card,
        bgcolor: 'warning.ground',
        '@container page (max-width: 700px)': { py: 1.2, px: 1.6 },
      }}
      aria-label="Refunds to send"
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2px 10px',
          '& svg': { color: 'warning.main' },
          '& h2': { fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' },
          '& p': { typography: 'body2', color: 'ink.second' },
        }}
      >
        <Icon name="arrow-right-left" size={16} />
        <h2>Refunds to send</h2>
        <p>Confirm those to cards and accounts; send wires, then mark them as refunded.</p>
      </Box>
      <ul>
        {shownRefunds.map((refund) => {
          const {
            paymentId,
            chargeId = '',
            itineraryId,
            itineraryName,
            clientName,
            amount,
            currency,
          } = refund
          return (
            <li key={`${paymentId} ${chargeId}`}>
              <Box
                component={Link}
                to={tripPaymentsPath(itineraryId)}
                sx={{
                  display: 'grid',
                  gridTemplateColumns:
                    'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) 150px 16px',
                  alignItems: 'center',
                  gap: '4px 16px',
                  minHeight: 36,
                  m: '2px -10px 0',
                  py: 0.6,
                  px: 1,
                  borderRadius: radius.control,
                  color: 'inherit',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'action.hover' },
                  '& b': { ...ellipsis, fontWeight: 600 },
                  '& > span': { ...ellipsis, color: 'ink.second' },
                  '& > .tabular': { fontWeight: 600, textAlign: 'right', color: 'ink.main' },
                  '@container page (max-width: 700px)': {
                    gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
                    '& > span:nth-of-type(1)': { gridColumn: 1, gridRow: 2 },
                    '& > span:nth-of-type(2)': { gridColumn: 1, gridRow: 3 },
                  },
                }}
              >
                <b dir="auto">{itineraryName}</b>
                <span dir="auto">{clientName ?? 'No client'}</span>
                <span>{refundReason(refund)}</span>
                <Box
                  component="span"
                  className="tabular"
                  sx={{ '& small': { fontSize: 11.5, fontWeight: 500, letterSpacing: '0.02em' } }}
                >
                  <small>{currency}</small>{' '}
                  <Money amount={amount} currency={currency} look="column" />
                </Box>
                <Icon name="chevron-right" size={16} />
              </Box>
            </li>
          )
        })}
      </ul>
      {refunds.length > shownRefunds.length && (
        <Box
          component="button"
          type="button"
          sx={{
            minHeight: 32,
            fontSize: 13,
            fontWeight: 600,
            '&:hover': { textDecoration: 'underline' },
          }}
          onClick={() => setShowsAll(true)}
        >
          And {refunds.length - shownRefunds.length} more
        </Box>
      )}
    </Box>
  )
}
