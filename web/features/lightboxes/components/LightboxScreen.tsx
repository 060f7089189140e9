import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { LightboxId } from '#shared/ids/ids'
import { libraryPageOf } from '#shared/library/library-rights'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Loading } from '../../../components/feedback/Loading'
import { Icon } from '../../../components/icons/Icon'
import { Field } from '../../../components/inputs/Field'
import { MenuOpener } from '../../../components/menu/MenuButton'
import { failureText } from '../../../lib/api/api-error'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { lightboxQuery, useChangeLightbox, useDeleteLightbox } from '../api/lightboxes'
import { LightboxWall } from './LightboxWall'

const ShareLightboxDialog = lazyPart(() => import('./ShareLightboxDialog'), 'ShareLightboxDialog')

interface LightboxScreenProps {
  readonly id: LightboxId
}

/**
 * `/shared-lightbox/{id}`: a lightbox for people of its agency, with what guests picked and wrote.
 */
export function LightboxScreen({ id }: LightboxScreenProps) {
  const { principal, agency } = useSession()
  const library = libraryPageOf(principal)
  const { data: view, error, refetch } = useQuery(lightboxQuery(id))
  const [asks, setAsks] = useState<'share' | 'rename' | 'remove'>()
  const change = useChangeLightbox(id)
  const remove = useDeleteLightbox(id)
  const navigate = useNavigate()
  const close = () => setAsks(undefined)
  if (view === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState
        isPage
        title="The lightbox couldn’t be opened"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <LightboxWall
        agency={agency}
        label={view.label}
        media={view.media}
        said={view.said}
        onTakeOut={(medium) => change.mutateAsync({ take: [medium.id] })}
        actions={
          <div>
            <Button component={Link} to={library.path} variant="text" color="inherit" size="small">
              {library.label}
            </Button>
            <Button
              size="small"
              variant="main"
              startIcon={<Icon name="share-2" size={16} />}
              onClick={() => setAsks('share')}
            >
              Share
            </Button>
            {view.mayChange && (
              <MenuOpener
                actions={() => [
                  { icon: 'pencil', label: 'Rename', run: () => setAsks('rename') },
                  {
                    icon: 'trash-2',
                    label: 'Remove lightbox',
                    isDestructive: true,
                    run: () => setAsks('remove'),
                  },
                ]}
              >
                {(opens) => (
                  <Button
                    size="small"
                    variant="text"
                    color="inherit"
                    aria-label="More actions"
                    {...opens}
                  >
                    <Icon name="ellipsis" size={20} />
                  </Button>
                )}
              </MenuOpener>
            )}
          </div>
        }
      />
      {asks === 'share' && (
        <ShareLightboxDialog id={id} label={view.label} links={view.links} onClose={close} />
      )}
      {asks === 'rename' && <RenameDialog id={id} label={view.label} onClose={close} />}
      <ConfirmDialog
        open={asks === 'remove'}
        title={`Remove ${view.label}?`}
        text="Its links stop working, and what guests picked and wrote is gone. Its photos and films stay in the library."
        confirmLabel="Remove lightbox"
        destructive
        onCancel={close}
        onConfirm={() => remove.mutateAsync().then(() => navigate(library.path), close)}
      />
    </>
  )
}

function RenameDialog({
  id,
  label,
  onClose,
}: {
  id: LightboxId
  label: string
  onClose: () => void
}) {
  const rename = useChangeLightbox(id)
  const [name, setName] = useState(label)
  const problem =
    name.trim() === ''
      ? 'Type a name'
      : rename.error === null
        ? undefined
        : failureText(rename.error)
  return (
    <FormDialog
      title="Rename lightbox"
      submitLabel="Rename"
      isBusy={rename.isPending}
      onSubmit={() =>
        name.trim() !== '' &&
        rename.mutateAsync({ label: name.trim() }).then(onClose, () => undefined)
      }
      onClose={onClose}
    >
      <Field
        label="Name"
        autoFocus
        value={name}
        error={problem}
        inputProps={{ maxLength: 100 }}
        onChange={({ target }) => {
          rename.reset()
          setName(target.value)
        }}
      />
    </FormDialog>
  )
}
