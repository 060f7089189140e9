import { expect, test } from 'vitest'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { letter } from '../../../functions/mail/letter'
import { agentSignature } from '../../../functions/mail/signature'

const naledi = { phone: '+267 71 234 567', headshot: 'pictures/naledi.jpg' }
const mail = {
  name: 'Naledi Mokoena',
  email: 'naledi@marula.example',
  webAddress: 'https://app.example',
}
const brand = {
  name: 'Marula Journeys',
  tokens: agencyTokens(undefined),
  logo: undefined,
  picture: { address: '', alt: '' },
}

test('an agent signs with portrait and phone until they choose otherwise', () => {
  expect(agentSignature(naledi, mail)).toEqual({
    name: 'Naledi Mokoena',
    line: '',
    lines: ['+267 71 234 567', 'naledi@marula.example'],
    portrait: 'https://app.example/media/pictures/naledi.jpg',
  })
  const signature = { line: 'Safari planner', showsPhone: false, showsPortrait: false }
  expect(agentSignature({ ...naledi, signature }, mail)).toEqual({
    name: 'Naledi Mokoena',
    line: 'Safari planner',
    lines: ['naledi@marula.example'],
    portrait: undefined,
  })
})

test('who is gone signs by name and address', () => {
  expect(agentSignature(undefined, mail)).toMatchObject({
    lines: [mail.email],
    portrait: undefined,
  })
})

test('a letter ends with name, line, agency and how the agent is reached', () => {
  const line = 'Planner & <guide>'
  const signature = agentSignature(
    { ...naledi, signature: { line, showsPhone: true, showsPortrait: true } },
    mail,
  )
  const { text, html } = letter({ heading: 'Hello', paragraphs: ['Dear Ada,'], signature, brand })
  expect(text).toBe(
    `Hello\n\nDear Ada,\n\nNaledi Mokoena\n${line}\nMarula Journeys\n+267 71 234 567\nnaledi@marula.example\n`,
  )
  expect(html).toContain('Planner &amp; &lt;guide&gt;<br>Marula Journeys<br>+267 71 234 567')
})

test('own words stand below the greeting, paragraph by paragraph', () => {
  const { text } = letter({
    heading: 'Hello',
    paragraphs: ['Dear Ada,', 'Read it.'],
    ownWords: '\n One. \n\n\n Two.\nThree.',
    brand,
  })
  expect(text).toBe('Hello\n\nDear Ada,\n\nOne.\n\nTwo.\nThree.\n\nRead it.\n\nMarula Journeys\n')
})
