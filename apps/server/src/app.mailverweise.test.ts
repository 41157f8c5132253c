import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PORTALPROFILE, profilFuer } from '@foerderportal/contract/shared/portal/portalprofil'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { describe, expect, test } from 'vitest'
import { auszahlungVerweis } from './auszahlung/kern/auszahlungMail.ts'
import { portalVerweis } from './platform/mail/portalVerweis.ts'
import { antraegeVerweis, antragVerweis } from './zuwendung/kern/antragMail.ts'

const PROGRAMME = Programm.options
const PORTAL = { portalUrl: 'https://portal.example' }
const GUID = 'a0000000-0000-4000-8000-000000000001'
const SEITEN = ['weiter', 'eingang', 'mitzeichnung', 'zusammenfassung', 'anhoerung', 'verzicht'] as const

/** Every page of a case to which a mail leads. */
const ziele = (programm: Programm) => {
  const fall = { guid: GUID, unternehmen_guid: GUID, programm }
  return [
    ...SEITEN.map((seite) => antragVerweis(PORTAL, fall, seite)),
    antraegeVerweis(PORTAL, fall),
    auszahlungVerweis(PORTAL, fall, 'weiter'),
    auszahlungVerweis(PORTAL, fall, 'eingang'),
    portalVerweis(PORTAL, `/mitteilungen/${GUID}`, fall),
    portalVerweis(PORTAL, `/zuwendung/bescheid/${GUID}`, fall),
    portalVerweis(PORTAL, '/unternehmen-aendern/unternehmen', fall),
  ]
}

describe('[S11-06] [R1-06] a mail leads into the portal in which its case is', () => {
  test.each(PROGRAMME)('%s', (programm) => {
    const { basis } = profilFuer(produktgruppeVon(programm))
    const andere = PORTALPROFILE.map((profil) => profil.basis).filter((b) => b !== basis && b !== '')
    for (const ziel of ziele(programm)) {
      expect(ziel).toMatch(new RegExp(`^https://portal\\.example${basis}/[a-z].*\\?unternehmenId=${GUID}$`))
      expect(andere.filter((b) => ziel.includes(b))).toEqual([])
    }
  })

  test('the two portals are told apart at all', () => {
    expect(new Set(PROGRAMME.map((programm) => ziele(programm)[0])).size).toBeGreaterThan(1)
  })

  test('what is about no case leads to the first portal', () => {
    const allgemein = { unternehmen_guid: GUID, programm: null }
    expect(portalVerweis(PORTAL, '/mitteilungen/x', allgemein)).toBe(
      `https://portal.example/mitteilungen/x?unternehmenId=${GUID}`,
    )
  })

  test('and no other place writes the address of a page of a case', () => {
    const ordner = import.meta.dirname
    const quellen = globSync('**/*.ts', { cwd: ordner }).filter(
      (datei) => !/\.test\.ts$|\/testing\//.test(datei),
    )
    const FALLSEITE = /portalUrl\}\/(?:zuwendung|auszahlung|mitteilungen|interessenbekundung)\b/
    expect(quellen.length).toBeGreaterThan(500)
    expect(quellen.filter((datei) => FALLSEITE.test(readFileSync(join(ordner, datei), 'utf8')))).toEqual([])
  })
})
