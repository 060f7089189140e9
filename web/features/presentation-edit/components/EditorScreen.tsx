import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PresentationBlocks } from '#shared/api/presentation-blocks'
import type { EditedBlocks } from '#shared/api/presentation-edits'
import type { PresentationSource, PresentationView } from '#shared/api/presentation-shapes'
import { orderBlock, segmentBlock } from '#shared/presentation/block-keys'
import { inOrder } from '#shared/presentation/in-order'
import { present } from '#shared/presentation/present'
import { Icon } from '../../../components/icons/Icon'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { presentationPath } from '../../../lib/navigation/trip-path'
import { orphansIn, presentBlocks, takeStep, withVersion } from '../model/edit-state'
import { usePresentationEditor } from '../state/use-presentation-editor'
import { BlockFields } from './BlockFields'
import { Notices } from './Notices'
import { OrderList } from './OrderList'
import { Preview } from './Preview'

const VersionsDialog = lazyPage(() => import('./VersionsDialog'), 'VersionsDialog')

interface EditorScreenProps {
  readonly source: PresentationSource
  readonly stored: EditedBlocks
  readonly clientBlocks: PresentationBlocks
  readonly onUploaded: () => Promise<unknown>
  /** How the preview draws a presentation. */
  readonly draw: (view: PresentationView, isPaper: boolean) => ReactNode
}

