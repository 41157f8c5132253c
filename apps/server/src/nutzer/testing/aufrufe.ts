import { randomUUID } from 'node:crypto'
import type { Aufrufteil, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, als } from '../../platform/testing/portalBasis.ts'
import { landwirtin } from './beispiele.ts'
import { zweiterFaktor } from './person.ts'

const NEU = als('neu.nutzer')
const ZU_OFT = 'Zu viele Anfragen'

const katalog = ({ gut, unbekannt, senden }: Katalogmittel): readonly Zeile[] => {
  /** Of one network 20 reports are taken at once. */
  const vieleMeldungen = async () => {
    await senden('barriereMelden', {}, 20)
    return {}
  }
  /** Of one person 10 changes are looked at at once. */
  const vieleAenderungen = async () => {
    const wer = als('udo.unidentifiziert')
    const eigene = { wer, query: { username: wer.username, email: wer.email } }
    await senden('loginDatenAendern', eigene, 10)
    return eigene
  }
  /** Max acts for three companies and says that it is one. */
  const nurEines = () => {
    const query = { guid: 'de000000-0000-4000-8001-000000000002' }
    return { wer: MAX, query, body: gut('nutzerAendern').body }
  }
  return [
    ['loginDatenAendern', 401, 'Reauthentication required', () => ({ wer: { ...LENA, authTime: 1 } })],
    ['otpLoeschen', 401, 'Reauthentication required', () => ({ wer: { ...LENA, authTime: 1 } })],
    [
      'barriereMelden',
      403,
      'Unzureichende Berechtigung',
      () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
    ],
    ['nutzerLesen', 404, 'Nicht gefunden', () => ({ wer: NEU })],
    ['nutzerStatusLesen', 404, 'Kein Nutzer', () => ({ wer: NEU })],
    ['loginDatenAendern', 404, 'Nicht gefunden', () => ({ wer: { sub: randomUUID() } })],
    ['otpLoeschen', 404, 'Nicht gefunden', unbekannt('otpLoeschen', 'otpId')],
    [
      'loginDatenAendern',
      412,
      'Benutzer bereits vorhanden',
      () => ({ query: { username: 'max.mehrfach', email: LENA.email } }),
    ],
    ['loginDatenAendern', 429, ZU_OFT, vieleAenderungen],
    ['nutzerAendern', 409, 'Konkurrente Bearbeitung', () => ({ query: { guid: randomUUID() } })],
    ['nutzerAendern', 412, 'Benutzer nicht vorhanden', () => ({ wer: NEU })],
    ['nutzerAendern', 412, 'Nicht möglich zu diesem Zeitpunkt', nurEines],
    ['nutzerAnlegen', 412, 'Benutzer bereits vorhanden', () => ({ wer: LENA })],
    ['barriereMelden', 429, ZU_OFT, vieleMeldungen],
  ]
}

export const aufrufe: Aufrufteil = async ({ t }) => ({
  beispiele: {
    nutzerLesen: { als: LENA },
    nutzerStatusLesen: { als: LENA },
    entwurfSchluesselLesen: { als: LENA },
    loginDatenAendern: { als: LENA, query: { username: LENA.username, email: LENA.email } },
    barriereMelden: {
      als: LENA,
      body: {
        kennung: randomUUID(),
        barriere: 'Der Kalender\nlässt sich mit der Tastatur nicht schließen.',
        seite: '/registrierung/nutzer',
        absender: 'Lena Lindenau',
        antwortAn: 'lena@hof.example',
      },
    },
    nutzerAendern: { als: LENA, query: { guid: 'de000000-0000-4000-8001-000000000001' }, body: landwirtin },
    nutzerAnlegen: { als: NEU, body: landwirtin },
    otpListeLesen: { als: LENA },
    otpLoeschen: {
      als: LENA,
      params: { otpId: await zweiterFaktor(t, LENA.sub) },
      objekte: { otpId: await zweiterFaktor(t, MAX.sub) },
    },
  },
  katalog,
})
