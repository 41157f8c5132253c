import { Refused } from '@foerderportal/client/testing/answers'
import type { Arrived } from '@foerderportal/client/testing/requests'
import type { BekundungAntwort, BekundungLage } from '@foerderportal/contract/interessenbekundung/antwort'
import { bekundungSummen, zuwendungenRechnen } from '@foerderportal/contract/interessenbekundung/betraege'
import { vorhabenPruefen } from '@foerderportal/contract/interessenbekundung/pruefung'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import type { BekundungDetail } from '@foerderportal/contract/interessenbekundung/schema'
import { KONTEXT } from '@foerderportal/contract/interessenbekundung/testing/testRunde'
import { bekundung, inTagen, runde, rundeVorgaben } from '../../testing/overviews.ts'
import { LINDENAU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'

export const GUID = bekundung().guid

const leer = (): BekundungAntwort => ({
  guid: GUID,
  fertig: false,
  investitionen: zuwendungenRechnen([], KONTEXT),
  unternehmen: { unternehmenName: LINDENAU.name },
  uiStorage: null,
  lage: {
    aenderbar: true,
    einreichenGesperrtWeil: null,
    rueckzugGesperrtWeil: null,
    unternehmenGuid: LINDENAU.id,
    ibkMetaGuid: runde().ibkMetaGuid,
    programmbezeichnung: runde().programmbezeichnung,
    bekundungStatus: 'ERFASSUNG',
    bekundungStand: 'ENTWURF',
    erfassungsZeitraum: runde().erfassungsZeitraum,
    gespeichertAm: new Date().toISOString(),
    eingang: null,
    geaendertSeitEingang: false,
    vorlage: null,
  },
})

const gesendet = (bisher: BekundungLage): Partial<BekundungLage> => ({
  bekundungStand: 'EINGEREICHT',
  geaendertSeitEingang: false,
  eingang: bisher.eingang ?? {
    eingangsnummer: 'IBK-2026-000001',
    eingegangenAm: new Date().toISOString(),
    sha256: 'a5'.repeat(32),
    beleg: { uuid: GUID, dateiname: 'Beleg.pdf', downloadUrl: '/beleg', sha256: 'b6'.repeat(32) },
    fruehere: [],
  },
})

const GEREIHT = {
  aenderbar: false,
  bekundungStatus: 'NACH_REIHUNG',
  erfassungsZeitraum: { von: inTagen(-40), bis: inTagen(-10) },
} as const

/** The declaration of one company as the server keeps it: begun, saved, sent, withdrawn. */
export const bekundungsdienst = ({ server }: Portal, anders: Partial<BekundungDetail> = {}) => {
  let stand: BekundungAntwort | null = null
  let version = 1
  const da = (): BekundungAntwort => {
    if (stand === null) throw new Refused(BEKUNDUNG.bekundungFehlt, undefined)
    return stand
  }
  const antwort = () => ({ body: da(), version })
  const anlegen = () => {
    stand ??= leer()
    return antwort()
  }
  const speichern = ({ body: { lage: _lage, ...formular } }: Arrived<typeof contract.bekundungSpeichern>) => {
    const neu = { ...formular, investitionen: zuwendungenRechnen(formular.investitionen, KONTEXT) }
    const [fehler] = vorhabenPruefen({ formular: neu, kontext: KONTEXT })
    if (formular.fertig === true && fehler) throw new Refused(BEKUNDUNG.nichtMoeglich, fehler.text)
    const { lage } = da()
    const geaendert =
      formular.fertig === true ? gesendet(lage) : { geaendertSeitEingang: lage.eingang !== null }
    stand = { ...neu, lage: { ...lage, ...geaendert, gespeichertAm: new Date().toISOString() } }
    version += 1
    return antwort()
  }
  const detail = (): BekundungDetail | null => {
    if (stand === null) return null
    const { betragCent, zuwendungCent } = bekundungSummen(stand.investitionen)
    return {
      ...bekundung(),
      fertig: stand.fertig === true,
      eingangsnummer: stand.lage.eingang?.eingangsnummer ?? null,
      eingegangenAm: stand.lage.eingang?.eingegangenAm ?? null,
      betragInEuro: betragCent / 100,
      zuwendungInEuro: zuwendungCent / 100,
      ...anders,
    }
  }
  const setzen = (geaendert: (bisher: BekundungLage) => Partial<BekundungLage>) => {
    const { lage, ...formular } = anlegen().body
    stand = { ...formular, lage: { ...lage, ...geaendert(lage) } }
  }
  /** It was sent, and its round goes on. */
  const absenden = () => setzen(gesendet)
  /** What was sent was changed since. */
  const aendern = () => setzen(() => ({ geaendertSeitEingang: true }))
  let gereiht = false
  /** Its round is over and ranked. */
  const ranken = () => {
    gereiht = true
    setzen((bisher) => ({ ...gesendet(bisher), aenderbar: false, bekundungStatus: 'NACH_REIHUNG' }))
  }
  server.answer(contract.bekundungMetaLesen, 200, { ...rundeVorgaben(), ...KONTEXT })
  server.serve(contract.bekundungUebersichtLesen, () => {
    const status = gereiht ? GEREIHT : {}
    return { body: [runde({ detail: detail(), ...status })] }
  })
  server.serve(contract.bekundungAnlegen, anlegen)
  server.serve(contract.bekundungLesen, antwort)
  server.serve(contract.bekundungSpeichern, speichern)
  server.answer(contract.bekundungZurueckziehen, 204)
  return { anlegen, absenden, aendern, ranken }
}