/** A block in the list, whose fields stand below it while it is open. */
interface Row {
  readonly key: string
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const names: Readonly<Record<string, string>> = {
  cover: 'Cover',
  letter: 'Letter',
  route: 'Route',
  price: 'Price',
  team: 'Team',
  terms: 'Terms',
  closing: 'Last page',
  order: 'Order of the pages',
}

/** Everything that an agent may change in a presentation, beside how it then looks. */
export function EditorScreen({
  source,
  stored,
  clientBlocks,
  onUploaded,
  draw,
}: EditorScreenProps) {
  const id = source.itineraryId
  const editor = usePresentationEditor(id, stored)
  const { state, setState, change, save, failure, isSaving, isDirty } = editor
  const [open, setOpen] = useState<string | undefined>('cover')
  const [hasVersions, setVersions] = useState(false)
  const blocks = useMemo(() => presentBlocks(state), [state])
  const original = useMemo(() => present(source, clientBlocks), [source, clientBlocks])
  const view = useMemo(
    () => present(source, { ...clientBlocks, ...blocks }),
    [source, clientBlocks, blocks],
  )
  const chapters = useMemo(() => present(source, shownOf(blocks)).chapters, [source, blocks])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      setState((now) => takeStep(now, event.shiftKey ? 'redo' : 'undo'))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [setState])
  const keys = inOrder(
    ['letter', 'route', ...chapters.map(({ key }) => key), 'price', 'team', 'terms', 'closing'],
    blocks.order?.order,
    (key) => key,
  )
  const titleOf = (key: string): string => {
    const chapter = chapters.find((one) => one.key === key.replace(/^order:/, ''))
    const part = source.parts.find((one) => segmentBlock(one.id) === key)
    return names[key] ?? chapter?.title ?? part?.title ?? key
  }
  const partKeys = source.parts.map((part) => segmentBlock(part.id))
  const knownKeys = new Set([...partKeys, ...chapters.map(({ key }) => key)])
  const [openPart, setOpenPart] = useState<string>()
  const rowOf = ({ key, title, isOpen, onToggle }: Row) => {
    const isHidden = blocks[key]?.isHidden === true
    return (
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Box
            component="button"
            type="button"
            aria-expanded={isOpen}
            sx={{
              ...heading,
              ...(isHidden && { color: 'ink.note' }),
              ...(key.startsWith('segment:') && { fontWeight: 500 }),
            }}
            onClick={onToggle}
          >
            <span dir="auto">{title}</span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          </Box>
          {key !== 'cover' && (
            <IconButton
              size="small"
              aria-label={`${isHidden ? 'Show' : 'Hide'} ${title}`}
              aria-pressed={isHidden}
              onClick={() => change(key, { isHidden: isHidden ? undefined : true })}
            >
              <Icon name={isHidden ? 'eye-off' : 'eye'} size={16} />
            </IconButton>
          )}
        </Box>
        {isOpen && (
          <Box sx={{ pr: '12px' }}>
            <BlockFields
              source={source}
              original={original}
              onUploaded={onUploaded}
              blockKey={key}
              block={blocks[key] ?? {}}
              onChange={(patch, isTyping) => change(key, patch, isTyping)}
            />
          </Box>
        )}
        {isOpen && key.startsWith('chapter:') && (
          <Box sx={{ pb: '12px', pr: '8px' }}>{partsOf(key)}</Box>
        )}
      </Box>
    )
  }
  const blockOf = (key: string) =>
    rowOf({ key, title: titleOf(key), isOpen: open === key, onToggle: () => show(key) })
  const partsOf = (chapter: string) => (
    <OrderList
      label={`Order within ${titleOf(chapter)}`}
      items={chapters.find(({ key }) => key === chapter)?.parts ?? []}
      keyOf={(part) => part.id}
      nameOf={(part) => part.title}
      onOrder={(order) => change(orderBlock(chapter), { order: [...order] })}
    >
      {({ id: partId, title }) => {
        const key = segmentBlock(partId)
        const isOpen = openPart === key
        return rowOf({ key, title, isOpen, onToggle: () => setOpenPart(isOpen ? undefined : key) })
      }}
    </OrderList>
  )
  /** Opens a block, and shows its page in the preview. */
  const show = (key: string) => {
    setOpen(open === key ? undefined : key)
    document
      .getElementById('preview')
      ?.querySelector(`[id="${key}"]`)
      ?.scrollIntoView({ block: 'start' })
  }
  const status = failure ?? (isSaving ? 'Saving…' : isDirty ? 'Unsaved changes' : 'Saved')
  return (
    <Box component="main" sx={screen}>
      <Box
        component="header"
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '10px',
        }}
      >
        <Box
          component="h1"
          sx={{ typography: 'h2', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}
          dir="auto"
        >
          Presentation of {source.title}
        </Box>
        <Box
          component="span"
          role="status"
          sx={{ color: failure === undefined ? 'ink.note' : 'error.main' }}
        >
          {status}
        </Box>
        <IconButton
          aria-label="Undo"
          disabled={state.past.length === 0}
          onClick={() => setState((now) => takeStep(now, 'undo'))}
        >
          <Icon name="undo-2" size={18} />
        </IconButton>
        <IconButton
          aria-label="Redo"
          disabled={state.future.length === 0}
          onClick={() => setState((now) => takeStep(now, 'redo'))}
        >
          <Icon name="redo-2" size={18} />
        </IconButton>
        <Button
          variant="outlined"
          startIcon={<Icon name="history" size={16} />}
          onClick={() => setVersions(true)}
        >
          Versions
        </Button>
        <Button
          component={Link}
          to={presentationPath(id)}
          variant="contained"
          startIcon={<Icon name="presentation" size={16} />}
        >
          Present
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: '10px', alignContent: 'start', minWidth: 0 }}>
        <Notices
          editor={editor}
          orphans={orphansIn(blocks, knownKeys)}
          nameOf={titleOf}
          targets={[...knownKeys].map((key) => ({ key, name: titleOf(key) }))}
        />
        <Box
          sx={{
            borderRadius: 'var(--mui-radius-field)',
            bgcolor: 'background.paper',
            boxShadow: 1,
            pl: '14px',
          }}
        >
          {blockOf('cover')}
        </Box>
        <OrderList
          label="Order of the pages"
          items={keys}
          keyOf={(key) => key}
          nameOf={titleOf}
          onOrder={(order) => change('order', { order: [...order] })}
        >
          {blockOf}
        </OrderList>
      </Box>
      <Box sx={{ position: 'sticky', top: 70, alignSelf: 'start', minWidth: 0 }}>
        <Preview view={view}>{draw}</Preview>
      </Box>
      <Suspense>
        {hasVersions && (
          <VersionsDialog
            id={id}
            onKeep={save}
            onRestore={(kept) => setState((now) => withVersion(now, kept))}
            onClose={() => setVersions(false)}
          />
        )}
      </Suspense>
    </Box>
  )
}

/**
 * The same edits with everything shown, so that what is hidden can be shown again where it stands.
 */
const shownOf = (blocks: PresentationBlocks): PresentationBlocks =>
  Object.fromEntries(Object.entries(blocks).map(([key, { isHidden: _, ...block }]) => [key, block]))

const screen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(340px, 420px) minmax(0, 1fr)',
  gap: '20px 24px',
  p: '20px 24px 60px',
  '@container page (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}
const heading = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
  py: '12px',
  pr: '6px',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const
