import type { ImportRun } from '#shared/api/content-imports'
import { countOf } from '#shared/format/words'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { useImportStep } from '../api/import-runs'
import { changeCount } from '../model/import-words'

interface PublishButtonsProps {
  readonly run: ImportRun
  /** Called once the worker has been told to publish. */
  readonly onPublish?: () => void
}

/** What one may do with a checked import: publish what is right of it, or discard it. */
export function PublishButtons({ run, onPublish }: PublishButtonsProps) {
  const step = useImportStep(run.id)
  const count = changeCount(run)
  const take = (name: 'publish' | 'cancel', then?: () => void) =>
    step.mutateAsync(name).then(then, () => undefined)
  return (
    <>
      <AsyncButton variant="outlined" onClick={() => take('cancel')}>
        Discard import
      </AsyncButton>
      <AsyncButton variant="main" disabled={count === 0} onClick={() => take('publish', onPublish)}>
        Publish {countOf(count, 'change')}
      </AsyncButton>
    </>
  )
}
