import { randomUUID } from 'node:crypto'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { einladungEinfuegen } from '../kern/einladungen.ts'
import { DEMO_EINLADUNG, DEMO_UNTERNEHMEN } from '../public.ts'

const NEIN = 'Unzureichende Berechtigung'

/** Of Hof Altmoor KG, or of Hof Lindenau GbR, to this address; answers its guid. */
const einladen = async (
  { services }: TestApp,
  email: string,
  { unternehmenGuid, von } = { unternehmenGuid: DEMO_UNTERNEHMEN.hofAltmoor, von: MAX.sub },
): Promise<string> => {
  const guid = randomUUID()
  const { db, clock } = services
  const einladung = {
    guid,
    unternehmenGuid,
    email,
    von,
    am: clock.now(),
  }
  await db.transaction().execute((tx) => einladungEinfuegen(tx, einladung))
  return guid
}

const katalog = ({ gut, unbekannt, senden }: Katalogmittel): readonly Zeile[] => {
  const mit = (query: Record<string, string>): Fehler => ({
    query: { ...gut('nutzerEinladen').query, ...query },
  })
  const zweimal = async () => {
    await senden('nutzerEinladen', mit({ email: 'zweimal@hof.example' }))
    return mit({ email: 'zweimal@hof.example' })
  }
  /** Of one company 20 invitations are sent at once. */
  const viele = async (): Promise<Fehler> => {
    for (let i = 0; i < 20; i++) await senden('nutzerEinladen', mit({ email: `viele${i}@hof.example` }))
    return {}
  }
  return [
    [
      'einladungBeantworten',
      401,
      'Reauthentication required',
      () => ({ wer: { ...als('eva.eingeladen'), authTime: 1 } }),
    ],
    ['einladungenLesen', 403, NEIN, () => ({ query: { companyId: randomUUID() } })],
    ['einladungZurueckziehen', 403, NEIN, unbekannt('einladungZurueckziehen', 'companyId')],
    ['einladungZurueckziehen', 404, 'Nicht gefunden', unbekannt('einladungZurueckziehen', 'einladungId')],
    ['nutzerEinladen', 403, NEIN, () => mit({ companyId: randomUUID() })],
    ['einladungLesen', 404, 'Nicht gefunden', unbekannt('einladungLesen', 'einladungId')],
    ['einladungBeantworten', 404, 'Nicht gefunden', unbekannt('einladungBeantworten', 'einladungId')],
    ['einladungBeantworten', 404, 'Kein Nutzer', () => ({ wer: als('neu.nutzer') })],
    ['nutzerEinladen', 412, 'Benutzer bereits vorhanden', () => mit({ email: als('paul.partner').email })],
    ['nutzerEinladen', 412, 'Nicht möglich zu diesem Zeitpunkt', zweimal],
    ['nutzerEinladen', 429, 'Zu viele Anfragen', viele],
  ]
}

/** Eva's invitations beside the one of the demo world: one to answer, and somebody else's. */
export const aufrufe: Aufrufteil = async ({ t, eigen: { unternehmenGuid: companyId } }) => {
  const fremde = await einladen(t, 'jemand.anders@hof.example')
  const eva = { als: als('eva.eingeladen'), objekte: { einladungId: fremde } }
  const lenas = { unternehmenGuid: companyId, von: LENA.sub }
  const zurueckzuziehen = await einladen(t, 'versehen@hof.example', lenas)
  const zuBeantworten = await einladen(t, eva.als.email)
  return {
    beispiele: {
      einladungenLesen: { als: LENA, query: { companyId } },
      nutzerEinladen: { als: LENA, query: { companyId, email: 'kollegin@hof.example' } },
      einladungZurueckziehen: {
        als: LENA,
        params: { companyId, einladungId: zurueckzuziehen },
        unternehmen: ['companyId'],
        objekte: { einladungId: fremde },
      },
      einladungLesen: { ...eva, params: { einladungId: DEMO_EINLADUNG } },
      einladungBeantworten: {
        ...eva,
        params: { einladungId: zuBeantworten },
        query: { bestaetigen: 'true' },
      },
    },
    katalog,
  }
}
