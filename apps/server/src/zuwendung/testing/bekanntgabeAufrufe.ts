import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type {
  Aufrufteil,
  Beispiele,
  Fehler,
  Katalogmittel,
  Zeile,
} from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, als, habe } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { befangen, mit } from './bankAufrufe.ts'
import {
  abrufen,
  bereitstellen,
  bestaetigen,
  einwilligen,
  gedruckterBescheid,
  versenden,
  widerrufen,
  type Bescheid,
} from './bescheidWelt.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Nicht gefunden'
const KEIN_FALL = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

const SABINE = {
  ...als('sabine.sachbearbeitung'),
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}

/** Of the bank, and a member of the farm. */
const eigener = (): Fehler => ({
  wer: { ...MAX, rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'] },
})

const { hofLindenau, hofAltmoor } = DEMO_UNTERNEHMEN

/** Notices of Lena's farm as far on their way as her calls need them; the bank works with those of Max's farm. */
const bescheide = async (t: TestApp) => {
  const gedruckt = async (wer = LENA, firma: string = hofLindenau): Promise<Bescheid> =>
    gedruckterBescheid(t, { antrag: (await habe(t, wer, firma)).formular.guid })
  const fremder = () => gedruckt(MAX, hofAltmoor)
  /** As if a mail server had taken its mail just now. */
  const bereit = async (): Promise<Bescheid> => {
    const b = await gedruckt()
    await bereitstellen(t, b)
    await sql`update bekanntgabe set status = 'BENACHRICHTIGT', benachrichtigt_am = now(),
      endet_am = now() + interval '10 days' where bescheid_guid = ${b.guid}`.execute(t.ownerDb)
    return b
  }
  await einwilligen(t, hofLindenau)
  const [offen, begonnen, gegeben] = [await bereit(), await bereit(), await bereit()]
  const [versuch, fertig] = [
    (await abrufen(t, begonnen, LENA)).body.versuch,
    (await abrufen(t, gegeben, LENA)).body.versuch,
  ]
  await bestaetigen(t, gegeben, fertig, LENA)
  // What was provided stays; whether she agrees is asked by a call of its own.
  await widerrufen(t, hofLindenau)
  await einwilligen(t, hofAltmoor)
  const [wartend, offenlassen, unterwegs] = [await fremder(), await fremder(), await fremder()]
  const heute = tagInBerlin(t.clock.now())
  await versenden(t, unterwegs, heute, SABINE)
  return { t, offen, begonnen, gegeben, versuch, wartend, offenlassen, unterwegs, heute, fremd: wartend.guid }
}
type Bescheide = Awaited<ReturnType<typeof bescheide>>

const beispiele = ({
  offen,
  begonnen,
  gegeben,
  versuch,
  wartend,
  offenlassen,
  unterwegs,
  heute,
  fremd,
}: Bescheide): Beispiele => {
  const eigen = (b: Bescheid) => ({ als: LENA, params: { guid: b.guid }, objekte: { guid: fremd } })
  const beiDerBank = (b: Bescheid) => ({
    ...mit('SACHBEARBEITUNG_SCHREIBEN'),
    params: { guid: b.fall, bescheidGuid: b.guid },
  })
  return {
    bescheideLesen: {
      als: LENA,
      params: { unternehmenGuid: hofLindenau },
      unternehmen: ['unternehmenGuid'],
    },
    bescheidAbrufen: eigen(offen),
    bescheidAbrufLaden: {
      als: LENA,
      params: { guid: begonnen.guid, versuch },
      objekte: { guid: fremd, versuch: fremd },
    },
    bescheidAbrufBestaetigen: {
      als: LENA,
      params: { guid: begonnen.guid, versuch },
      objekte: { guid: fremd, versuch: fremd },
      body: { sha256: begonnen.sha256 },
    },
    bescheidHerunterladen: { ...eigen(gegeben), query: { download: 'true' } },
    bekanntgabeLesen: { ...mit('SACHBEARBEITUNG_LESEN'), params: { guid: wartend.fall } },
    bescheidVersenden: { ...beiDerBank(wartend), body: { aufgegebenAm: heute } },
    bescheidErneutBereitstellen: beiDerBank(offenlassen),
    briefZurueckmelden: { ...beiDerBank(unterwegs), body: { grund: 'Unbekannt verzogen.' } },
  }
}

const katalog =
  ({ t, offen, begonnen, gegeben, versuch, wartend, fremd }: Bescheide) =>
  ({ unbekannt }: Katalogmittel): readonly Zeile[] => [
    ['bescheideLesen', 403, NEIN, unbekannt('bescheideLesen', 'unternehmenGuid')],
    ['bescheidAbrufen', 403, NEIN, () => ({ wer: als('nora.nurlesen') })],
    ['bescheidAbrufen', 404, NICHT_DA, unbekannt('bescheidAbrufen', 'guid')],
    ['bescheidAbrufen', 412, NICHT_JETZT, () => ({ params: { guid: gegeben.guid } })],
    ['bescheidAbrufLaden', 404, NICHT_DA, unbekannt('bescheidAbrufLaden', 'versuch')],
    [
      'bescheidAbrufLaden',
      412,
      NICHT_JETZT,
      async () => {
        await sql`insert into bescheid_abruf (guid, bescheid_guid, nr, nutzer_sub, name, begonnen_am)
            select ${fremd}, bescheid_guid, nr, nutzer_sub, name, begonnen_am - interval '1 day'
            from bescheid_abruf where guid = ${versuch}`.execute(t.ownerDb)
        return { params: { guid: begonnen.guid, versuch: fremd } }
      },
    ],
    ['bescheidAbrufBestaetigen', 404, NICHT_DA, unbekannt('bescheidAbrufBestaetigen', 'versuch')],
    ['bescheidAbrufBestaetigen', 412, NICHT_JETZT, () => ({ body: { sha256: 'a'.repeat(64) } })],
    ['bescheidHerunterladen', 403, NEIN, () => ({ params: { guid: offen.guid } })],
    ['bescheidHerunterladen', 404, NICHT_DA, unbekannt('bescheidHerunterladen', 'guid')],
    [
      'bescheidHerunterladen',
      412,
      NICHT_JETZT,
      async () => {
        const stand = (wert: string) =>
          sql`update datei set scan_status = ${wert} where guid = ${gegeben.datei}`.execute(t.ownerDb)
        await stand('beschädigt')
        return { danach: () => stand('nicht geprüft') }
      },
    ],
    ['bekanntgabeLesen', 403, NEIN, befangen(t, { guid: wartend.antrag })],
    ['bekanntgabeLesen', 404, KEIN_FALL, unbekannt('bekanntgabeLesen', 'guid')],
    ...(['bescheidVersenden', 'bescheidErneutBereitstellen', 'briefZurueckmelden'] as const).flatMap(
      (name) =>
        [
          [name, 403, NEIN, eigener],
          [name, 404, KEIN_FALL, unbekannt(name, 'guid')],
          [name, 404, NICHT_DA, unbekannt(name, 'bescheidGuid')],
          [name, 412, NICHT_JETZT, () => ({ params: { guid: gegeben.fall, bescheidGuid: gegeben.guid } })],
        ] as const,
    ),
  ]

export const aufrufe: Aufrufteil = async ({ t }) => {
  const alle = await bescheide(t)
  return { beispiele: beispiele(alle), katalog: katalog(alle) }
}
