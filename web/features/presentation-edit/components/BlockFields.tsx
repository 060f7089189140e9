import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import type { PresentationBlock } from '#shared/api/presentation-blocks'
import type {
  ChapterPart,
  PresentationSource,
  PresentationView,
} from '#shared/api/presentation-shapes'
import { addDays } from '#shared/dates/calendar-date'
import { weekdayDate } from '#shared/format/dates'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { uploadPicture } from '../api/edit-calls'
import { EditedText } from './EditedText'
import { PictureField } from './PictureField'

interface BlockFieldsProps {
  readonly blockKey: string
  readonly block: PresentationBlock
  readonly source: PresentationSource
  /** The presentation without any edits: the originals. */
  readonly original: PresentationView
  readonly onChange: (patch: Partial<PresentationBlock>, isTyping?: boolean) => void
  readonly onUploaded: () => Promise<unknown>
}

interface Texts {
  readonly title?: string
  readonly subtitle?: string
  readonly text?: string
}

/** Which texts a kind of block has. */
const labels: Readonly<Record<string, Texts>> = {
  cover: { title: 'Title', subtitle: 'Subtitle' },
  letter: { title: 'Heading', text: 'Letter' },
  route: { title: 'Heading' },
  price: { title: 'Heading' },
  team: { title: 'Heading' },
  terms: { title: 'Heading', text: 'Terms' },
  closing: { text: 'Last line' },
  chapter: { title: 'Chapter title', subtitle: 'Subtitle', text: 'Introduction' },
  segment: { title: 'Title', text: 'Text' },
}

/** The fields of one block of the presentation. */
export function BlockFields(props: BlockFieldsProps) {
  const { blockKey, block, source, original, onChange } = props
  const [kind = '', id = ''] = blockKey.split(/:(.*)/s)
  const texts = labels[kind] ?? {}
  const chapter = original.chapters.find(({ key }) => key === blockKey)
  const part = source.parts.find((one) => kind === 'segment' && one.id === id)
  const originals = originalsOf(kind, { original, chapter, part })
  const upload = async (file: File) => {
    const mediaId = await uploadPicture(source.itineraryId, file, kind)
    await props.onUploaded()
    return { mediaId }
  }
  const pictures = { library: source.library, onUpload: upload }
  const one =
    kind === 'cover'
      ? original.cover.picture
      : kind === 'closing'
        ? original.closing?.picture
        : chapter?.picture
  return (
    <Box sx={{ display: 'grid', gap: '16px', p: '4px 0 18px' }}>
      {(['title', 'subtitle', 'text'] as const).map(
        (field) =>
          texts[field] !== undefined && (
            <EditedText
              key={field}
              label={texts[field]}
              value={block[field]}
              original={originals[field]}
              {...(field === 'text' && { lines: kind === 'closing' ? 2 : 5, max: 6_000 })}
              onChange={(value, isTyping) => onChange({ [field]: value }, isTyping)}
            />
          ),
      )}
      {['cover', 'closing', 'chapter'].includes(kind) && (
        <PictureField
          label="Picture"
          isSingle
          {...pictures}
          chosen={block.picture && [block.picture]}
          originals={one === undefined ? [] : [one]}
          onChange={(chosen) => onChange({ picture: chosen?.[0] }, true)}
        />
      )}
      {part?.kind === 'stay' && (
        <>
          <PictureField
            label="Pictures"
            {...pictures}
            chosen={block.pictures}
            originals={part.pictures}
            onChange={(chosen) => onChange({ pictures: chosen && [...chosen] }, true)}
          />
          <Days part={part} block={block} onChange={onChange} />
        </>
      )}
      {kind === 'price' && <PriceFields {...props} />}
      {kind === 'team' && <People {...props} />}
    </Box>
  )
}

interface Originals {
  readonly original: PresentationView
  readonly chapter: PresentationView['chapters'][number] | undefined
  readonly part: { readonly title: string; readonly text?: string | undefined } | undefined
}

function originalsOf(
  kind: string,
  { original, chapter, part }: Originals,
): { readonly [Field in keyof Texts]: Texts[Field] | undefined } {
  if (kind === 'cover') return { title: original.title, subtitle: original.subtitle }
  if (kind === 'chapter')
    return { title: chapter?.title, subtitle: chapter?.subtitle, text: chapter?.intro }
  if (kind === 'segment') return { title: part?.title, text: part?.text }
  return kind === 'terms' ? { text: original.terms?.text } : {}
}

