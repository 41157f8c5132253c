import { expect, test } from 'vitest'
import { bekundungSchritte } from './weiter.ts'

const RUNDE = { bis: '2026-12-04T23:00:00Z', ziehungAm: '2026-12-09T17:25:00Z', einladungTage: 30 }

test('[S3-02] [S3-03] [S3-04] after a declaration: until when it can change, when the lots are drawn, how long one has then', () => {
  expect(bekundungSchritte(RUNDE)).toEqual([
    {
      was: 'Sie müssen nichts tun',
      satz: 'Ändern oder zurückziehen geht bis zum 04.12.2026, 23:59 Uhr.',
    },
    {
      was: 'Das Los entscheidet',
      satz: 'Die Ziehung ist am 09.12.2026, 18:25 Uhr. Danach stehen hier Ihr Los und Ihr Rang.',
    },
    {
      was: 'Die Bank lädt zum Antrag ein',
      satz: 'Der Reihe nach, solange das Budget reicht, mit einer E-Mail. Für den Antrag haben Sie dann 30 Tage. Bestellen Sie bis zur Bewilligung nichts.',
    },
  ])
})

test('[S3-03] a round without a named draw names no day', () => {
  expect(bekundungSchritte({ ...RUNDE, ziehungAm: null })[1]?.satz).toBe(
    'Danach stehen hier Ihr Los und Ihr Rang.',
  )
})
