// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '../../../../web/components/dialogs/ConfirmDialog'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('../../../../web/components/dialogs/ConfirmDialogBody', () => {
  loaded()
  return { ConfirmDialogBody: () => null }
})
const nothing = () => {}

test('a question is loaded before it is asked, so that it can be asked offline', async () => {
  render(
    <ConfirmDialog open={false} title="Leave?" text="" onCancel={nothing} onConfirm={nothing} />,
  )
  expect(loaded).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointermove'))
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})
