import { expect, test } from 'vitest'
import { readMail } from '../../../../functions/messages/inbound/read-mail'

interface Written {
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
  readonly type?: string
}

const written = ({ headers = {}, body, type = 'text/plain; charset=utf-8' }: Written) => {
  const all = {
    From: '"Astrid Lindqvist" <Astrid.Lindqvist@Nordmail.se>',
    To: 'answer+0f@answers.tembea.example',
    Subject: 'Re: Botswana',
    'MIME-Version': '1.0',
    'Content-Type': type,
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return readMail(Buffer.from([...head, '', ...body.split('\n')].join('\r\n')))
}
const textOf = async (mail: Written) => (await written(mail)).text

const html = (body: string): Written => ({ body, type: 'text/html; charset=utf-8' })

test.each<[program: string, mail: Written, text: string]>([
  [
    'Gmail',
    html(
      '<div dir="ltr">Yes, please!<div><br></div><div>Could we add a night?</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Fri, Nov 27, 2026 at 3:00 PM Marula Journeys &lt;<a href="mailto:hello@tembea.example">hello@tembea.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0">Which camp?</blockquote></div>',
    ),
    'Yes, please!\n\nCould we add a night?',
  ],
  [
    'Gmail without HTML',
    {
      body: 'Yes, please!\n\nOn Fri, Nov 27, 2026 at 3:00 PM Marula Journeys <hello@tembea.example>\nwrote:\n\n> Which camp?\n> All the best\n',
    },
    'Yes, please!',
  ],
  [
    'Apple Mail',
    html(
      '<html><body dir="auto">The second one.<div dir="ltr"><br><blockquote type="cite">On 27 Nov 2026, at 15:00, Marula Journeys &lt;hello@tembea.example&gt; wrote:<br></blockquote></div><blockquote type="cite"><div>Which camp?</div></blockquote></body></html>',
    ),
    'The second one.',
  ],
  [
    'Outlook',
    html(
      '<html><body><div class="WordSection1"><p class="MsoNormal">Number two, thanks.</p><div><div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> Marula Journeys &lt;hello@tembea.example&gt;<br><b>Sent:</b> Friday, November 27, 2026 3:00 PM<br><b>To:</b> Astrid Lindqvist<br><b>Subject:</b> Botswana</p></div></div><p class="MsoNormal">Which camp?</p></div></body></html>',
    ),
    'Number two, thanks.',
  ],
  [
    'Outlook on the web',
    html(
      '<div class="elementToProof">Fine with us.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Marula Journeys &lt;hello@tembea.example&gt;<br><b>Sent:</b> Friday<br><b>To:</b> Astrid<br><b>Subject:</b> Botswana</div>',
    ),
    'Fine with us.',
  ],
  [
    'Thunderbird in German',
    {
      body: 'Gerne, am liebsten früher.\n\nAm 27.11.2026 um 15:00 schrieb Marula Journeys:\n> Which camp?\n',
    },
    'Gerne, am liebsten früher.',
  ],
  [
    'a program in French',
    {
      body: 'Très bien.\n\nLe ven. 27 nov. 2026 à 15:00, Marula Journeys <hello@tembea.example> a écrit :\n\n> Which camp?\n',
    },
    'Très bien.',
  ],
  ['a phone', { body: 'Perfect\n\nSent from my iPhone' }, 'Perfect'],
  ['a signature', { body: 'Perfect\n\n-- \nAstrid\n+46 70 123' }, 'Perfect'],
  [
    'answers between the lines',
    { body: '> Which camp?\nThe second.\n\n> How many nights?\nThree.\n' },
    'The second.\nThree.',
  ],
  [
    'quoted-printable of another character set',
    {
      body: 'Sm=F6rg=E5sbord',
      type: 'text/plain; charset=iso-8859-1',
      headers: { 'Content-Transfer-Encoding': 'quoted-printable' },
    },
    'Smörgåsbord',
  ],
])('an answer from %s is its own words alone', async (_program, mail, text) => {
  expect(await textOf(mail)).toBe(text)
})

test('an answer in both forms is read once, as its HTML says, with the address of a link beside its words', async () => {
  const body = [
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Have a look at https://camp.example/rooms and\nsay which.',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Have a look at <a href="https://camp.example/rooms">these rooms</a> and say which.</p>',
    '--b--',
  ].join('\n')
  expect(await textOf({ body, type: 'multipart/alternative; boundary=b' })).toBe(
    'Have a look at these rooms (https://camp.example/rooms) and say which.',
  )
})

test('the sender is known by a lower-case address, and files by their names, pictures of a signature left out', async () => {
  const body = [
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Here they are.</p><img src="cid:logo">',
    '--b',
    'Content-Type: application/pdf; name="passport.pdf"',
    'Content-Disposition: attachment; filename="passport.pdf"',
    '',
    'x',
    '--b',
    'Content-Type: image/png',
    'Content-ID: <logo>',
    'Content-Disposition: inline; filename="logo.png"',
    '',
    'x',
    '--b--',
  ].join('\n')
  expect(await written({ body, type: 'multipart/related; boundary=b' })).toMatchObject({
    from: { address: 'astrid.lindqvist@nordmail.se', name: 'Astrid Lindqvist' },
    text: 'Here they are.',
    files: ['passport.pdf'],
    isAutomatic: false,
  })
})

test.each([
  { 'Auto-Submitted': 'auto-replied' },
  { Precedence: 'bulk' },
  { 'X-Autoreply': 'yes' },
  { 'List-Id': '<travel.example>' },
  { 'Return-Path': '<>' },
  { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
])('a program’s mail is known by %o', async (headers) => {
  expect(await written({ headers, body: 'I am away.' })).toMatchObject({ isAutomatic: true })
  expect(await written({ headers: { 'Auto-Submitted': 'no' }, body: 'I am here.' })).toMatchObject({
    isAutomatic: false,
  })
})

test('what is no mail at all, or ends in its middle, is read as far as it goes', async () => {
  expect(await readMail(new Uint8Array())).toMatchObject({ text: '', files: [] })
  expect(await readMail(Buffer.from('no mail'))).toMatchObject({ from: { address: '' } })
  const body =
    '--b\nContent-Type: text/plain\n\nYes, and the file\n--b\nContent-Disposition: attachment; filename=a.pdf\nContent-Transfer-Encoding: base64\n\nAAAA'
  expect(await written({ body, type: 'multipart/mixed; boundary=b' })).toMatchObject({
    text: 'Yes, and the file',
  })
})
