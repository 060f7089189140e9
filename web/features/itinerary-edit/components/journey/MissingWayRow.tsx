import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import type { TransferView } from '#shared/api/suppliers'
import { Icon } from '../../../../components/icons/Icon'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { offerPrice, offerWords } from '../../../../trip/journey/way-offer'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { useAddWay } from './use-add-way'
import { useProposedWay } from './use-proposed-way'

/** Two stays with no travel between them yet, and the best way that is known; one click adds it. */
export const MissingWayRow = memo(({ way }: { readonly way: MissingWay }) => {
  const { openJourney } = useTripTools()
  const offer = useProposedWay(way)
  const add = useAddWay(way)
  return (
    <div className="joint">
      <Box
        component="span"
        className="sign"
        sx={{
          '&&&': {
            boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-ember-400)',
            color: 'ember.600',
          },
        }}
      >
        <Icon name="move-right" size={15} />
      </Box>
      <Box sx={looks.words}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <p>{way.text}</p>
          {offer !== undefined && <p className="tabular">{proposalWords(offer)}</p>}
        </Box>
        <Box sx={looks.actions}>
          {offer !== undefined && (
            <Button size="xsmall" variant="outlined" onClick={() => add(offer)}>
              Add this
            </Button>
          )}
          <Button
            size="xsmall"
            variant="text"
            onClick={() => openJourney({ kind: 'add', draft: 'road', start: way.start })}
          >
            {offer === undefined ? 'Add transfer' : 'Other ways'}
          </Button>
        </Box>
      </Box>
    </div>
  )
})

/** `Okavango Hopper, OH 41 · 11:00 to 11:20 · 20 min · USD 380.00`. */
function proposalWords(offer: TransferView): string {
  const { title, facts } = offerWords(offer)
  const { costAmount, currency } = offer
  const price =
    costAmount === undefined || currency === undefined ? [] : [offerPrice(costAmount, currency)]
  return [title, ...facts, ...price].join(' · ')
}

const looks = {
  words: {
    gridColumn: '3 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minWidth: 0,
    p: '6px 0 6px 18px',
    typography: 'body2',
    color: 'ink.second',
    '@media (max-width: 560px)': { pl: '10px' },
  },
  actions: { display: 'flex', gap: '4px', '@media print': { display: 'none' } },
} as const
