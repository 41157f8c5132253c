import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { postfachOeffnen } from './postfach.ts'
import { zugangMachen } from './relais.ts'

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

const ohneOpenssl = spawnSync('openssl', ['version']).error !== undefined
test.skipIf(ohneOpenssl)('a relay takes no mail without TLS and a sign-in', async () => {
  const ordner = mkdtempSync(join(tmpdir(), 'relais-test-'))
  const { zugang } = zugangMachen(ordner)
  const relais = await postfachOeffnen(join(ordner, 'mails'), zugang)
  const senden = (mehr: object) =>
    createTransport({ host: 'localhost', port: relais.port, ...mehr }).sendMail({
      from: 'a@demo.example',
      to: 'lena@demo.example',
      subject: 'Neues Passwort',
      text: 'Guten Tag',
    })
  const auth = { user: zugang.benutzer, pass: zugang.passwort }
  const tls = { ca: zugang.zertifikat }
  try {
    await expect(senden({ tls })).rejects.toThrow(/authentication/i)
    await expect(senden({ tls, auth: { ...auth, pass: 'falsch' } })).rejects.toThrow(/Anmeldung abgelehnt/)
    await expect(senden({ ignoreTLS: true, auth })).rejects.toThrow(/STARTTLS|TLS/)
    await senden({ tls, auth })
    expect(readdirSync(join(ordner, 'mails'))).toHaveLength(1)
  } finally {
    await relais.schliessen()
    rmSync(ordner, { recursive: true })
  }
})
