import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { postfachOeffnen } from './postfach.ts'

test('the mailbox keeps each mail, umlauts and all, in the order of their coming', async () => {
  const ordner = mkdtempSync(join(tmpdir(), 'postfach-test-'))
  const postfach = await postfachOeffnen(ordner)
  try {
    const post = createTransport({ host: '127.0.0.1', port: postfach.port })
    for (const betreff of ['Passwort zurücksetzen', 'E-Mail verifizieren'])
      await post.sendMail({
        from: 'a@demo.example',
        to: 'lena@demo.example',
        subject: betreff,
        text: `Grüße: ${betreff}`,
      })
    const mails = readdirSync(ordner)
      .toSorted()
      .map((name) => JSON.parse(readFileSync(join(ordner, name), 'utf8')) as unknown)
    expect(mails).toEqual([
      {
        an: ['lena@demo.example'],
        betreff: 'Passwort zurücksetzen',
        text: expect.stringContaining('Grüße: Passwort zurücksetzen'),
        am: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ betreff: 'E-Mail verifizieren' }),
    ])
  } finally {
    await postfach.schliessen()
    rmSync(ordner, { recursive: true })
  }
})
