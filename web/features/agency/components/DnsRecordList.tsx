import Box from '@mui/material/Box'
import { IconAction } from '../../../components/inputs/IconAction'
import { useCopy } from '../../../components/snackbar/use-copy'
import type { MailDomain } from '../api/mail-domain'

/** Entries to be made in a domain's DNS, each part to be copied by itself. */
export function DnsRecordList({ records }: Pick<MailDomain, 'records'>) {
  return (
    <Box component="ol" aria-label="DNS records" sx={looks.list}>
      {records.map(({ name, type, value }, at) => (
        <Box component="li" key={name} sx={looks.one}>
          <Part label="Type" text={type} record={at + 1} />
          <Part label="Name" text={name} record={at + 1} />
          <Part label="Value" text={value} record={at + 1} />
        </Box>
      ))}
    </Box>
  )
}

interface PartProps {
  readonly label: 'Type' | 'Name' | 'Value'
  readonly text: string
  /** Which of the records it is of, from 1. */
  readonly record: number
}

function Part({ label, text, record }: PartProps) {
  const copy = useCopy()
  return (
    <Box sx={looks.part}>
      <Box component="span" sx={{ color: 'ink.second' }}>
        {label}
      </Box>
      <Box component="code" sx={looks.text}>
        {text}
      </Box>
      <IconAction
        icon="copy"
        size="small"
        label={`Copy ${label.toLowerCase()} of record ${record}`}
        onClick={() => copy(text, `${label} copied.`)}
      />
    </Box>
  )
}

const looks = {
  list: { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
  one: { bgcolor: 'ground.sand', borderRadius: 'var(--mui-radius-card)', p: '6px 8px 6px 14px' },
  part: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 1,
    minHeight: 32,
    py: '3px',
  },
  text: { fontSize: 13, overflowWrap: 'anywhere' },
} as const
