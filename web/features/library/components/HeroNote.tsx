import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/icons/Icon'
import { useSession } from '../../../lib/session/session'
import { type Medium, useMakeHero } from '../api/library'

/**
 * The picture that agents see a camp by, for content managers: said for those that are chosen, and
 * changed for one.
 */
export function HeroNote({ media }: { readonly media: readonly Medium[] }) {
  const makeHero = useMakeHero()
  const { may } = useSession()
  const [one] = media
  const heroes = media.filter(({ isHero }) => isHero)
  const isOne = media.length === 1 && one?.mediaType === 'photo'
  if (!may('contentManager') || (heroes.length === 0 && !isOne)) return null
  return (
    <Box sx={look}>
      <Icon name="star" size={16} />
      <div>
        {heroes.map(({ id, campName, name }) => (
          <div key={id}>
            <b>
              Hero of {campName}: {name}.
            </b>
          </div>
        ))}
        {isOne &&
          !one.isHero &&
          (one.camp === undefined ? 'Choose its camp first, to make it the camp’s hero.' : null)}
        {isOne && !one.isHero && one.camp !== undefined && (
          <>
            Agents see {one.campName} by its hero.{' '}
            <Button size="xsmall" variant="text" onClick={() => makeHero.mutate(one)}>
              Make it the hero of {one.campName}
            </Button>
          </>
        )}
        {heroes.length > 0 && ' A camp has one hero. Select one item to change it.'}
        {makeHero.isSuccess && one?.camp !== undefined && (
          <div>
            In the draft of {one.campName}.{' '}
            <Link to={`/AccommodationsManager/${one.camp}`}>Review and publish</Link>
          </div>
        )}
      </div>
    </Box>
  )
}

const look = {
  display: 'flex',
  gap: 1.2,
  p: '9px 12px',
  borderRadius: '10px',
  bgcolor: 'ember.50',
  color: 'ink.second',
  fontSize: 12.5,
  lineHeight: '18px',
  '& svg': { color: 'ember.600', flex: 'none', mt: '1px' },
  '& b': { color: 'ink.main' },
  '& a': { fontWeight: 600, color: 'forest.700' },
}
