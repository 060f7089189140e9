// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMessageLog } from '../../../../../web/components/snackbar/message-log'
import { EditableName } from '../../../../../web/features/itinerary-edit/components/header/EditableName'
import { renderPage } from '../../../../support/render-page'

function Said() {
  return <output>{useMessageLog().messages.map(({ text }) => text)}</output>
}

test('a name that is cut at the most that is stored says so', async () => {
  const onRename = vi.fn()
  const { user } = await renderPage(
    <>
      <EditableName name="Kenya" isReadOnly={false} onRename={onRename} />
      <Said />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.paste('A'.repeat(199))
  expect(screen.getByRole('status').textContent).toBe('')
  await user.paste('BCD')
  expect(screen.getByRole('status').textContent).toBe('At most 200 characters.')
  await user.keyboard('{Enter}')
  expect(onRename).toHaveBeenCalledWith(`${'A'.repeat(199)}B`)
})
