import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { relativeTime } from '#shared/dates/durations'
import { countOf } from '#shared/format/words'
import type { ContentKind } from '#shared/managers/content-kind'
import { diffFields } from '#shared/managers/flat-fields'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { instantText, typedInstant } from '../../../lib/time/instants'
import { type Content, type ContentActions, valueIn } from '../api/content'
import { type ContentField, fieldOf, rowWords, valueWords } from '../model/content-fields'
import { ReviewPart } from './ReviewPart'

interface DraftPanelProps {
  readonly kind: ContentKind
  readonly content: Content
  readonly actions: ContentActions
}

/**
 * What is about to be published, field by field; publishing now or later; and what was published
 * before.
 */
export function DraftPanel({ kind, content, actions }: DraftPanelProps) {
  const { draft, fields, problems, history } = content
  const [later, setLater] = useState('')
  const [isDiscarding, setDiscarding] = useState(false)
  const draftedValues = Object.fromEntries(
    Object.keys(draft?.fields ?? {}).map((path) => [path, valueIn(content, path)]),
  )
  const changes = diffFields(fields, { ...fields, ...draftedValues })
  const { publish, review, discard, restore } = actions
  const { may } = content
  return (
    <Box component="aside" sx={{ display: 'grid', gap: 2, position: { lg: 'sticky' }, top: 16 }}>
      <TitledCard
        title="Draft"
        note={draft === null ? undefined : countOf(changes.length, 'change')}
      >
        {draft === null ? (
          <Box component="p" sx={{ color: 'ink.second' }}>
            {may === 'read'
              ? 'Everything is published.'
              : 'Everything is published. What you change here is saved as a draft first.'}
          </Box>
        ) : (
          <>
            <Changes kind={kind} changes={changes} />
            {problems.length > 0 && (
              <Box
                component="ul"
                aria-label="Before publishing"
                tabIndex={0}
                sx={{ ...list, color: 'error.main' }}
              >
                {problems.slice(0, 12).map(({ field, message }) => (
                  <li key={`${field} ${message}`}>
                    {nameOf(kind, field)}: {message}
                  </li>
                ))}
              </Box>
            )}
            {may !== 'read' && (
              <Box sx={{ ...inRow(1), flexWrap: 'wrap', mt: 1.6 }}>
                {may === 'publish' && (
                  <AsyncButton
                    disabled={problems.length > 0 || draft.version === 0}
                    loading={publish.isPending}
                    onClick={() => publish.mutateAsync({ content }).catch(() => undefined)}
                  >
                    Publish now
                  </AsyncButton>
                )}
                <Button variant="text" onClick={() => setDiscarding(true)}>
                  Discard draft
                </Button>
              </Box>
            )}
            {may !== 'read' && (
              <ReviewPart content={content} review={review} hasProblems={problems.length > 0} />
            )}
            {may !== 'publish' ? (
              draft.publishAt !== undefined && (
                <Box component="p" sx={{ mt: 1.6 }}>
                  Scheduled for {instantText(draft.publishAt)}. Any change you make cancels this.
                </Box>
              )
            ) : draft.publishAt === undefined ? (
              <Box sx={{ ...inRow(1), alignItems: 'end', mt: 1.6 }}>
                <Field
                  label="Or publish at"
                  type="datetime-local"
                  size="small"
                  value={later}
                  onChange={({ target }) => setLater(target.value)}
                />
                <Button
                  variant="outlined"
                  size="small"
                  disabled={later === '' || problems.length > 0}
                  onClick={() =>
                    publish.mutate({ content, publishAt: typedInstant(later).toISOString() })
                  }
                >
                  Schedule
                </Button>
              </Box>
            ) : (
              <Box component="p" sx={{ mt: 1.6 }}>
                Scheduled for {instantText(draft.publishAt)}.{' '}
                <Button
                  size="small"
                  variant="text"
                  onClick={() => publish.mutate({ content, publishAt: null })}
                >
                  Don’t schedule
                </Button>
              </Box>
            )}
          </>
        )}
      </TitledCard>
      {history.length > 0 && (
        <TitledCard title="History">
          <Box component="ol" aria-label="History" tabIndex={0} sx={list}>
            {history.map(({ version, at, by, note, changes: done }) => (
              <Box component="li" key={version}>
                <Box component="details">
                  <summary>
                    {by.name}, {relativeTime(new Date(at), new Date())}:{' '}
                    {countOf(done.length, 'change')}
                    {note !== undefined && ` · ${note}`}
                  </summary>
                  <Changes kind={kind} changes={done} />
                  {may !== 'read' && (
                    <Button size="small" variant="text" onClick={() => restore.mutate(version)}>
                      Restore what was before
                    </Button>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
        </TitledCard>
      )}
      <ConfirmDialog
        open={isDiscarding}
        title="Discard this draft?"
        text={`${countOf(changes.length, 'change')} will be lost, those of colleagues included.`}
        confirmLabel="Discard draft"
        destructive
        onConfirm={() => discard.mutateAsync().finally(() => setDiscarding(false))}
        onCancel={() => setDiscarding(false)}
      />
    </Box>
  )
}

const nameOf = (kind: ContentKind, path: string) => {
  const { label, of } = fieldOf(kind, path)
  return of === '' ? label : `${of} › ${label}`
}

/** Fields before and after; of tables the rows that came and went. */
function Changes({
  kind,
  changes,
}: {
  readonly kind: ContentKind
  readonly changes: ReturnType<typeof diffFields>
}) {
  return (
    <Box component="ul" aria-label="Changes" tabIndex={0} sx={list}>
      {changes.map(({ field, from, to }) => {
        const columns = fieldOf(kind, field).field?.columns
        return (
          <li key={field}>
            <strong>{nameOf(kind, field)}</strong>
            {columns === undefined ? (
              <div>
                <del>{valueWords(from)}</del> → <ins>{valueWords(to)}</ins>
              </div>
            ) : (
              <>
                {rowsOnlyIn(from, to, columns).map((row) => (
                  <del key={row}>{row}</del>
                ))}
                {rowsOnlyIn(to, from, columns).map((row) => (
                  <ins key={row}>{row}</ins>
                ))}
              </>
            )}
          </li>
        )
      })}
    </Box>
  )
}

function rowsOnlyIn(one: unknown, other: unknown, columns: readonly ContentField[]): string[] {
  const wordsOf = (rows: unknown) =>
    Array.isArray(rows) ? rows.map((row: object) => rowWords(row, columns)) : []
  const others = new Set(wordsOf(other))
  return [...new Set(wordsOf(one))].filter((words) => !others.has(words))
}

const list = {
  display: 'grid',
  gap: 1,
  mt: 1,
  fontSize: 13,
  overflowWrap: 'anywhere',
  maxHeight: 420,
  overflowY: 'auto',
  '& del': { color: 'error.main' },
  '& ins': { color: 'success.main', textDecoration: 'none' },
  '& li > del, & li > ins': { display: 'block' },
  '& summary': { cursor: 'pointer' },
}
