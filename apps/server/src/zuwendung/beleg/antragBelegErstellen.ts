import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { belegAufgabe } from '../../platform/einreichung/belegAufgabe.ts'
import { EINGANGSVORLAGE } from '../../platform/einreichung/eingangsbeleg.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { antragVerweis } from '../kern/antragMail.ts'
import {
  einreichungMitGeschaeft,
  gesendetesFormular,
  type EinreichungMitGeschaeft,
} from '../kern/einreichungen.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { ANTRAG_BELEG } from './antragBeleg.ts'
import { ANLAGE, belegDaten, belegMail, type BelegQuelle } from './belegDaten.ts'

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

const quelleLaden = async (services: Services, gesendet: EinreichungRow): Promise<Quelle> => {
  const einreichung = await einreichungMitGeschaeft(services.db, gesendet)
  const formular = gesendetesFormular(einreichung)
  const mitglieder = await mitgliederLaden(services.db, einreichung.unternehmen_guid)
  const absender = mitglieder.find((m) => m.sub === einreichung.eingereicht_von)
  return {
    einreichung,
    formular,
    programm: geltendesProgramm(await programmeLesen(services), einreichung.programm, einreichung.erste_am),
    bank: services.config,
    person: absender ? nutzerName(absender) : (formular.unternehmen?.ansprechpartner ?? ''),
    empfaenger: empfaengerVon(einreichung, formular, mitglieder),
  }
}

const mails = (q: Quelle, { config }: Services, belegSha256: string): Mail[] => {
  const { dokument_guid: guid, unternehmen_guid, programm, demo } = q.einreichung
  const verweis = antragVerweis(config, { guid, unternehmen_guid, programm }, 'eingang')
  return q.empfaenger.map(({ an, name, schluessel }) => ({
    an,
    ...belegMail(q, { empfaenger: name, belegSha256, verweis }),
    schluessel,
    demo,
  }))
}

/** Makes the receipt of an application that was sent, and sends the mails. */
export const antragBelegErstellen = belegAufgabe<Quelle>({
  name: ANTRAG_BELEG,
  laden: quelleLaden,
  pdf: (q) => ({ vorlage: EINGANGSVORLAGE, daten: belegDaten(q) }),
  anhang: { name: ANLAGE, beschreibung: 'Die Angaben des Antrags, wie sie eingegangen sind' },
  mails,
})
