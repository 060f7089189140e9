import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { MediaContent } from '#shared/api/media-content'
import type { DocumentKind } from '#shared/media/document-types'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { centeredLook, insetLine, underlineLook } from '../../../components/looks/looks'
import { hasThumbnail, kindOf, typeWord } from '../model/document-words'
import type { Documents } from '../state/use-documents'
import { DocumentDetails } from './DocumentDetails'
import { documentLooks } from './document-looks'

interface DocumentRowProps {
  readonly document: MediaContent
  readonly actions: Pick<Documents, 'change' | 'remove' | 'open'>
  readonly name: string
  readonly isHeld: boolean
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  }
}

/** A document: type, name, who sees it, and its actions. */
export function DocumentRow({ document, actions, name, isHeld, handle }: DocumentRowProps) {
  const { userFilename, presentationVisibility: isShown } = document
  const who = isShown ? `Visible to ${name}` : 'Visible only to your agency'
  const isGone = document.scan === 'infected'
  return (
    <Box component="li" sx={[documentLooks.row, looks.row, isHeld && looks.held]}>
      <Box
        component="button"
        type="button"
        className="grip"
        sx={looks.grip}
        aria-label={`Move ${userFilename}`}
        title="Drag or use the arrow keys"
        {...handle}
      >
        <Icon name="grip-vertical" size={16} />
      </Box>
      <DocumentTile document={document} />
      <Typography component="div" variant="caption" sx={documentLooks.words}>
        <Box
          component="button"
          type="button"
          className="name"
          sx={{ '&:hover': underlineLook }}
          title={userFilename}
          disabled={isGone}
          onClick={() => actions.open(document)}
        >
          {userFilename}
        </Box>
        <DocumentDetails document={document} who={who} />
      </Typography>
      <IconAction
        icon={isShown ? 'eye' : 'eye-off'}
        iconSize={17}
        label={`Show ${userFilename} to ${name}`}
        size="small"
        sx={{ color: isShown ? 'forest.600' : 'ink.note' }}
        aria-pressed={isShown}
        disabled={isGone}
        title={who}
        onClick={() => actions.change(document, { presentationVisibility: !isShown })}
      />
      <IconAction
        icon="download"
        iconSize={17}
        label={`Download ${userFilename}`}
        size="small"
        sx={{ color: 'ink.note' }}
        title="Download"
        disabled={isGone}
        onClick={() => actions.open(document)}
      />
      <IconAction
        icon="trash-2"
        iconSize={17}
        label={`Remove ${userFilename}`}
        size="small"
        sx={{ color: 'ink.note' }}
        title="Remove"
        onClick={() => actions.remove(document)}
      />
    </Box>
  )
}

/**
 * A thumbnail for pictures, the type for anything else. Decorative, because the name is beside it.
 */
function DocumentTile({ document }: { readonly document: MediaContent }) {
  const { url, mimeType } = document
  const [isBroken, setBroken] = useState(false)
  const tint = tints[kindOf(mimeType)]
  if (url !== undefined && hasThumbnail(document) && !isBroken) {
    return (
      <Box component="span" sx={documentLooks.tile}>
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      </Box>
    )
  }
  return (
    <Box
      component="span"
      sx={[
        documentLooks.tile,
        tint !== undefined && { bgcolor: `${tint}.ground`, color: `${tint}.main` },
      ]}
      aria-hidden="true"
    >
      {typeWord(document)}
    </Box>
  )
}

/** The tile's color by type of document. */
const tints: Readonly<Partial<Record<DocumentKind, 'error' | 'info' | 'success' | 'warning'>>> = {
  pdf: 'error',
  text: 'info',
  mail: 'info',
  sheet: 'success',
  slides: 'warning',
  calendar: 'warning',
}

const looks = {
  row: {
    '&:hover, &:focus-within': { bgcolor: 'ground.soft' },
    '&:hover .grip, &:focus-within .grip': { opacity: 1 },
  },
  held: {
    '&, &:hover': { position: 'relative', zIndex: 1, bgcolor: 'background.paper', boxShadow: 16 },
    '& .grip': { opacity: 1 },
  },
  grip: {
    ...centeredLook,
    flex: 'none',
    width: 20,
    height: 40,
    borderRadius: '6px',
    color: 'ink.note',
    cursor: 'grab',
    opacity: 0,
    touchAction: 'none',
    '&:focus-visible': { boxShadow: insetLine('forest-500', 2) },
    '@media (hover: none)': { opacity: 1 },
  },
} as const
