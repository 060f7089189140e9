import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { radius } from '../../../components/looks/looks'
import { saveFile } from '../../../lib/files/save-file'

/** Recovery codes, with the ways to keep them. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [said, setSaid] = useState('')
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Recovery codes copied.'),
      () => setSaid('Copying was blocked by your browser. Download them instead.'),
    )
  return (
    <div>
      <Box component="ol" aria-label="Recovery codes" sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.6 }}>
        <Button variant="outlined" startIcon={<Icon name="copy" size={15} />} onClick={copy}>
          Copy
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" size={15} />}
          onClick={() => saveFile('tembea-recovery-codes.txt', text, 'text/plain;charset=utf-8')}
        >
          Download
        </Button>
        <Box component="span" role="status" sx={{ color: 'ink.second' }}>
          {said}
        </Box>
      </Box>
    </div>
  )
}

const list = {
  display: 'grid',
  gap: 1,
  p: 2,
  m: 0,
  borderRadius: radius.field,
  bgcolor: 'ground.sand',
  fontWeight: 600,
  listStyle: 'none',
}
