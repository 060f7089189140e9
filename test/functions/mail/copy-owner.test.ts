import { expect, test } from 'vitest'
import { copyForOwner, sendWithCopy } from '../../../functions/mail/copy-owner'
import type { Mail } from '../../../functions/mail/mailer'
import { agencyIdSchema } from '../../../shared/ids/ids'

const notice = { text: 'Your trip is ready' }
const mail = {
  to: 'eleanor@hartley.co.uk',
  subject: 'Your trip',
  text: 'https://tembea.example/client/enter/x',
  notice,
}
const owner = 'naledi@example.com'
const marula = { id: agencyIdSchema.parse('agy_marula') }

test.each([
  [['ccBookingOwner' as const], mail.to, true],
  [[], mail.to, false],
  [['ccBookingOwner' as const], 'Naledi@example.com', false],
])(
  '1 §6: with the flags %j the owner of a booking gets a copy of a mail to %s: %s',
  (featureFlags, to, isCopied) => {
    const copy = copyForOwner({ ...mail, to }, { agency: { ...marula, featureFlags }, owner })
    expect(copy).toEqual(
      isCopied
        ? { to: owner, subject: `Copy of the email to ${to}: Your trip`, ...notice }
        : undefined,
    )
  },
)

test('1 §6: a copy that cannot be sent does not fail the mail, which would then go out twice', async () => {
  const sent: Mail[] = []
  const send = async (one: Mail) => {
    if (one.to === owner) throw new Error('refused')
    sent.push(one)
    return undefined
  }
  await sendWithCopy({ send }, mail, {
    agency: { ...marula, featureFlags: ['ccBookingOwner'] },
    owner,
  })
  expect(sent).toEqual([{ ...mail, agencyId: marula.id }])
})
