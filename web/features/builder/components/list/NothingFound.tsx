import Button from '@mui/material/Button'
import { counted } from '#shared/format/words'
import { EmptyState } from '../../../../components/feedback/EmptyState'
import { artUrl } from '../../../../lib/media/picture-url'
import { useBuilder } from '../../state/builder-store'
import { setOnlineMode, setRegions, setTerm } from '../../state/search-actions'
import styles from './nothing-found.module.css'

/** The search found nothing: which of its conditions may go. The own accommodation stands below it. */
export function NothingFound() {
  const term = useBuilder((data) => data.term)
  const regions = useBuilder((data) => Object.keys(data.selectedRegions).length)
  const onlineMode = useBuilder((data) => data.onlineMode)
  const hasTerm = term.trim() !== ''
  return (
    <div className={styles.box}>
      <EmptyState
        picture={artUrl({ seed: 'NOTHING-FOUND', hour: 'night', ratio: '2x1' })}
        title={hasTerm ? `No camp matches “${term.trim()}”` : 'No accommodation here'}
        text={hasTerm ? 'No accommodation carries that name.' : whereWords(regions, onlineMode)}
        actions={
          <>
            {hasTerm && (
              <Button size="small" onClick={() => setTerm('')}>
                Clear search
              </Button>
            )}
            {!hasTerm && regions > 0 && (
              <Button size="small" onClick={() => setRegions([])}>
                Search all regions
              </Button>
            )}
            {onlineMode && (
              <Button size="small" variant="outlined" onClick={() => setOnlineMode(false)}>
                Also without live availability
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}

function whereWords(regions: number, onlineMode: boolean): string {
  const where =
    regions === 0
      ? 'There is nothing'
      : `The ${counted(regions, 'chosen region')} ${regions === 1 ? 'has' : 'have'} nothing`
  return onlineMode ? `${where} that answers live.` : `${where} to show yet. Use your own accommodation below.`
}
