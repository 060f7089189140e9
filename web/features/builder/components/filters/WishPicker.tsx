import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { countOf } from '#shared/format/words'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import { Choice } from '../../../../components/inputs/Choice'
import { inColumn, inRow, paint } from '../../../../components/looks/looks'
import { useCampsCount } from '../../../../trip/building/api/use-camps'
import { priceWords, wishCount } from '../../../../trip/building/model/wish-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { clearWishes, setWishes } from '../../../../trip/building/state/search-actions'
import { FeatureGroups } from './FeatureGroups'

/** Whole dollars, up to which somebody may want to go. */
const prices = [200, 300, 400, 600, 800, 1_000, 1_500, 2_000]
const ages = Array.from({ length: usualMaxChildAge + 1 }, (_, age) => age)
const any = ''

/** Price, child's age and features that camps have to have; the list follows at once. */
export function WishPicker({ onDone }: { readonly onDone: () => void }) {
  const wishes = useBuilder((data) => data.wishes)
  const total = useCampsCount()
  const toNumber = (text: string) => (text === any ? undefined : Number(text))
  return (
    <Box sx={{ ...inColumn, width: 400, maxWidth: 'calc(100vw - 32px)' }}>
      <Box sx={looks.body}>
        <Box sx={looks.choices}>
          <div>
            <label htmlFor="wish-price">Price per night</label>
            <Choice
              id="wish-price"
              look="small"
              value={wishes.priceUpTo ?? any}
              aria-describedby="wish-price-hint"
              options={[
                [any, 'Any'],
                ...prices.map((price) => [price, priceWords(price)] as const),
              ]}
              onChange={({ target }) => setWishes({ priceUpTo: toNumber(target.value) })}
            />
          </div>
          <div>
            <label htmlFor="wish-age">Accepts children aged</label>
            <Choice
              id="wish-age"
              look="small"
              value={wishes.childAge ?? any}
              options={[[any, 'Any age'], ...ages.map((age) => [age, age] as const)]}
              onChange={({ target }) => setWishes({ childAge: toNumber(target.value) })}
            />
          </div>
        </Box>
        <Typography variant="caption" id="wish-price-hint" sx={{ color: 'ink.note' }}>
          Lowest per person sharing rate in shoulder season.
        </Typography>
        <FeatureGroups />
      </Box>
      <Box sx={looks.foot}>
        <span role="status">{total === undefined ? '' : countOf(total, 'accommodation')}</span>
        {wishCount(wishes) > 0 && (
          <Button size="small" variant="text" onClick={clearWishes}>
            Clear filters
          </Button>
        )}
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </Box>
    </Box>
  )
}

const looks = {
  body: { display: 'grid', gap: 1.2, maxHeight: '60vh', overflowY: 'auto', p: '16px 20px' },
  choices: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 1.6,
    '& > div': { display: 'grid', gap: 0.4 },
    '& label': { typography: 'label', fontWeight: 600 },
  },
  foot: {
    ...inRow(0.6),
    p: '10px 14px 10px 20px',
    boxShadow: `inset 0 1px 0 ${paint('divider')}`,
    typography: 'note',
    color: 'ink.second',
    '& > span': { flex: 1 },
  },
} as const
