import Box from '@mui/material/Box'
import { Picture } from '../../components/picture/Picture'
import plainUrl from './art/serengeti.svg?no-inline'
import { landingLooks } from './landing-looks'

/** Steps of the worked example: sign, factor, description, unit and figure. */
const steps = [
  ['÷', '16.4401', 'ZAR per USD', '', '22,718.84'],
  ['×', '1.03', 'currency rate', 'Cost', '23,400.41'],
  ['÷', '(1 − 3%)', 'DMC rate', 'DMC sell', '24,124.13'],
  ['÷', '(1 − 20%)', 'land rate', 'Sell', '$30,155.16'],
] as const

/** How the price of three nights at one lodge is calculated. */
export function PricePicture() {
  return (
    <Box sx={landingLooks.scene}>
      <Box sx={looks.plain}>
        <Picture src={plainUrl} alt="" ratio="fill" />
      </Box>
      <Box component="figure" sx={[landingLooks.card, looks.why]}>
        <figcaption>
          <small>Why this price?</small>
          <b>Singita Lebombo, 3 nights</b>
        </figcaption>
        <table className="tabular">
          <tbody>
            <tr>
              <th scope="row">Supplier cost</th>
              <td>
                <i>ZAR</i>373,500.00
              </td>
            </tr>
            {steps.map(([sign, factor, meaning, word, figure]) => (
              <tr key={meaning}>
                <th scope="row">
                  <b>{sign}</b>
                  {factor} <small>{meaning}</small>
                </th>
                <td className={word === '' ? 'middle' : undefined}>
                  {word !== '' && <i>{word}</i>}
                  {figure}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  )
}

const looks = {
  plain: {
    position: 'absolute',
    inset: '0 90px 0 0',
    overflow: 'hidden',
    borderRadius: '24px',
    '@media (max-width: 760px)': { inset: 0 },
  },
  why: {
    position: 'absolute',
    right: 0,
    top: 118,
    width: 470,
    p: '24px 28px 20px',
    '& figcaption small': { typography: 'caption', display: 'block', color: 'ink.second' },
    '& figcaption b': {
      fontSize: 20,
      lineHeight: '26px',
      fontWeight: 600,
      letterSpacing: '-0.01em',
    },
    '& table': { width: '100%', borderCollapse: 'collapse', mt: '12px', fontSize: 16 },
    '& th': { textAlign: 'left', fontWeight: 500, p: '13px 0' },
    '& th b': { display: 'inline-block', width: 20, color: 'ember.600', fontWeight: 600 },
    '& th small': { ml: '6px', fontSize: 13.5, fontWeight: 400, color: 'ink.note' },
    '& td': { textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' },
    '& td i': { mr: '7px', fontStyle: 'normal', fontSize: 13, fontWeight: 400, color: 'ink.note' },
    '& td.middle': { fontWeight: 400, color: 'ink.second' },
    '& tr + tr > *': { borderTop: '1px dashed var(--mui-palette-ground-line2)' },
    '& tr:last-of-type > *': { borderTop: '2px solid var(--mui-palette-forest-700)' },
    '& tr:last-of-type td': { fontSize: 22, letterSpacing: '-0.015em', color: 'forest.700' },
    '@media (max-width: 1240px)': { right: 'auto', left: 90 },
    '@media (max-width: 760px)': {
      position: 'relative',
      inset: 'auto',
      width: 'calc(100% - 20px)',
      m: '120px 0 20px',
      '& table': { fontSize: 14 },
    },
  },
} as const
