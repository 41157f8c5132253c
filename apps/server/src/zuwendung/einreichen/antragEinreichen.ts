import { antragBereinigen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { istEntwurf, antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Tx } from '../../platform/database/database.ts'
import { einreichen, istDieselbe } from '../../platform/einreichung/einreichen.ts'
import { einreichungFesthalten } from '../../platform/einreichung/einreichungFesthalten.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { angabenUebernehmen } from '../kern/angabenUebernehmen.ts'
import { eingereichtBeantworten } from '../antrag/antragBeantworten.ts'
import { antragSpeichern, type Speichern as Einreichen } from '../antrag/antragSpeichern.ts'
import { aenderungMelden } from '../antrag/nachAenderung.ts'
import { ANTRAG_BELEG } from '../beleg/antragBeleg.ts'
import { jahresbudgetReservieren } from '../jahresbudget/jahresbudgetReservieren.ts'
import { einladungNutzen } from './einladungNutzen.ts'
import { EINREICHPRUEFUNGEN } from './einreichPruefungen.ts'
import type { Einreichlage } from '../kern/einreichlage.ts'
import { NUMMERNKREIS } from '../kern/einreichungen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { korrekturLaden } from '../kern/korrektur.ts'
import { nachforderungErledigen } from '../kern/nachforderungen.ts'
import { erlauben, gefunden, stichtagVon } from '../kern/policy.ts'
import { mitzeichnungEinreichen } from '../../platform/mitzeichnung/mitzeichnungEinreichen.ts'
import { ANTRAG_MITZEICHNUNG } from '../mitzeichnung/antragMitzeichnung.ts'
import { geltendesProgramm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { antragSperren, statusSetzen, type AntragRow } from '../kern/repository.ts'
import { ohneAblage } from '../kern/sendefassung.ts'
import { standSchreiben, versionPruefen } from '../kern/antragDokument.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'
import type { Antwort } from '../kern/view.ts'

/** As it will be sent, and the programme that holds for it. */
type Fertig = { readonly antrag: AntragRow; readonly programm: ProgrammDaten }

const festhalten = async (
  services: Services,
  tx: Tx,
  { antrag, programm }: Fertig,
  e: Einreichen,
): Promise<EinreichungRow> => {
  const einreichung = await einreichungFesthalten(tx, {
    dokument: antrag,
    nummer: NUMMERNKREIS[antrag.programm],
    eingegangenAm: e.eingang,
    sub: e.sub,
    inhalt: ohneAblage(antrag.formular),
    mitzeichnung: await mitzeichnungEinreichen(tx, ANTRAG_MITZEICHNUNG, antrag, services.clock.now()),
    beleg: { aufgabe: ANTRAG_BELEG },
  })
  if (antrag.nachforderung !== null) await nachforderungErledigen(tx, antrag.guid, e.eingang)
  await statusSetzen(tx, antrag.geschaeft_guid, 'einreichen', services.clock.now())
  await jahresbudgetReservieren(tx, antrag, programm, e.eingang)
  await einladungNutzen(tx, {
    geschaeftGuid: antrag.geschaeft_guid,
    sub: e.sub,
    jetzt: services.clock.now(),
  })
  return einreichung
}

type Sendedienste = Services & { readonly programme: Programme }
type Sendelage = Einreichlage & Pick<Fertig, 'programm'> & { readonly geladen: AntragRow }

/** As it will be sent: today's company data, the answers of the call, nothing that is no longer asked. */
const fertigstellen = async (
  tx: Tx,
  geladen: AntragRow,
  e: Einreichen,
  { programme }: Sendedienste,
): Promise<Sendelage> => {
  const stichtag = stichtagVon(geladen, e.eingang)
  const programm = geltendesProgramm(programme, geladen.programm, stichtag)
  const kontext = kontextAm(geladen, programm, stichtag)
  const heute = await mitUnternehmensdaten(tx, geladen)
  const formular = await angabenUebernehmen(tx, heute, { ...e.formular, fertig: true }, programm, e.sub)
  const antrag = { ...heute, formular: antragBereinigen(formular, kontext) }
  const mitglieder = await mitgliederLaden(tx, antrag.unternehmen_guid)
  const korrektur = await korrekturLaden(tx, geladen, programme)
  const { sub, eingang } = e
  return { tx, geladen, antrag, programm, kontext, mitglieder, korrektur, sub, eingang }
}

/** What two sign was compared byte for byte with what is sent (mitzeichnungPruefen): it has not changed. */
const geaendertesMelden = async (
  services: Services,
  { tx, geladen, antrag: { formular }, kontext, sub }: Sendelage,
): Promise<void> => {
  if (formular.alleineZeichnungsberechtigt === false) return
  await aenderungMelden({ services, tx, vorher: geladen, nachher: formular, kontext: () => kontext, sub })
}

/** What was sent, with its receipt. */
const antworten = (
  tx: Tx,
  gesendet: { readonly antrag: AntragRow; readonly einreichung: EinreichungRow },
  { sub }: Einreichen,
  { programme, clock }: Sendedienste,
): Promise<Antwort> =>
  eingereichtBeantworten(tx, {
    ...gesendet,
    programme,
    leser: { sub, darfSchreiben: true, jetzt: clock.now() },
  })

/**
 * Submits (R7.2-29, S4-07, S4-08). Under the lock of the application: who comes second, or repeats the call, finds it
 * sent and gets the same Eingangsnummer, time and SHA-256.
 */
const absenden = einreichen({
  sperren: async (tx, e: Einreichen) => gefunden(await antragSperren(tx, e.formular.guid, e.sub)),
  wiederholt: async (tx, antrag, e, dienste: Sendedienste) => {
    const einreichung = istEntwurf(antrag.status) ? undefined : await letzteEinreichung(tx, antrag.guid)
    if (einreichung === undefined || !istDieselbe(einreichung, e.ifMatch)) return undefined
    return antworten(tx, { antrag, einreichung }, e, dienste)
  },
  erlauben: (antrag, { ifMatch }) => {
    erlauben('einreichen', antrag)
    versionPruefen(antrag, ifMatch)
  },
  fertigstellen,
  pruefungen: EINREICHPRUEFUNGEN,
  festhalten: async (tx, fertig, e, dienste) => {
    const { antrag: geprueft, programm } = fertig
    await geaendertesMelden(dienste, fertig)
    const stand = { formular: geprueft.formular, sub: e.sub, handlung: 'antragEinreichen' }
    const neu = await standSchreiben(dienste, tx, geprueft, stand)
    const einreichung = await festhalten(dienste, tx, { antrag: neu, programm }, e)
    const antrag = { ...neu, status: antragStaende.zeilen.einreichen.nach }
    return antworten(tx, { antrag, einreichung }, e, dienste)
  },
})

/** PUT submits when `fertig` is true and saves when it is not (S11-04). */
export const antragEinreichen = async (services: Services, e: Einreichen): Promise<Antwort> =>
  e.formular.fertig === true
    ? absenden({ ...services, programme: await programmeLesen(services) }, e)
    : antragSpeichern(services, e)
