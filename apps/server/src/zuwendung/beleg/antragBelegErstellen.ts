import { fileURLToPath } from 'node:url'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { dateiAblegen, type Abgelegt } from '../../platform/files/public.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { antragVerweis } from '../kern/antragMail.ts'
import {
  belegSetzen,
  einreichungMitGeschaeft,
  gesendetesFormular,
  ohneBelegSperren,
  type EinreichungMitGeschaeft,
} from '../kern/einreichungen.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { ANTRAG_BELEG } from './antragBeleg.ts'
import { belegDaten, belegMail, type BelegQuelle } from './belegDaten.ts'

const VORLAGE = fileURLToPath(new URL('./antrag.typ', import.meta.url))

type Empfaenger = { readonly an: string; readonly name: string; readonly schluessel: string }
type Quelle = BelegQuelle & {
  readonly einreichung: EinreichungMitGeschaeft
  readonly empfaenger: readonly Empfaenger[]
}

/** Who sent it and who signed too. Who has left the company meanwhile gets nothing: the company's contact does. */
const empfaengerVon = (
  e: EinreichungMitGeschaeft,
  formular: AntragFormular,
  mitglieder: readonly Mitglied[],
): Empfaenger[] => {
  const schluessel = `${ANTRAG_BELEG}:${e.eingangsnummer}`
  const mitglied = (sub: string | null) => mitglieder.find((m) => m.sub === sub)
  const absender = mitglied(e.eingereicht_von)
  const zweiter = mitglied(e.mitgezeichnet_von)
  const { ansprechpartner, ansprechpartnerEmail } = formular.unternehmen ?? {}
  return [
    {
      an: absender?.email ?? ansprechpartnerEmail ?? '',
      name: absender ? nutzerName(absender) : (ansprechpartner ?? ''),
      schluessel,
    },
    ...(zweiter
      ? [{ an: zweiter.email, name: nutzerName(zweiter), schluessel: `${schluessel}:mitzeichnung` }]
      : []),
  ].filter(({ an }) => an !== '')
}

const quelleLaden = async (services: Services, eingangsnummer: string): Promise<Quelle | undefined> => {
  const einreichung = await einreichungMitGeschaeft(services.db, eingangsnummer)
  if (einreichung === undefined || einreichung.beleg_guid !== null) return undefined
  const formular = gesendetesFormular(einreichung)
  const mitglieder = await mitgliederLaden(services.db, einreichung.unternehmen_guid)
  const absender = mitglieder.find((m) => m.sub === einreichung.eingereicht_von)
  return {
    einreichung,
    formular,
    programm: geltendesProgramm(await programmeLesen(services), einreichung.programm, einreichung.erste_am),
    bankName: services.config.bankName,
    person: absender ? nutzerName(absender) : (formular.unternehmen?.ansprechpartner ?? ''),
    empfaenger: empfaengerVon(einreichung, formular, mitglieder),
  }
}

const belegErzeugen = (q: Quelle): Promise<Buffer> =>
  pdfErzeugen({
    vorlage: VORLAGE,
    daten: belegDaten(q),
    anhang: {
      name: 'antrag.json',
      bytes: Buffer.from(q.einreichung.gesendet),
      beschreibung: 'Die Angaben des Antrags, wie sie eingegangen sind',
    },
    erstelltAm: q.einreichung.eingegangen_am,
    standard: 'a-3a und ua-1',
  })

const festhalten = async (
  services: Services,
  tx: Tx,
  q: Quelle,
  ablegen: Abgelegt,
  mail: boolean,
): Promise<void> => {
  const { eingangsnummer } = q.einreichung
  if ((await ohneBelegSperren(tx, eingangsnummer)) === undefined) return
  const beleg = await ablegen(tx)
  await belegSetzen(tx, eingangsnummer, beleg)
  if (!mail) return
  const { antrag_guid: guid, unternehmen_guid, demo } = q.einreichung
  const verweis = antragVerweis(services.config, { guid, unternehmen_guid }, 'eingang')
  for (const { an, name, schluessel } of q.empfaenger) {
    const inhalt = belegMail(q, { empfaenger: name, belegSha256: beleg.sha256, verweis })
    await mailVersenden(tx, { an, ...inhalt, schluessel, demo })
  }
}

/**
 * Makes the receipt of a submission (PDF/A-3a and PDF/UA-1 with the sent JSON inside), keeps it, and sends the mail (S4-08). Safe to
 * repeat: receipt and mail come once.
 */
export const antragBelegErstellen = aufgabe({
  name: ANTRAG_BELEG,
  payload: z.object({ eingangsnummer: z.string(), mail: z._default(z.boolean(), true) }),
  run: async ({ eingangsnummer, mail }, services) => {
    const quelle = await quelleLaden(services, eingangsnummer)
    if (quelle === undefined) return
    const ablegen = await dateiAblegen(services, {
      name: `Eingangsbestätigung ${eingangsnummer}.pdf`,
      mimeType: 'application/pdf',
      inhalt: await belegErzeugen(quelle),
      unternehmenGuid: quelle.einreichung.unternehmen_guid,
    })
    await services.db.transaction().execute((tx) => festhalten(services, tx, quelle, ablegen, mail))
  },
})
