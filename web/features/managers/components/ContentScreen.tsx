import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ContentKind } from '#shared/managers/content-kind'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { Icon } from '../../../components/icons/Icon'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { type Content, contentQuery, useContent, valueIn } from '../api/content'
import { type ContentSection, contentForms } from '../model/content-fields'
import { AddPart } from './AddPart'
import { type ContentContext, ContentInput } from './ContentInput'
import { ContentMissing } from './ContentMissing'
import { DraftPanel } from './DraftPanel'

interface ContentScreenProps {
  readonly kind: ContentKind
  readonly id: string
  /** Chooses a picture of the library. */
  readonly picker?: ContentContext['picker']
  /** Further tabs, such as the allotments of a camp. */
  readonly more?: Readonly<Record<string, ReactNode>>
}

/**
 * `/AccommodationsManager/{importId}` and its like: an entry as a form of its fields, with its
 * draft and history.
 */
export function ContentScreen({ kind, id, picker, more = {} }: ContentScreenProps) {
  const { data: content, isError, error, refetch } = useQuery(contentQuery(kind, id))
  const actions = useContent(kind, id)
  const [search, setSearch] = useSearchParams()
  const { sections, many, path } = contentForms[kind]
  const tabs = [...new Set(sections.map(({ tab }) => tab)), ...Object.keys(more)]
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'Details'
  if (isError && content === undefined)
    return <ContentMissing kind={kind} id={id} error={error} onRetry={() => void refetch()} />
  if (content === undefined)
    return (
      <Box component="main" sx={page}>
        <Bone height={480} radius={12} />
      </Box>
    )
  return (
    <Box component="main" sx={page}>
      <Box
        component={Link}
        to={path}
        sx={{ ...inRow(0.6), width: 'fit-content', mb: 1, color: 'ink.second' }}
      >
        <Icon name="arrow-left" size={16} /> {many}
      </Box>
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Box component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {content.name}
          </Box>
          <Box component="p" sx={{ color: 'ink.second' }}>
            {content.code}
          </Box>
        </Box>
        {tabs.length > 1 && (
          <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <Segmented
              label="Part"
              value={tab}
              segments={tabs.map((value) => ({ value, label: value }))}
              onChange={(value) => setSearch({ tab: value }, { replace: true })}
            />
          </Box>
        )}
      </Box>
      {more[tab] ?? (
        <Box sx={columns}>
          <Box
            component="fieldset"
            disabled={content.may === 'read'}
            sx={{ ...form, gap: 2, minWidth: 0 }}
          >
            {content.may === 'read' && (
              <Alert severity="info">
                View only. You don’t have permission to edit this country or camp.
              </Alert>
            )}
            {sections
              .filter((section) => section.tab === tab)
              .map((section) => (
                <Section
                  key={section.title}
                  context={{ kind, content, actions, picker }}
                  section={section}
                />
              ))}
          </Box>
          <DraftPanel kind={kind} content={content} actions={actions} />
        </Box>
      )}
    </Box>
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** A card of fields, or one for each room or language. */
function Section({
  context,
  section,
}: {
  readonly context: ContentContext
  readonly section: ContentSection
}) {
  const { title, fields, each } = section
  const { content, actions } = context
  if (each === undefined)
    return (
      <TitledCard title={title}>
        <Box sx={grid}>
          {fields.map((field) => (
            <ContentInput key={field.path} context={context} field={field} path={field.path} />
          ))}
        </Box>
      </TitledCard>
    )
  return (
    <>
      {keysOf(content, each).map((key) => (
        <TitledCard
          key={key}
          title={
            each === 'texts'
              ? (languageNames.of(key) ?? key)
              : String(valueIn(content, `rooms.${key}.name`) ?? key)
          }
          note={key}
        >
          <Box sx={grid}>
            {fields.map((field) => (
              <ContentInput
                key={field.path}
                context={context}
                field={field}
                path={field.path === 'rates' ? `rates.${key}` : `${each}.${key}.${field.path}`}
              />
            ))}
            {each === 'texts' &&
              keysOf(content, 'rooms').map((room) => (
                <ContentInput
                  key={room}
                  context={context}
                  field={{
                    path: room,
                    label: `About ${valueIn(content, `rooms.${room}.name`) ?? room}`,
                    kind: 'text',
                  }}
                  path={`texts.${key}.rooms.${room}`}
                />
              ))}
          </Box>
        </TitledCard>
      ))}
      <AddPart
        each={each}
        text={fields[0]?.kind === 'paragraphs' ? [''] : ''}
        id={content.code}
        taken={keysOf(content, each)}
        actions={actions}
      />
    </>
  )
}

/** The rooms or languages that a camp has, or gets with its draft. */
function keysOf({ fields, draft }: Content, each: string): string[] {
  const paths = [...Object.keys(fields), ...Object.keys(draft?.fields ?? {})]
  return [
    ...new Set(
      paths.flatMap((path) => (path.startsWith(`${each}.`) ? [path.split('.')[1] ?? ''] : [])),
    ),
  ]
}

const page = { maxWidth: 1380, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }
const form = { display: 'grid', m: 0, p: 0, border: 0 }
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
}
const grid = {
  display: 'grid',
  gap: 1.6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
}
