import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { maxOwnWords, type WrittenMail } from '#shared/mails/mail-kinds'
import { Field } from '../../components/inputs/Field'
import { useSession } from '../../lib/session/session'
import { mailOpeningsQuery } from './openings-query'

interface OwnWordsProps {
  /** The kind of mail, whose saved words are offered. */
  readonly kind: WrittenMail
  readonly words: string
  readonly onChange: (words: string) => void
}

/** What an agent says above the template, begun with words that the agency keeps where they like. */
export function OwnWords({ kind, words, onChange }: OwnWordsProps) {
  const { agency } = useSession()
  const { data } = useQuery(mailOpeningsQuery(agency.id))
  const openings = data?.openings.filter((opening) => opening.kind === kind) ?? []
  const insert = (text: string) =>
    onChange(
      [words.trim(), text]
        .filter((part) => part !== '')
        .join('\n\n')
        .slice(0, maxOwnWords),
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Field
        label="Your own words"
        hint="Optional. Shown below the greeting, above the rest."
        multiline
        minRows={4}
        maxRows={12}
        value={words}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ maxLength: maxOwnWords, dir: 'auto' }}
      />
      {openings.length > 0 && (
        <Box
          component="section"
          aria-label="Saved words"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.8 }}
        >
          {openings.map(({ name, text }) => (
            <Button
              key={name}
              size="xsmall"
              variant="outlined"
              title={text}
              disabled={words.includes(text)}
              onClick={() => insert(text)}
            >
              {name}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}