type Fields = Pick<BlockFieldsProps, 'block' | 'source' | 'original' | 'onChange'>

/** What happens on each day of a stay, in the agent's words. */
function Days({
  part,
  block,
  onChange,
}: { readonly part: Pick<ChapterPart, 'startDate' | 'nights'> } & Pick<
  Fields,
  'block' | 'onChange'
>) {
  const days = block.days ?? {}
  const put = (at: number, change: { title?: string; text?: string }) => {
    const day = { ...days[at], ...change }
    const { [at]: _, ...rest } = days
    onChange({ days: day.title || day.text ? { ...rest, [at]: day } : rest }, true)
  }
  return Array.from({ length: Math.min(part.nights + 1, 31) }, (_, at) => {
    const name = weekdayDate(addDays(part.startDate, at))
    return (
      <Box key={name} component="fieldset" sx={{ display: 'grid', gap: '8px' }}>
        <Field
          label={name}
          placeholder="Heading of the day"
          value={days[at]?.title ?? ''}
          inputProps={{ maxLength: 300, dir: 'auto' }}
          onChange={({ target }) => put(at, { title: target.value })}
        />
        {days[at] !== undefined && (
          <Field
            label={`What happens on ${name}`}
            multiline
            value={days[at].text ?? ''}
            inputProps={{ maxLength: 2_000, dir: 'auto' }}
            onChange={({ target }) => put(at, { text: target.value })}
          />
        )}
      </Box>
    )
  })
}

const modes = {
  total: 'Total',
  perPerson: 'Per person',
  byParty: 'By party group',
  none: 'No price page',
} as const

function PriceFields({ block, source, onChange }: Fields) {
  const asLines = (text: string) => text.split('\n').slice(0, 60)
  return (
    <>
      <SelectField
        label="How the price is shown"
        value={block.price ?? source.priceMode}
        hint={
          source.prices === undefined && (block.price ?? source.priceMode) !== 'none'
            ? 'No price is shown until every stay has one.'
            : undefined
        }
        onChange={({ target }) => onChange({ price: target.value as keyof typeof modes })}
      >
        {Object.entries(modes).map(([mode, label]) => (
          <MenuItem key={mode} value={mode}>
            {label}
          </MenuItem>
        ))}
      </SelectField>
      {(['included', 'notIncluded'] as const).map((field) => (
        <EditedText
          key={field}
          label={field === 'included' ? 'Included, a line each' : 'Not included, a line each'}
          value={block[field]?.join('\n')}
          original={source[field].join('\n')}
          lines={4}
          max={6_000}
          onChange={(value, isTyping) =>
            onChange({ [field]: value === undefined ? undefined : asLines(value) }, isTyping)
          }
        />
      ))}
    </>
  )
}

const personFields = {
  name: 'Name',
  role: 'Role',
  text: 'A sentence or two',
  email: 'Email',
  phone: 'Phone',
} as const

function People({ block, source, onChange }: Fields) {
  const people = block.people ?? [source.agent]
  const put = (index: number, change: Partial<(typeof people)[number]>) =>
    onChange(
      { people: people.map((person, at) => (at === index ? { ...person, ...change } : person)) },
      true,
    )
  return (
    <>
      {people.map((person, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their places while names are typed
          key={index}
          component="fieldset"
          sx={{ display: 'grid', gap: '10px', pb: '14px', borderBottom: 1, borderColor: 'divider' }}
        >
          {(['name', 'role', 'text', 'email', 'phone'] as const).map((field) => (
            <Field
              key={field}
              label={personFields[field]}
              value={person[field] ?? ''}
              inputProps={{
                maxLength: field === 'text' ? 1_000 : field === 'phone' ? 60 : 200,
                dir: 'auto',
              }}
              onChange={({ target }) => put(index, { [field]: target.value })}
              error={field === 'name' && person.name.trim() === '' ? 'Enter a name' : undefined}
            />
          ))}
          <Button
            size="small"
            variant="text"
            onClick={() => onChange({ people: people.filter((_, at) => at !== index) })}
          >
            Remove {person.name || 'this person'}
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: '8px' }}>
        {people.length < most && (
          <Button
            size="small"
            onClick={() => onChange({ people: [...people, { name: 'New person' }] })}
          >
            Add a person
          </Button>
        )}
        {block.people !== undefined && (
          <Button size="small" variant="text" onClick={() => onChange({ people: undefined })}>
            Restore original
          </Button>
        )}
      </Box>
    </>
  )
}
const most = 12
